import { listTraining as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { marked } from "./marked.ts";

export const listTraining = operation(endpoint, async ({ query }, { occupations }) => {
  const { answer, fallback } = await occupations.training(query.keyword, query.location ?? "");
  return {
    SchoolPrograms: answer.programs,
    Available: answer.available,
    Total: answer.programs.length,
    Radius: null,
    Sources: [],
    ...marked(fallback),
  };
});
