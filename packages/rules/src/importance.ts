/** O*NET's importance of 1 to 5 as it is shown: 0 to 100, halves rounded up. Source: O*NET, "Scales, Ratings, and Standardized Scores". */
export function shownImportance(importance: number): number {
  return Math.floor(((importance - 1) / 4) * 100 + 0.5 + 1e-9);
}
