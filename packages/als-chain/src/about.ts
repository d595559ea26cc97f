import type { About } from "@wings/core/about";

export const alsChain: About = {
  level: "extreme",
  score: 350,
  hodoku: { score: 340, level: "unfair", codes: ["0903"], isUnion: true },
  names: {
    hodoku: "Almost Locked Set Chain",
    others: [
      "almost locked set",
      "als",
      "alternating inference chain",
      "nice loop",
      "continuous loop",
      "discontinuous loop",
    ],
  },
  station: { line: "sets", buildsOn: ["als-xy-wing"] },
  example: "w1jBgjbkAc1M092aj35fjg8j4ajg5bj3g6j2keabj5371j64admA67A6C8k6aM0Ca3Ai612KojcC8jEgjM4M4CgEo21jf",
  drawing: { board: "w1dfjhl39jg3j4l6j2n4j6dh37nck5j8K1dj9j2hd6C1c7j6jA6A64k3j4k8jJh2I2jI2dB1DhcFhj" },
  timedWith: "ALS Chain",
};

export const alsRing: About = {
  level: "extreme",
  score: 360,
  leftOutOf: ["players"],
  hodoku: { score: 340, level: "unfair" },
  names: { others: ["almost locked set", "als", "loop", "continuous"] },
  station: { line: "sets", buildsOn: ["als-xz"] },
  example: "w1jD0D2cheakdacgkhefekfadbcgjbdejL1cH0jfEgkcK1dK0bickdD2eD0aldjH0iajhmcfjeA5B8jiBgE3gk",
  drawing: { board: "w1e381k79j1j95DcAc8A6k4fjO4M4kej6d2k5j38jcfmK0k53j7kM068jdm2cil6d514ejK0K7I7kO0" },
};
