import { mount } from "svelte";
import App from "./App.svelte";
import "./look/page.css";
import "./look/controls.css";
import "./settings/wishes.css";
import { settings } from "./settings/settings.svelte";
import { speaker } from "./words/speaker.svelte";

settings.begin();
await speaker.begin();
mount(App, { target: document.getElementById("page") as HTMLElement });
