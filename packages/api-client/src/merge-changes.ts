type Row = Readonly<Record<string, unknown>>;

/** Two changes of one record, by the names of their fields. */
export interface ComparedChanges {
  /** What others have changed since it was read. */
  readonly theirs: readonly string[];
  /** What others have changed and we would write over, or may have: what was not read or is not answered cannot be compared. */
  readonly both: readonly string[];
}

/** What every write changes, so that it says nothing. */
const ofEveryWrite: ReadonlySet<string> = new Set(["version", "updatedAt", "draft"]);

/** Compares what others have made of a record since it was read with what we send; a field that both set to the same is no conflict. */
export function compareChanges(before: Row, current: Row, sent: Row): ComparedChanges {
  const theirs = Object.keys(current).filter(
    (name) =>
      !ofEveryWrite.has(name) &&
      Object.hasOwn(before, name) &&
      !isSame(before[name], current[name]),
  );
  const both = Object.keys(sent).filter((name) => {
    if (sent[name] === undefined) return false;
    if (!Object.hasOwn(current, name)) return true;
    if (isListChange(sent[name]) && Array.isArray(current[name])) return false;
    const isUntouched = Object.hasOwn(before, name) && !theirs.includes(name);
    return !isUntouched && !isSame(sent[name], current[name]);
  });
  return { theirs, both };
}

/** Adding to a list and taking away from it, `{ add, remove }`, writes over nothing. */
const isListChange = (sent: unknown) => isNested(sent) && !Array.isArray(sent);

/** Whether two values of JSON are the same; the order of names counts for nothing. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isNested(one) || !isNested(other) || Array.isArray(one) !== Array.isArray(other))
    return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

function isNested(value: unknown): value is Row {
  return typeof value === "object" && value !== null;
}
