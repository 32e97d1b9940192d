// How one comes to a table: its room is opened, our seat is kept in this browser, and the other seats kept here sit down too.
import { untrack } from "svelte";
import { room } from "../games";
import { remember, seatAt, seatsAt } from "../keptseats";
import { rename } from "../route.svelte";
import { open as openWords } from "../words.svelte";
import type { TableStore } from "./store.svelte";

export class Entry {
  ready = $state(false); // the room is open, and all our seats have heard how things stand, or cannot hear
  private furnished = $state(false); // the room is open

  /** Made while a page is set up; the first message lets us in, and `arrived` hears at which table. */
  constructor(
    private readonly store: TableStore,
    private readonly token: string,
    private readonly watching: boolean,
    private readonly arrived: (table: string) => void,
  ) {
    const game = $derived(store.shown?.game);
    $effect(() => {
      if (game) untrack(() => void this.enter(game));
    });
    $effect(() => {
      if (this.furnished && store.gathered) this.ready = true;
    });
  }

  private async enter(game: string): Promise<void> {
    const { table } = this.store.shown!;
    this.arrived(table);
    if (!this.watching) this.sitDown(game);
    const [found] = await Promise.all([room(game), openWords(game)]);
    this.store.furnish(found);
    this.furnished = true;
  }

  /** The key is kept in this browser and leaves the address, which now lets others watch; our other seats sit down too. */
  private sitDown(game: string): void {
    const { table, seat, watch } = this.store.shown!;
    if (seat !== null) remember({ token: this.token, table, game, seat, watch: watch ?? undefined });
    if (seat !== null && watch && seatAt(watch)?.token === this.token) rename(`/t/${watch}`);
    for (const { token } of seatsAt(table)) this.store.sit(token);
  }
}
