import { mount } from "svelte";
import App from "./App.svelte";
import "./look/page.css";
import "./look/controls.css";
import { speaker } from "./words/speaker.svelte";

await speaker.begin();
mount(App, { target: document.getElementById("page") as HTMLElement });
