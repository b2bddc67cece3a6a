/** For tests and benchmarks: 20 occupations of different kinds, each by its O*NET code, then the SOC code under which it is surveyed and projected where that is not its own. */
export const asked = [
  ["47-2111.00"],
  ["47-2152.00"],
  ["49-9021.00"],
  ["51-4121.00"],
  ["47-2151.00"],
  ["29-1141.00"],
  ["29-1212.00"],
  ["31-1121.00", "31-1120"],
  ["21-1011.00", "21-1018"],
  ["25-2055.00", "25-2052"],
  ["15-1252.00"],
  ["15-1299.09"],
  ["53-3032.00"],
  ["53-2011.00"],
  ["27-2011.00"],
  ["11-9021.00"],
  ["13-2011.00"],
  ["39-5012.00"],
  ["35-3023.00"],
  ["55-3016.00"],
] as const;

/** For tests and benchmarks: 10 ZIP codes of different kinds. */
export const zips = [
  ["18101", "Allentown"],
  ["10001", "New York"],
  ["59301", "rural Montana"],
  ["79852", "rural Texas"],
  ["00901", "Puerto Rico, of which no ZIP code is known"],
  ["06103", "Connecticut"],
  ["99723", "the north of Alaska"],
  ["96813", "Hawaii"],
  ["90001", "California, of which no license is known"],
  ["18199", "an unknown ZIP code of Allentown"],
] as const;
