// Where the cars stand while a story is told: along the line, easing into each space.
import { standOf, type Layout } from "../layout";
import type { Drive, Story } from "../playback/story";
import { poseAt, type Pose } from "./line";

export interface Standing extends Pose {
  seat: number;
  moving: boolean;
}

/** All cars, the moving ones last so that they are drawn above the others. */
export function standings(layout: Layout, cars: string[], story: Story | null, done: number): Standing[] {
  const all = cars.map((place, seat) => {
    const drive = story?.drives.find((one) => one.seat === seat);
    if (!drive) return { seat, moving: false, ...still(layout, place, seat) };
    return { seat, moving: true, ...onTheWay(layout, drive, done - drive.from) };
  });
  return all.sort((a, b) => Number(a.moving) - Number(b.moving));
}

function still(layout: Layout, place: string, seat: number): Pose {
  const { at, left } = standOf(layout, place, seat);
  return poseAt(layout.line, at, left);
}

/** So many steps after setting out. */
export function onTheWay(layout: Layout, { seat, path, steps, back }: Drive, gone: number): Pose {
  const legs = path.length - 1;
  const part = (Math.min(Math.max(gone, 0), steps) / steps) * legs;
  const leg = Math.min(Math.floor(part), legs - 1);
  const [a, b] = [standOf(layout, path[leg]!, seat), standOf(layout, path[leg + 1]!, seat)];
  const share = soft(part - leg);
  const pose = poseAt(layout.line, a.at + (b.at - a.at) * share, a.left + (b.left - a.left) * soft(share));
  const steer = back ? 0 : Math.atan2(a.left - b.left, Math.abs(b.at - a.at) || 1) * Math.sin(Math.PI * share);
  return { ...pose, heading: pose.heading + steer * 0.8 };
}

const soft = (part: number) => part * part * (3 - 2 * part) * 0.5 + part * 0.5;

/** Which pieces on the track the driving car has not yet collected. */
export function uncollected(story: Story, done: number): number {
  const drive = story.drives.find((one) => !one.back);
  return drive ? Math.max(0, Math.floor(done - drive.from + 0.4)) : 0;
}
