import { UiLanguage } from "@guildway/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DecidingFacts } from "./deciding-facts.tsx";

const wages = { Hourly: 29.98, Annual: 62350, TopCoded: [] };
const words = (facts: Parameters<typeof DecidingFacts>[0], lang: "en" | "es" = "en") =>
  renderToStaticMarkup(
    <UiLanguage lang={lang}>
      <DecidingFacts {...facts} />
    </UiLanguage>,
  ).replaceAll(/<[^>]+>/g, "");

it("the median wage is said by the hour, in dollars and cents", () => {
  expect(words({ medianWages: wages, apprenticeable: false })).toBe("Median $29.98 an hour");
});

it("where no hourly wage is published it is said by the year", () => {
  expect(words({ medianWages: { ...wages, Hourly: null }, apprenticeable: true })).toBe(
    "Median $62,350 a yearApprenticeable",
  );
});

it("the highest figure that is published is said to be that or more", () => {
  expect(
    words({ medianWages: { ...wages, TopCoded: ["Hourly"] }, apprenticeable: undefined }),
  ).toBe("Median $29.98 or more an hour");
});

it("what is not known is not said", () => {
  expect(words({ medianWages: undefined, apprenticeable: undefined })).toBe("");
  expect(words({ medianWages: undefined, apprenticeable: true }, "es")).toBe("Aprendizaje");
});
