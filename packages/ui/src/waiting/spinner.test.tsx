import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PageLoading } from "./spinner.tsx";

const text = (markup: string) => markup.replaceAll(/<[^>]+>/g, "");

it("CO-2.27 the loading screen says 'Loading', or the text that it is given", () => {
  expect(text(renderToStaticMarkup(<PageLoading />))).toBe("Loading");
  expect(text(renderToStaticMarkup(<PageLoading text="Opening your plan" />))).toBe(
    "Opening your plan",
  );
});
