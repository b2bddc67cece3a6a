/** SOC codes that the wage survey publishes together, under a code of its own. */
const publishedTogether: Readonly<Record<string, string>> = {
  "21-1011": "21-1018",
  "21-1014": "21-1018",
  "25-2055": "25-2052",
  "25-2056": "25-2052",
  "25-9042": "25-9045",
  "25-9043": "25-9045",
  "25-9049": "25-9045",
  "51-2022": "51-2028",
  "51-2023": "51-2028",
  "53-1042": "53-1047",
  "53-1043": "53-1047",
  "53-1044": "53-1047",
  "53-1049": "53-1047",
};

/** The codes under which the wage survey and the projections may publish an O*NET occupation, the closest first: its own, a combined one, its broad group. */
export function surveyedCodes(onetCode: string): string[] {
  const soc = onetCode.slice(0, 7);
  const together = publishedTogether[soc];
  return [soc, ...(together === undefined ? [] : [together]), `${soc.slice(0, 6)}0`];
}
