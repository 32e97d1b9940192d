// Looking back during a game: one moment of it on the same board, or what the others did, played once more.
import { moment } from "../api";
import type { View } from "../games/room";
import type { TableShown } from "../protocol";
import { motion } from "../settings.svelte";
import { BREATH } from "./frames.svelte";
import { since } from "./moments";
import type { TableStore } from "./store.svelte";

const STILL = 900; // milliseconds for each picture where nothing moves and it is shown again

export class LookBack {
  past = $state.raw<{ n: number; view: View } | null>(null); // the moment that is looked back at
  returned = $state.raw<TableShown | null>(null); // what was shown when we came back: it is not played again
  private sought: number | null = null; // the row of the moment that is on its way

  constructor(private readonly store: TableStore) {}

  /** The rows that can be shown again: what others did since our seat chose last. */
  moments(): number[] {
    const { view, room, active, seat } = this.store;
    const answered = view !== null && room?.answered?.(view);
    return since(active?.heard.log ?? [], seat, answered);
  }

  /** Look back at the moment after a row, as our seat saw it then; the game goes on meanwhile. */
  async look(n: number): Promise<void> {
    const connection = this.store.active!;
    this.sought = n;
    const found = await moment(connection.token, n).catch(() => null);
    if (this.sought !== n || connection !== this.store.active) return;
    this.store.frames.hurry();
    this.store.selection.putDown();
    this.store.inspected = null;
    if (found) this.past = found;
    else connection.refuse("no-answer");
  }

  /** Back to the game as it stands. */
  leave(): void {
    this.sought = null;
    if (!this.past) return;
    this.past = null;
    this.returned = this.store.shown;
  }

  /** Show the others' last moves once more; they are asked for anew, so that they are there after a reload too. */
  async showAgain(): Promise<void> {
    const { active: connection, latest } = this.store;
    const rows = this.store.again.slice(0, -1); // the last of them lies on the table
    if (!connection || !latest || !rows.length) return;
    const found = await Promise.all(rows.map((n) => moment(connection.token, n))).catch(() => null);
    if (connection !== this.store.active || latest.ply !== this.store.latest?.ply) return;
    if (this.store.moving || this.past) return;
    if (!found) return connection.refuse("no-answer");
    this.store.selection.putDown();
    const before = found.map(({ n, view }) => ({ ...latest, ply: n, view }));
    this.store.frames.again([...before, this.store.latest], motion() ? BREATH : STILL);
  }
}
