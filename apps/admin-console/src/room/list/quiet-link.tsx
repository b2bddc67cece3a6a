import { Link, type LinkProps } from "@guildway/router";
import { buttonClass } from "@guildway/ui";

/** A way from a list to what else can be done with it. */
export function QuietLink({ to, children }: Pick<LinkProps, "to" | "children">) {
  return (
    <Link className={buttonClass({ variant: "quiet" })} to={to}>
      {children}
    </Link>
  );
}
