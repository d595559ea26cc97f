import type { Board } from "@wings/core";
import type * as Formats from "@wings/formats";
import { useEffect, useState } from "preact/hooks";
import { useSelect, useWords } from "../../ui/context.js";
import { save } from "../../ui/save-picture.js";

/** The programs of the menu, in its order. */
const PROGRAMS: readonly Formats.AnyFormatName[] = [
  ...(["sudokupad", "f-puzzles", "coach", "exchange", "wiki"] as const),
  ...(["library", "opensudoku", "sdk", "sdm", "simple-sudoku"] as const),
];

/** Those that keep the rules of a board with other houses. */
const WITH_RULES: typeof PROGRAMS = ["sudokupad", "f-puzzles"];

interface OtherProgramsProps {
  readonly board: Board;
  /** The name of a saved file, without its ending. */
  readonly name: string;
  readonly copy: (text: string, what: string) => Promise<void>;
}

/** Takes the board to another program: as a link, as a file, as text, or as a QR code for a phone. */
export function OtherPrograms({ board, name, copy }: OtherProgramsProps) {
  const words = useWords();
  const pencil = useSelect((state) => state.game?.history.now.pencil);
  const [formats, setFormats] = useState<Pick<typeof Formats, "FORMATS" | "formatAny">>();
  const [chosen, setChosen] = useState<Formats.AnyFormatName>("sudokupad");
  const [code, setCode] = useState<{ readonly text: string; readonly svg: string }>();
  useEffect(() => {
    // Offline, it may be missing: then there is no menu.
    import("../../model/other-formats.js").then(setFormats, () => undefined);
  }, []);
  if (formats === undefined) return null;

  const programs = board.layout === undefined ? PROGRAMS : WITH_RULES;
  const notes = pencil && masksOf(pencil.center);
  const { kind, program, extension = "txt" }: Formats.Format = formats.FORMATS[chosen];
  const text = formats.formatAny(board, chosen, { notes, cornerNotes: pencil && masksOf(pencil.corner) });
  const showCode = async (): Promise<void> => {
    const { qrSvg } = await import("../../model/qr-codes.js");
    setCode({ text, svg: qrSvg(text) });
  };
  return (
    <>
      <label>
        {words.otherProgram}
        <select value={chosen} onChange={(event) => setChosen(event.currentTarget.value as Formats.AnyFormatName)}>
          {programs.map((each) => (
            <option key={each} value={each}>
              {labelOf(formats.FORMATS[each])}
            </option>
          ))}
        </select>
      </label>
      {board.layout !== undefined && <p class="note">{words.otherBoards.noPrograms}</p>}
      <div class="buttons">
        {kind === "link" && (
          <a class="button" href={text} target="_blank" rel="noopener noreferrer">
            {words.openIn(program)}
          </a>
        )}
        <button onClick={() => void copy(text, kind === "link" ? words.theLink : words.theText)}>
          {words.copyFor(program)}
        </button>
        {kind === "file" && (
          <button
            onClick={() => save(`${name}.${extension}`, text, "text/plain")}
          >{`${words.saveText} (.${extension})`}</button>
        )}
        <button onClick={() => void showCode()}>{words.qrCode}</button>
      </div>
      {code?.text === text && (
        <img
          class="code"
          alt={`${words.qrCode} ${program}`}
          src={`data:image/svg+xml,${encodeURIComponent(code.svg)}`}
        />
      )}
    </>
  );
}

const labelOf = ({ program, extension }: Formats.Format): string =>
  extension === undefined ? program : `${program} (.${extension})`;

/** A mask for each cell; `undefined` if there are no notes. */
const masksOf = (notes: Readonly<Record<number, number>>): readonly number[] | undefined =>
  Object.keys(notes).length === 0 ? undefined : Array.from({ length: 81 }, (_, cell) => notes[cell] ?? 0);
