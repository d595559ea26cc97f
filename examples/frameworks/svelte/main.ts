import { mount } from "svelte";
import HintButton from "./HintButton.svelte";

mount(HintButton, { target: document.querySelector("#app")! });
