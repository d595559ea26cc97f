/** Line drawings, 24 by 24. */
const PATHS = {
  undo: "M4 9h10a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4",
  redo: "M20 9H10a5 5 0 0 0 0 10h6M20 9l-4-4M20 9l-4 4",
  erase: "M9 6h11v12H9l-6-6zM12 10l4 4M16 10l-4 4",
  open: "M4 19V5h6l2 3h8v11z",
  share: "M12 15V3M8 7l4-4 4 4M5 12v8h14v-8",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5",
  again: "M5 12a7 7 0 1 0 2.5-5.4M4 4v5h5",
  first: "M6 5v14M18 5l-8 7 8 7",
  back: "M15 5l-8 7 8 7",
  next: "M9 5l8 7-8 7",
  last: "M18 5v14M6 5l8 7-8 7",
  up: "M5 15l7-7 7 7",
  down: "M5 9l7 7 7-7",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z",
  settings: "M4 7h10M18 7h2M4 17h2M10 17h10M14 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0M6 17a2 2 0 1 0 4 0 2 2 0 0 0-4 0",
  print: "M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  pause: "M8 5v14M16 5v14",
  check: "M5 12l5 5 9-10",
  close: "M6 6l12 12M18 6L6 18",
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
