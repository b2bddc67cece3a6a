import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { buttonClass, useTexts, VisuallyHidden } from "@guildway/ui";
import { texts } from "./texts.ts";

interface Props {
  table: "employerAgreements" | "apprenticeAgreements";
  id: string;
  /** Whose agreement it is. */
  name: string;
  toSign?: boolean;
}

/** The way to an agreement, to read it or to sign it. */
export function OpenAgreement({ table, id, name, toSign = false }: Props) {
  const text = useTexts(texts);
  return (
    <Link
      className={buttonClass({ variant: toSign ? "primary" : "secondary" })}
      to={linkTo("agreements.sponsorDocument", { collection: table, docId: id })}
    >
      {toSign ? text.reviewAndSign : text.open}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Link>
  );
}
