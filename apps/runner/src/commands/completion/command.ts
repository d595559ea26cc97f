import { defineCommand } from "../../command/define-command.js";

export const completion = defineCommand({
  name: "completion",
  about: "print the completion script for a shell",
  operands: "bash|zsh|fish",
  inputs: "one",
  wants: "a shell: bash, zsh or fish",
  completes: ["bash", "zsh", "fish"],
  flags: {},
  examples: [
    ['eval "$(wings completion bash)"', "in ~/.bashrc"],
    ['eval "$(wings completion zsh)"', "in ~/.zshrc"],
    ["wings completion fish > ~/.config/fish/completions/wings.fish", "once, in fish"],
  ],
  load: () => import("./run.js"),
});
