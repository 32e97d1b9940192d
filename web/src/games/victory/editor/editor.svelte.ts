// The circuit on the bench: every change is drawn as the server sees it, and can be taken back.
import { refusal } from "../../../refusal";
import { design as ask } from "./api";
import { GAME } from "./design";
import type { Design, LaidRoad } from "./wire";
import { begin, goOn, lay, redo, takeFrom, takeLast, turn, undo, type Letter, type Story } from "./draft";

export class Editor {
  story = $state.raw(begin(""));
  design = $state.raw<Design | null>(null); // as the server has seen it last
  chosen = $state<number | null>(null); // a tile that is laid
  trouble = $state("");
  private seeing = Promise.resolve(); // until the last change is seen
  private waiting = Promise.resolve(); // until what was asked for is done
  readonly code = $derived(this.story.now);
  readonly shown = $derived(this.design?.shown ?? null);
  readonly ready = $derived(this.design !== null && this.design.problem === null && this.design.code === this.code);

  lay = (letter: Letter) => {
    const full = this.design?.code === this.code && this.shown?.next === null;
    if (!full) this.change(lay(this.code, letter));
  };
  takeLast = () => this.change(takeLast(this.code));
  takeFrom = (tile: number) => this.change(takeFrom(this.code, tile));
  turn = (tile: number) => this.change(turn(this.code, tile), tile);
  undo = () => this.tell(undo(this.story));
  redo = () => this.tell(redo(this.story));

  mirror = () => this.once(({ mirrored }) => mirrored);
  reverse = () => this.once(({ reversed }) => this.ready && reversed);
  moveLine = () => this.once(({ turned }) => this.ready && turned);
  close = () => this.once(({ missing }) => missing && this.code + missing.letters);

  change = (code: string, chosen: number | null = null) => {
    this.tell(goOn(this.story, code));
    this.chosen = chosen;
  };

  /** Make something of the circuit once the server has seen it, however quickly one thing follows another. */
  once(made: (shown: LaidRoad) => string | false | null): void {
    this.waiting = this.waiting.then(async () => {
      await this.seeing;
      const code = this.shown && this.design?.code === this.code && made(this.shown);
      if (code) this.change(code);
    });
  }

  /** A click on a tile chooses it; one more turns it. */
  touch = (tile: number) => {
    if (this.chosen === tile) this.turn(tile);
    else this.chosen = tile;
  };

  tell(story: Story): void {
    this.story = story;
    this.chosen = null;
    this.seeing = this.look(story.now, () => this.code === story.now);
  }

  /** Begin with the code in an address; with nothing where that cannot be read. */
  async begin(code: string): Promise<void> {
    await this.open(code);
    const { trouble } = this;
    if (!this.design) await this.open("");
    this.trouble = trouble || this.trouble;
    this.story = begin(this.code);
  }

  /** A code that somebody has typed or sent: what cannot be read changes nothing. */
  open(code: string): Promise<void> {
    return this.look(code, () => true);
  }

  async look(code: string, wanted: () => boolean): Promise<void> {
    try {
      const design = await ask(code);
      if (!wanted()) return;
      this.story = goOn(this.story, design.code);
      [this.design, this.trouble] = [design, ""];
    } catch (problem) {
      if (wanted()) this.trouble = refusal(problem, GAME);
    }
  }
}
