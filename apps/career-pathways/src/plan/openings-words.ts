import { defineTexts } from "@guildway/ui";

/** The projections count openings by the hundred, so that none means fewer than half of that. */
export const openingsTexts = defineTexts(
  {
    openings: (count: number) => (count === 0 ? "fewer than 50" : count.toLocaleString("en-US")),
  },
  {
    openings: (count: number) => (count === 0 ? "menos de 50" : count.toLocaleString("es-US")),
  },
);
