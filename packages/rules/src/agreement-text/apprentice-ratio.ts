/** How many apprentices so many journeyworkers allow in Pennsylvania: 1 for 1 to 4, 2 for 5 to 9, 3 for 10 to 14, one more for each 5 further. */
export function mostApprentices(journeyworkers: number): number {
  return journeyworkers >= 1 ? Math.floor(journeyworkers / 5) + 1 : 0;
}

/** From so many active apprentices on an employer needs a written affirmative action plan. */
export const affirmativeActionFrom = 5;
