import { listCertificates as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { marked } from "./marked.ts";

export const listCertificates = operation(endpoint, async ({ query }, { occupations }) => {
  const { keyword, location: zip } = query;
  const { answer, fallback } = await occupations.certificates({ keyword, zip });
  return { ...answer, ...marked(fallback) };
});
