// One seat of this browser at the table: its line, and what it has been told.
import type { Up } from "../protocol";
import { hear, nothing, type Heard } from "./hear";
import { Socket, type Line } from "./socket";

export class Chair {
  heard = $state.raw<Heard>(nothing);
  line = $state<Line>("opening");
  private socket: Socket;

  constructor(
    readonly token: string,
    changed: (chair: Chair) => void,
    open = (ears: ConstructorParameters<typeof Socket>[1]) => new Socket(token, ears),
  ) {
    this.socket = open({
      line: (state) => (this.line = state),
      heard: (message) => {
        const next = hear(this.heard, message);
        if (!next) return this.socket.again();
        this.heard = next;
        changed(this);
      },
    });
  }

  get seat(): number | null {
    return this.heard.shown?.seat ?? null;
  }

  get ply(): number {
    return this.heard.shown?.ply ?? -1;
  }

  send(message: Up): boolean {
    return this.socket.send(message);
  }

  /** Take the refusal and the hint away again. */
  hush(): void {
    this.heard = { ...this.heard, refused: null, hint: null };
  }

  close(): void {
    this.socket.close();
  }
}
