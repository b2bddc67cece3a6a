/** A link that is called by the host that it leads to: what a plan says may be anybody's words. */
export const LinkByHost = ({ to }: { to: string }) => (
  <a href={to}>{new URL(to).host.replace(/^www\./, "")}</a>
);
