/** The credit lines that the licences of the sources ask to be shown wherever their figures are. */
export const credits = {
  onet: (release: string) =>
    `This product includes information from the O*NET ${release} Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. Guildway has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.`,
  wages: (release: string) =>
    `U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics, ${release}.`,
  zip: () => "ZIP code places from GeoNames (geonames.org), used under the CC BY 4.0 license.",
  rapids: () =>
    "Apprenticeable occupations recognized by the U.S. Department of Labor, Office of Apprenticeship (RAPIDS).",
} as const;
