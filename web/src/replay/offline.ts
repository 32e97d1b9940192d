// A saved game: one page with everything inside, opened without a network.
import { mount } from "svelte";
import "../tokens.css";
import "../base.css";
import type { Replay as Game } from "../protocol";
import { speakFirst } from "../words.svelte";
import Replay from "./Replay.svelte";

const given = JSON.parse(document.getElementById("replay")!.textContent!) as Game;
document.getElementById("transcript")!.hidden = true;
await speakFirst();
mount(Replay, { target: document.getElementById("app")!, props: { given } });
