import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SizedImage } from "./sized-image.tsx";

const drawn = (src: string) =>
  renderToStaticMarkup(<SizedImage src={src} alt="Lathe" sizes="100vw" />);

it("a public picture of ours comes in the widths that are made of it", () => {
  const src = `/v1/files/${"a".repeat(22)}.png`;
  expect(drawn(src)).toContain(`${src}/image?width=320 320w`);
});

it.each([`/v1/files/${"a".repeat(22)}.png?expires=1&signature=x`, "https://elsewhere.test/a.png"])(
  "%s comes as it is",
  (src) => expect(drawn(src)).not.toContain("srcSet"),
);
