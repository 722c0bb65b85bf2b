import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/page.css";
import "./ui/controls.css";
import "./settings/settings.css";
import { installing } from "./offline/installing.svelte";
import { settings } from "./settings/settings.svelte";
import { speaker } from "./words/speaker.svelte";

settings.begin();
await speaker.begin();
installing.begin();
mount(App, { target: document.getElementById("page") as HTMLElement });
