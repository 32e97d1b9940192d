// The question whether one is sure, before something ends that cannot be taken back.

export type Final = "resign" | "leave";

export class SureQuestion {
  what = $state<Final | null>(null); // nothing is asked
  at = $state.raw<{ x: number; y: number } | null>(null); // where the pointer asked for it

  ask(what: Final, event?: MouseEvent): void {
    this.what = what;
    this.at = event?.detail ? { x: event.clientX, y: event.clientY } : null;
  }

  withdraw(): void {
    this.what = null;
    this.at = null;
  }
}
