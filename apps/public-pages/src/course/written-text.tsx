import { Markdown } from "@guildway/ui/markdown";
import { RichText } from "@guildway/ui/rich-text";

interface Props {
  text: string;
  /** It was written with headings, lists and links, and not as markdown. */
  isRich?: boolean | null | undefined;
  /** The level of the heading that it stands under. */
  beneath: 1 | 2 | 3;
}

/** A longer text of a course to read, however it was written. */
export function WrittenText({ text, isRich, beneath }: Props) {
  return isRich ? (
    <RichText html={text} beneath={beneath} />
  ) : (
    <Markdown text={text} beneath={beneath} />
  );
}
