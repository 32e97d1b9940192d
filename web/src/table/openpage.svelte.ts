// The page that lies open beside the board; where it is narrow, and at a children's table, only while somebody reads it.
import { PAGES, type PageName } from "./Pages.svelte";

export class OpenPage {
  name = $state<PageName>("log");
  sheet = $state(false); // it lies over the table
  rule = $state.raw<{ id: string } | null>(null); // where the rulebook lies open; a new object each time it is asked for

  constructor(private readonly children: () => boolean) {}

  /** The pages there are. */
  all: readonly PageName[] = $derived.by(() => (this.children() ? PAGES.slice(1) : PAGES));

  open(name: PageName): void {
    this.name = name;
    this.sheet = this.children() || isNarrow();
  }

  openRule(id: string): void {
    this.rule = { id };
    this.open("rules");
  }

  close(): void {
    this.sheet = false;
  }
}

/** Whether pages lie over the board: beside it nothing has to be closed. */
const isNarrow = () => matchMedia("(max-width: 47.5em), (max-width: 60em) and (orientation: portrait)").matches;
