import { defineTexts } from "@guildway/ui";

/** What the six interests are called, and what they mean in plain words. */
export const interestNames = defineTexts(
  {
    R: { name: "Realistic", meaning: "working with hands, tools, machines" },
    I: { name: "Investigative", meaning: "finding out, thinking things through" },
    A: { name: "Artistic", meaning: "making something of one's own" },
    S: { name: "Social", meaning: "helping and teaching people" },
    E: { name: "Enterprising", meaning: "leading, selling, starting things" },
    C: { name: "Conventional", meaning: "order, figures, clear rules" },
  },
  {
    R: { name: "Realista", meaning: "trabajar con las manos, herramientas y máquinas" },
    I: { name: "Investigador", meaning: "averiguar y pensar a fondo" },
    A: { name: "Artístico", meaning: "crear algo propio" },
    S: { name: "Social", meaning: "ayudar y enseñar a la gente" },
    E: { name: "Emprendedor", meaning: "dirigir, vender, empezar cosas" },
    C: { name: "Convencional", meaning: "orden, cifras y reglas claras" },
  },
);
