import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { buttonClass, useTexts } from "@guildway/ui";
import { texts } from "./texts.ts";

/** The ways to many files at once, and to what the assistant makes of them. */
export function LibraryLinks() {
  const { links } = useTexts(texts);
  return (
    <>
      <Link
        className={buttonClass({ variant: "quiet" })}
        to={linkTo("admin-console.test-question")}
      >
        {links.test}
      </Link>
      <Link className={buttonClass()} to={linkTo("admin-console.uploadResources")}>
        {links.upload}
      </Link>
    </>
  );
}
