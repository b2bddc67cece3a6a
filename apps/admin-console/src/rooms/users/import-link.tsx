import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { buttonClass, useTexts } from "@guildway/ui";
import { texts } from "./texts.ts";

/** The way to many people at once. */
export function ImportLink() {
  const { importFile } = useTexts(texts);
  return (
    <Link className={buttonClass({ variant: "quiet" })} to={linkTo("admin-console.usersImport")}>
      {importFile}
    </Link>
  );
}
