/** What a link's address says to the link alone. */
const own = ["accessCode", "nt"];

/** What else a link's address says, such as who follows it, goes on to where the link leads. */
export function onward(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...search].filter(([name]) => !own.includes(name)));
}
