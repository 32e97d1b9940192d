// The first page: theme and language before anything is drawn, then the app.
import { mount } from "svelte";
import App from "./App.svelte";
import "./tokens.css";
import "./base.css";
import { watchParts } from "./parts/whole.svelte";
import { followLinks } from "./route.svelte";
import { showTheme } from "./settings.svelte";
import { speakFirst } from "./words.svelte";

showTheme();
watchParts();
followLinks();
await speakFirst();
mount(App, { target: document.getElementById("app")! });
