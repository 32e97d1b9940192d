// A saved game: one page with everything inside, opened without a network.
import { mount } from "svelte";
import "../tokens.css";
import "../base.css";
import { bringAlong } from "../examples";
import type { Replay as Game, WorkedExample } from "../protocol";
import { useFirstLanguage } from "../words.svelte";
import Replay from "./Replay.svelte";

const given = await unpacked<Game[]>("replay");
bringAlong(given[0]!.game, await unpacked<WorkedExample[]>("examples"));
document.getElementById("transcript")!.hidden = true;
await useFirstLanguage();
mount(Replay, { target: document.getElementById("app")!, props: { given } });

/** What the page carries under a name, in few letters. */
async function unpacked<T>(name: string): Promise<T> {
  const letters = atob(document.getElementById(name)!.textContent!);
  const packed = new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))]);
  return (await new Response(packed.stream().pipeThrough(new DecompressionStream("gzip"))).json()) as T;
}
