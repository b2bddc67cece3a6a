/** The credit lines that the licences of the sources ask to be shown wherever their figures are. */
export const credits = {
  onet: (release: string) =>
    `This product includes information from the O*NET ${release} Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. Guildway has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.`,
  wages: (release: string) =>
    `U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics, ${release}.`,
  zip: () =>
    "ZIP code places from GeoNames (geonames.org), used under the CC BY 4.0 license; areas of the wage survey by county from the U.S. Census Bureau and the Bureau of Labor Statistics.",
  rapids: () =>
    "Apprenticeable occupations recognized by the U.S. Department of Labor, Office of Apprenticeship (RAPIDS).",
  prevailingWages: (release: string) =>
    `U.S. Department of Labor, Office of Foreign Labor Certification, prevailing wages of ${release} from the Occupational Employment and Wage Statistics.`,
  schools: (release: string) =>
    `Programs and completions of ${release}: U.S. Department of Education, National Center for Education Statistics, Integrated Postsecondary Education Data System (IPEDS).`,
  crosswalks: () =>
    "CIP SOC crosswalk: National Center for Education Statistics and U.S. Bureau of Labor Statistics.",
  projections: (period: string) =>
    `U.S. Bureau of Labor Statistics, Employment Projections, ${period}.`,
  licences: () =>
    "Licenses from CareerOneStop, sponsored by the U.S. Department of Labor, Employment and Training Administration.",
  certifications: () =>
    "RoleMath Top-50 Certification Data, Alex Shick / RoleMath, used under the CC BY 4.0 license.",
  sponsors: () =>
    "Registered apprenticeship sponsors from the Apprenticeship.gov partner finder, U.S. Department of Labor.",
} as const;
