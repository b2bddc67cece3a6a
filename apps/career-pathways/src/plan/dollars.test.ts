import { expect, it } from "vitest";
import { dollars } from "./dollars.ts";

it("hourly wages are written with cents and annual ones without", () => {
  expect(dollars(20.5, "Hourly", "en")).toBe("$20.50");
  expect(dollars(61150, "Annual", "en")).toBe("$61,150");
});
