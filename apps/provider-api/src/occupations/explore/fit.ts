/** How two profiles of the same interests agree: Pearson's correlation, from -1 to 1 to three decimals; undefined where one of them prefers nothing. */
export function fitOf(one: readonly number[], other: readonly number[]): number | undefined {
  const [a, b] = [fromMean(one), fromMean(other)];
  const spread = Math.sqrt(product(a, a) * product(b, b));
  return spread === 0 ? undefined : Math.round((product(a, b) / spread) * 1000) / 1000;
}

/** Whether a profile likes everything alike, so that nothing can fit it better than anything else. */
export const isFlat = (profile: readonly number[]): boolean => new Set(profile).size === 1;

function fromMean(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

const product = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, place) => sum + value * (b[place] ?? 0), 0);
