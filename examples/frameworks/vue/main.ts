import { createApp } from "vue";
import HintButton from "./HintButton.vue";

createApp(HintButton).mount("#app");
