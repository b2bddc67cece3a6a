import { sizeInWords } from "@guildway/ui/size-in-words";
import type { Beside } from "../../room/room.ts";
import type { Resource } from "./index-state.tsx";

/** The kind and size of a resource's file. */
export function fileInWords({ file, size }: Resource, { lang }: Beside): string {
  if (!file) return "";
  const kind = file.slice(file.lastIndexOf(".") + 1).toUpperCase();
  return size ? `${kind}, ${sizeInWords(size, `${lang}-US`)}` : kind;
}
