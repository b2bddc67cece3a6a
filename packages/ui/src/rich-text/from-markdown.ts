/** Blocks that begin with a mark at the beginning of a line. */
const heading = /^(#{1,6})\s+(.+)$/;
const bullet = /^\s*[-*+]\s+(.*)$/;
const numbered = /^\s*\d{1,6}[.)]\s+(.*)$/;
const quoted = /^(?:>|&gt;)\s?(.*)$/;
const line = /^(?:-{3,}|\*{3,}|_{3,})$/;
const fence = /^```/;

/** Text that was written as markdown, or as nothing but lines, with the elements that its marks mean. */
export function fromMarkdown(text: string): string {
  const lines = text.replaceAll("\r", "").split("\n");
  const html: string[] = [];
  for (let at = 0; at < lines.length;) {
    const first = lines[at]!;
    const [, marks, title] = heading.exec(first) ?? [];
    if (marks && title) {
      const level = Math.min(4, marks.length + 1);
      html.push(`<h${level}>${inLine(title)}</h${level}>`);
      at += 1;
    } else if (line.test(first.trim())) {
      html.push("<hr>");
      at += 1;
    } else if (fence.test(first)) {
      const end = lines.findIndex((one, index) => index > at && fence.test(one));
      const code = lines.slice(at + 1, end === -1 ? undefined : end);
      html.push(`<pre><code>${code.join("\n")}</code></pre>`);
      at = end === -1 ? lines.length : end + 1;
    } else {
      const mark = [bullet, numbered, quoted].find((one) => one.test(first));
      const block = takeWhile(lines.slice(at), (one) =>
        mark ? mark.test(one) : one.trim() !== "" && !begins(one),
      );
      if (block.length > 0) html.push(blockOf(block, mark));
      at += Math.max(1, block.length);
    }
  }
  return html.join("");
}

function blockOf(block: readonly string[], mark: RegExp | undefined): string {
  const texts = block.map((one) => inLine((mark?.exec(one)?.[1] ?? one).trim()));
  if (mark === bullet || mark === numbered) {
    const name = mark === bullet ? "ul" : "ol";
    return `<${name}>${texts.map((one) => `<li><p>${one}</p></li>`).join("")}</${name}>`;
  }
  const paragraph = `<p>${texts.join("<br>")}</p>`;
  return mark ? `<blockquote>${paragraph}</blockquote>` : paragraph;
}

const begins = (one: string) =>
  [heading, bullet, numbered, quoted, fence].some((mark) => mark.test(one)) ||
  line.test(one.trim());

/** What stands out within a line; what is code is taken as it is. */
function inLine(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.startsWith("`") && part.length > 2
        ? `<code>${part.slice(1, -1)}</code>`
        : part
            .replaceAll(/\[([^\][]+)\]\(([^\s)"<>]+)\)/g, '<a href="$2">$1</a>')
            .replaceAll(/\*\*(\S(?:[^*]*\S)?)\*\*|__(\S(?:[^_]*\S)?)__/g, "<strong>$1$2</strong>")
            .replaceAll(/(?<![\w*])\*(\S(?:[^*]*\S)?)\*(?![\w*])/g, "<em>$1</em>")
            .replaceAll(/(?<![\w_/.])_(\S(?:[^_]*\S)?)_(?![\w_])/g, "<em>$1</em>"),
    )
    .join("");
}

function takeWhile(lines: readonly string[], isOne: (line: string) => boolean): string[] {
  const end = lines.findIndex((one) => !isOne(one));
  return lines.slice(0, end === -1 ? undefined : end);
}
