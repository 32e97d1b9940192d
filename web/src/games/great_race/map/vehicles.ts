// Where the vehicles stand on the sheet: together in a space, or between two of them.
import type { Hop } from "../playback/story";
import { centre, fan, seaRoute, type Atlas, type Spot } from "./geometry";
import type { Space, Vehicle } from "../view";

export interface PlacedVehicle extends Spot {
  vehicle: number; // its place among the vehicles
  crew: string;
  number: string; // on its door
  at: string;
  size: number;
}

const LIFT = -9; // vehicles stand in the upper half of a space,
const OVER = -22; // and above the medallion of a town

/** Whoever is under way is drawn last, above the others. */
export function placeVehicles(vehicles: Vehicle[], hops: (Hop & { part: number })[], atlas: Atlas): PlacedVehicle[] {
  const under = new Map(hops.map((hop) => [hop.vehicle, hop]));
  const rest = vehicles.flatMap((one, vehicle) =>
    one.at && !under.has(vehicle) ? [{ one, vehicle, at: one.at }] : [],
  );
  const still = rest.map(({ one, vehicle, at }) => {
    const here = rest.filter((other) => other.at === at).map((other) => other.vehicle);
    const space = atlas.get(at)!;
    const { x, y } = centre(space);
    const offset = fan(here.length)[here.indexOf(vehicle)]!;
    const size = here.length > 2 ? 0.75 : here.length > 1 || space.town ? 0.85 : 1;
    return { ...named(one, vehicle), at, x: x + offset.x, y: y + offset.y + liftOf(space), size };
  });
  const going = hops.map((hop) => ({
    ...named(vehicles[hop.vehicle]!, hop.vehicle),
    ...between(hop, atlas),
    at: hop.to,
    size: 1,
  }));
  return [...still, ...going];
}

export const numberOn = (one: Vehicle, vehicle: number) => (one.crew === "T" ? "T" : String(vehicle + 1));

const named = (one: Vehicle, vehicle: number) => ({ vehicle, crew: one.crew, number: numberOn(one, vehicle) });

/** In a little bound over land, along the drawn arc at sea. */
function between({ from, to, sea, part }: Hop & { part: number }, atlas: Atlas): Spot {
  const [one, other] = [atlas.get(from)!, atlas.get(to)!];
  const southward = one.row <= other.row; // as the arcs are drawn
  const spot = !sea
    ? bound(centre(one), centre(other), part)
    : southward
      ? seaRoute(one, other).along(part)
      : seaRoute(other, one).along(1 - part);
  return { x: spot.x, y: spot.y + liftOf(one) * (1 - part) + liftOf(other) * part };
}

const liftOf = ({ town }: Space) => (town ? OVER : LIFT);

const bound = (a: Spot, b: Spot, part: number): Spot => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part - 5 * Math.sin(Math.PI * part),
});
