/** Classes of PostgreSQL's own words for a broken connection and for no room for one more. */
const classes = ["08", "53"];
/** Its words for a server that goes down, and for one that comes up. */
const states = ["57P01", "57P02", "57P03"];
/** What the network says where nobody answers, or somebody stopped to. */
const ofNetwork = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH"];
/** What the driver says in words alone. */
const ofDriver =
  /^Connection terminated|^timeout exceeded when trying to connect|^Query read timeout|is not queryable$/;

/** Whether an error says that the database was not reached, or was lost on the way: nobody's fault, and worth another try. */
export function isUnreachable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === "string" && code !== "")
    return states.includes(code) || ofNetwork.includes(code) || classes.includes(code.slice(0, 2));
  return typeof message === "string" && ofDriver.test(message);
}
