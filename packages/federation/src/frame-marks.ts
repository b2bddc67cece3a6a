/** What stands in the HTML of a frame where a page says something of itself. */
export const frameMarks = {
  name: "--organization-name--",
  logo: "--organization-logo--",
  color: "--organization-color--",
  title: "--page-title--",
} as const;
