// Which point is meant: the car or the lit one nearest to a finger, or the next one in the direction of an arrow key.
import type { Spot } from "./geometry";

export interface Named extends Spot {
  name: string;
}

/** What a tap means: the lit point nearest to it, unless a car is as near; what is in doubt drives nowhere. */
export function meant(hit: string, tap: Spot, lit: Named[], cars: Named[], reach: number): string {
  const away = ({ x, y }: Spot) => Math.hypot(x - tap.x, y - tap.y);
  const nearest = (places: Named[]) =>
    places.reduce<Named | null>((near, one) => (near && away(near) <= away(one) ? near : one), null);
  const [goal, car] = [nearest(lit), nearest(cars)];
  if (!goal || away(goal) > reach) return hit;
  return car && away(car) < away(goal) + reach / 4 ? car.name : goal.name;
}

const ARROWS: Record<string, Spot> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** The nearest point in that direction, rather straight ahead than beside. */
export function beyond(arrow: string, from: Spot, points: Named[]): string | null {
  const way = ARROWS[arrow];
  if (!way) return null;
  const far = ({ x, y }: Spot) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const beside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    return ahead > 1 && beside <= ahead ? ahead + 4 * beside : Infinity;
  };
  const best = points.reduce<Named | null>((near, one) => (near && far(near) <= far(one) ? near : one), null);
  return best && far(best) < Infinity ? best.name : null;
}
