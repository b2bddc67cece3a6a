import { linkTo } from "@guildway/federation";
import { useTexts } from "@guildway/ui";
import { QuietLink } from "../../room/list/quiet-link.tsx";
import { texts } from "./texts.ts";

/** The way to many people at once. */
export function ImportLink() {
  const { importFile } = useTexts(texts);
  return <QuietLink to={linkTo("admin-console.usersImport")}>{importFile}</QuietLink>;
}
