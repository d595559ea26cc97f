import type { Message } from "@wings/core";
import type { Messages } from "@wings/language-en";

const locked = (name: string, count: string): Message => ({
  long:
    "{cells} liegen in {line} und zugleich in {box} und haben nur die Kandidaten {digits}. " +
    `Die ${count} Zellen brauchen diese ${count} Ziffern, also kann keine andere Zelle von {line} oder {box} ` +
    "sie haben: {outcome}.",
  short: "{cells} in {line} und {box} haben nur {digits}: {outcome}",
  vague: `Es gibt ${name} in {box}.`,
});

const naked = (name: string, count: string): Message => ({
  long:
    "In {house} haben {cells} nur die Kandidaten {digits}. " +
    `Die ${count} Zellen brauchen diese ${count} Ziffern, also kann keine andere Zelle von {house} ` +
    "sie haben: {outcome}.",
  short: "{cells} in {house} haben nur {digits}: {outcome}",
  vague: `Es gibt ${name} in {house}.`,
});

const hidden = (name: string, cells: string): Message => ({
  long:
    "In {house} können die Ziffern {digits} nur in {cells} stehen. " +
    `Sie füllen ${cells}, also passt dort keine andere Ziffer hinein: {outcome}.`,
  short: "{digits} stehen in {house} nur in {cells}: {outcome}",
  vague: `Es gibt ${name} in {house}.`,
});

export const subsets: Messages = {
  "locked-pair": locked("ein gesperrtes Paar", "zwei"),
  "locked-triple": locked("einen gesperrten Dreier", "drei"),
  "naked-pair": naked("ein nacktes Paar", "zwei"),
  "naked-triple": naked("einen nackten Dreier", "drei"),
  "naked-quad": naked("einen nackten Vierer", "vier"),
  "hidden-pair": hidden("ein verstecktes Paar", "beide Zellen"),
  "hidden-triple": hidden("einen versteckten Dreier", "alle drei Zellen"),
  "hidden-quad": hidden("einen versteckten Vierer", "alle vier Zellen"),
};
