type Unknown = null | undefined;

type Known<Facts> = {
  [Name in keyof Facts as Extract<Facts[Name], Unknown> extends never ? Name : never]: Facts[Name];
} & {
  [Name in keyof Facts as Extract<Facts[Name], Unknown> extends never ? never : Name]?: NonNullable<
    Facts[Name]
  >;
};

/** Facts without those that are not known, as machines are told them. */
export function known<const Facts extends { "@type": string }>(facts: Facts): Known<Facts> {
  const all = Object.entries(facts);
  return Object.fromEntries(
    all.filter(([, fact]) => fact !== undefined && fact !== null && fact !== ""),
  ) as Known<Facts>;
}
