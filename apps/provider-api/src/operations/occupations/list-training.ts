import { listTraining as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { marked } from "./marked.ts";

export const listTraining = operation(endpoint, async ({ query }, { occupations }) => {
  const { keyword, location: zip } = query;
  const { answer, fallback } = await occupations.training({ keyword, zip });
  return { ...answer, ...marked(fallback) };
});
