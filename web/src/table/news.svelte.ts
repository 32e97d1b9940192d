// What has happened to us: as each table is drawn, the room tells it until we choose again, and our first turns are counted.
import type { Room, Sentence, View } from "../games/room";
import type { TableShown } from "../protocol";
import { countTurn, endsTurn } from "./turns";

export class News {
  sentences = $state.raw<Sentence[]>([]); // what has happened to us since we chose last
  private seen = new Map<number, View>(); // what each of our seats was shown last
  private drawn: View | null = null; // what was shown last
  private counted: View | null = null; // the same, but for turns that wait to be ended

  /** A table of one of our seats is drawn; returns what that seat saw before, if this is newer. */
  arrive(room: Room, { game, seat, view }: TableShown, mine: number[]): View | null {
    const before = this.seen.get(seat!);
    if (before && before.ply > view.ply) return null; // shown again
    if (!view.confirm) this.count(game, view, mine);
    const sat = this.drawn?.seat === seat;
    this.drawn = view;
    this.seen.set(seat!, view);
    if (before && before.ply >= view.ply) return null;
    const told = room.news?.(before ?? null, view) ?? [];
    this.sentences = sat && before && before.turn !== seat ? [...this.sentences, ...told] : told;
    return before ?? null;
  }

  /** Count our first turns; one that waits to be ended can still be taken back. */
  private count(game: string, view: View, mine: number[]): void {
    if (this.counted && this.counted.ply < view.ply && endsTurn(this.counted, view, mine)) countTurn(game);
    this.counted = view;
  }
}
