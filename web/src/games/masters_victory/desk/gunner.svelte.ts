// Artillery that fires by itself: for whoever wishes it every shot is ordered at once, by the clicks of a person.
import { loadItem, saveItem } from "../../../storage";
import type { Move, View } from "../view";

const KEY = "masters_victory.gunner";
const MOST = 40; // seats that are remembered

export class Gunner {
  private seats = $state.raw<string[]>(loadItem<string[]>(KEY, [])); // "table seat", the last one newest
  private asked: View | null = null; // the position for which a shot was ordered last
  private ordered: string | null = null; // that shot
  private fired = new Set<string>(); // shots that were fired: one that can be fired again was taken back

  constructor(private readonly table: () => string | undefined) {}

  private nameOf = ({ seat }: View) => `${this.table()} ${seat}`;

  /** Whether the artillery of the seat that looks fires by itself. */
  isOn(view: View): boolean {
    return this.seats.includes(this.nameOf(view));
  }

  change(view: View): void {
    const name = this.nameOf(view);
    const others = this.seats.filter((one) => one !== name);
    this.seats = this.isOn(view) ? others : [...others, name].slice(-MOST);
    this.fired.clear(); // whoever asks for it anew means all of them
    saveItem(KEY, this.seats);
  }

  /** The shot to order now, once in each position, and none that was taken back. */
  next(view: View, choices: Move[]): Move | null {
    const open = new Map(choices.filter(({ kind }) => kind === "fire").map((choice) => [shotOf(choice, view), choice]));
    if (this.ordered && !open.has(this.ordered)) this.fired.add(this.ordered);
    this.ordered = null;
    if (!this.isOn(view) || this.asked === view) return null;
    const [shot, choice] = [...open].find(([one]) => !this.fired.has(one)) ?? [null, null];
    if (choice) [this.asked, this.ordered] = [view, shot];
    return choice;
  }
}

/** A shot by its pieces, wherever they stand: "21>28,30". */
export function shotOf({ clicks }: Move, view: View): string {
  const at = (square: string) => view.pieces.findIndex((piece) => piece.square === square);
  return `${at(clicks[0]!)}>${(view.shots[clicks[0]!] ?? []).map(at).join()}`;
}
