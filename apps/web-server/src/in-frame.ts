import { escapeHtml, frameMarks, type RenderedPage } from "@guildway/federation/compose";

/** A page between what stands before and after it, whose bar says what the page told it. */
export function inFrame(
  [before, after]: readonly [string, string],
  { html, frame: { title, organization } }: RenderedPage,
): string {
  const { name = "", logoUrl = "", color = "" } = organization ?? {};
  const said: [mark: string, value: string | undefined][] = [
    [frameMarks.logo, logoUrl],
    [frameMarks.name, name],
    [frameMarks.title, title],
    [frameMarks.color, /^#[\da-f]{3,8}$/i.test(color) ? color : "var(--accent)"],
  ];
  return (
    said.reduce(
      (bar, [mark, value = ""]) =>
        value === ""
          ? bar.replace(new RegExp(`<(img|span)[^>]*(?:"${mark}"[^>]*>|>${mark}</span>)`), "")
          : bar.replaceAll(mark, () => escapeHtml(value)),
      before,
    ) +
    html +
    after
  );
}
