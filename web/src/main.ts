// The first page: theme and language before anything is drawn, then the app.
import { mount } from "svelte";
import App from "./App.svelte";
import "./tokens.css";
import "./base.css";
import { watchChunks } from "./parts/chunks.svelte";
import { followLinks } from "./route.svelte";
import { showTheme } from "./settings.svelte";
import { useFirstLanguage } from "./words.svelte";

showTheme();
watchChunks();
followLinks();
await useFirstLanguage();
mount(App, { target: document.getElementById("app")! });
