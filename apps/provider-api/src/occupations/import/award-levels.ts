/** The award levels of IPEDS; a file can name them otherwise, and others. */
export const awardLevels: { awardLevel: number; label: string }[] = [
  {
    awardLevel: 20,
    label: "Certificate, under 12 weeks (<300 clock hours / <9 credits)",
  },
  {
    awardLevel: 21,
    label: "Certificate, 12 weeks to under 1 year (300-899 clock hours / 9-29 credits)",
  },
  {
    awardLevel: 2,
    label: "Certificate, 1 to under 2 years (900-1,799 clock hours / 30-59 credits)",
  },
  { awardLevel: 3, label: "Associate's degree" },
  {
    awardLevel: 4,
    label: "Certificate, 2 to under 4 years (1,800+ clock hours / 60+ credits)",
  },
  { awardLevel: 5, label: "Bachelor's degree" },
  { awardLevel: 6, label: "Post-baccalaureate certificate" },
  { awardLevel: 7, label: "Master's degree" },
  { awardLevel: 8, label: "Post-master's certificate" },
  { awardLevel: 17, label: "Doctorate, research/scholarship" },
  { awardLevel: 18, label: "Doctorate, professional practice" },
  { awardLevel: 19, label: "Doctorate, other" },
];
