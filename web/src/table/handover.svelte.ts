// Several people at one screen: whatever is one's secret is covered until that one says that the others look away.
import type { TableShown } from "../protocol";
import type { Connection } from "./connection.svelte";

export class Handover {
  private alone = $state.raw<number | null>(null); // the seat for which the cover was lifted, while it has a secret

  constructor(private connections: () => Connection[]) {}

  /** A table is drawn: once it shows another seat, or its seat has no secret any more, others may have looked. */
  drawn({ seat }: TableShown): void {
    if (seat !== this.alone || !this.hasSecret(seat)) this.alone = null;
  }

  /** Whether a table is to be covered. What was a secret when it was told and is none by now needs no cover. */
  covers({ seat, view }: TableShown): boolean {
    return this.connections().length > 1 && view.secret && this.hasSecret(seat) && seat !== this.alone;
  }

  /** The one who may see it is there, and nobody else looks. */
  lift(seat: number | null): void {
    this.alone = seat;
  }

  private hasSecret(seat: number | null): boolean {
    return this.connections().some((connection) => connection.seat === seat && connection.heard.shown?.view.secret);
  }
}
