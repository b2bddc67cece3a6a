/** What is other than it was promised. */
export interface Changes {
  /** What a program that relied on it would trip over. */
  breaking: string[];
  /** What no program needs to know. */
  additions: string[];
}

/** How far a number may go: `GET /path takes limit to 3000`. */
const bound = /^(\S+ \S+ takes \S+) (from|to) (-?\d+)$/;

/** Compares what is promised with what was. A promise that is gone breaks a caller, and so does what is newly asked of one. */
export function compare(before: readonly string[], after: readonly string[]): Changes {
  const was = new Set(before);
  const is = new Set(after);
  const gone = before.filter((line) => !is.has(line)).map((line) => ({ line, isGone: true }));
  const come = after.filter((line) => !was.has(line)).map((line) => ({ line, isGone: false }));
  const changes = [...gone, ...come].map(({ line, isGone }) => ({
    text: isGone ? `no longer: ${line}` : line,
    breaks: isGone ? isMissed(line) : narrows(line, before) || isNewlyAsked(line, was),
  }));
  const texts = (breaks: boolean) =>
    changes.filter((change) => change.breaks === breaks).map(({ text }) => text);
  return { breaking: texts(true), additions: texts(false) };
}

/** Whether somebody can have relied on it: what is no longer needed, or no longer bounded, is missed by nobody. */
const isMissed = (line: string): boolean => !line.includes(" needs ") && !bound.test(line);

/** Whether those who called it before now have to send more. */
const isNewlyAsked = (line: string, was: ReadonlySet<string>): boolean =>
  line.includes(" needs ") && was.has(`${line.split(" ").slice(0, 2).join(" ")} is there`);

/** Whether a bound leaves less room than there was. */
function narrows(line: string, before: readonly string[]): boolean {
  const [, what, side, number] = bound.exec(line) ?? [];
  if (!what) return false;
  const earlier = before.find((one) => one.startsWith(`${what} ${side} `));
  if (!earlier) return before.some((one) => one.startsWith(`${what}: `));
  const other = Number(bound.exec(earlier)![3]);
  return side === "to" ? Number(number) < other : Number(number) > other;
}
