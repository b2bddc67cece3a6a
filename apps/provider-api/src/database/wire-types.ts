const int8 = 20;
const numeric = 1700;
const date = 1082;
const timestamptz = 1184;

/** How both drivers read the types that they would otherwise read differently. */
export const wireParsers: Record<number, (value: string) => unknown> = {
  [int8]: Number,
  [numeric]: Number,
  [date]: (value) => value,
  [timestamptz]: (value) => new Date(value).toISOString(),
};
