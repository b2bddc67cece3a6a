import { defineTexts } from "@guildway/ui";

/** What the button of the saved views says; the rest comes with its menu. */
export const texts = defineTexts(
  { views: "Views", view: (name: string) => `View: ${name}` },
  { views: "Vistas", view: (name) => `Vista: ${name}` },
);
