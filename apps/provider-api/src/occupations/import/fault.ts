/** One thing wrong in a file: `line` counts from 1, and is 0 when the file itself is missing. */
export interface ImportFault {
  readonly file: string;
  readonly line: number;
  readonly column: string;
  readonly reason: string;
  /** The file cannot be relied upon: nothing of its source is imported. */
  readonly damaged?: true;
}

/** The fault as one line for the person who runs the import. */
export function faultInWords({ file, line, column, reason }: ImportFault): string {
  return [file, line > 0 ? `line ${line}` : "", column ? `column "${column}"` : ""]
    .filter(Boolean)
    .join(", ")
    .concat(`: ${reason}`);
}
