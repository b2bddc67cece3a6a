/** What the start page of staff says. */
export const texts = {
  people: "People",
  allPeople: "See all users",
  noPeople: "People appear here when they sign up or are added.",
  noName: "No name",
  roles: "People by role",
  plans: "Training plans",
  noPlans: "Plans appear here when they are saved for this organization in Career Pathways.",
  noTitle: "No title",
  failed: "This could not be loaded",
};
