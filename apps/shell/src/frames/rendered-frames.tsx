import type { Frame } from "@guildway/federation";
import { Route, Routes } from "@guildway/router";
import { StaticRouter } from "@guildway/router/static";
import { SkipLink, UiLanguage } from "@guildway/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { BareFrame } from "./bare-frame.tsx";

const mark = <i data-page="" />;

/** What surrounds a page whose HTML a server makes, before and after it, in each language; only frames that depend on nobody. */
export function renderedFrames(): Partial<Record<Frame, Record<"en" | "es", string[]>>> {
  const bare = (lang: "en" | "es") =>
    renderToStaticMarkup(
      <UiLanguage lang={lang}>
        <StaticRouter location="/">
          <SkipLink />
          <Routes>
            <Route element={<BareFrame />}>
              <Route path="*" element={mark} />
            </Route>
          </Routes>
        </StaticRouter>
      </UiLanguage>,
    ).split(renderToStaticMarkup(mark));
  return { bare: { en: bare("en"), es: bare("es") } };
}
