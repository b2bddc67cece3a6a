import { linkTo } from "@guildway/federation";
import { useTexts } from "@guildway/ui";
import { QuietLink } from "../../room/list/quiet-link.tsx";
import { texts } from "./texts.ts";

/** The way to a program that a document describes. */
export function FromDocument() {
  const { fromDocument } = useTexts(texts);
  return <QuietLink to={linkTo("admin-console.fileParse")}>{fromDocument}</QuietLink>;
}
