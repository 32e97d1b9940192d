// A saved game: one page with everything inside, opened without a network.
import { mount } from "svelte";
import "../tokens.css";
import "../base.css";
import type { Replay as Game } from "../protocol";
import { useFirstLanguage } from "../words.svelte";
import Replay from "./Replay.svelte";

const letters = atob(document.getElementById("replay")!.textContent!);
const packed = new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))]);
const given: Game[] = await new Response(packed.stream().pipeThrough(new DecompressionStream("gzip"))).json();
document.getElementById("transcript")!.hidden = true;
await useFirstLanguage();
mount(Replay, { target: document.getElementById("app")!, props: { given } });
