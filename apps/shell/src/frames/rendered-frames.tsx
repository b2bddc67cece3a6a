import { type Frame, frameMarks, usePageFrame } from "@guildway/federation";
import { Route, Routes } from "@guildway/router";
import { StaticRouter } from "@guildway/router/static";
import { SkipLink, UiLanguage } from "@guildway/ui";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BareFrame } from "./bare-frame.tsx";
import { BrandedFrame } from "./branded-frame.tsx";

const mark = <i data-page="" />;

/** What surrounds a page whose HTML a server makes, before and after it, in each language; only frames that depend on nobody. */
export function renderedFrames(): Partial<Record<Frame, Record<"en" | "es", string[]>>> {
  const inEach = (FrameOf: ComponentType) => ({
    en: around(FrameOf, "en"),
    es: around(FrameOf, "es"),
  });
  return { bare: inEach(BareFrame), branded: inEach(BrandedFrame) };
}

function around(FrameOf: ComponentType, lang: "en" | "es"): string[] {
  const draw = () =>
    renderToStaticMarkup(
      <UiLanguage lang={lang}>
        <StaticRouter location="/">
          <SkipLink />
          <Routes>
            <Route element={<FrameOf />}>
              <Route path="*" element={<MarkedPage />} />
            </Route>
          </Routes>
        </StaticRouter>
      </UiLanguage>,
    );
  // The bar stands before the page, and says what it was told when the page was drawn before.
  draw();
  return draw().split(renderToStaticMarkup(mark));
}

function MarkedPage() {
  const { name, logo: logoUrl, color, title } = frameMarks;
  usePageFrame({ title, organization: { name, logoUrl, color } });
  return mark;
}
