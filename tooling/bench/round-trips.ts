/** When a request was asked for and when its answer had arrived, in one clock. */
export interface Span {
  begin: number;
  end: number;
}

/** The length of the longest chain of requests of which each was asked for after the one before it had arrived. */
export function sequentialRoundTrips(spans: readonly Span[]): number {
  const levels: { end: number; level: number }[] = [];
  for (const { begin, end } of spans.toSorted((a, b) => a.begin - b.begin)) {
    const before = levels.filter((earlier) => earlier.end <= begin).map(({ level }) => level);
    levels.push({ end, level: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...levels.map(({ level }) => level));
}
