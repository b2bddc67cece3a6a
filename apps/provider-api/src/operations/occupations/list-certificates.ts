import { listCertificates as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { marked } from "./marked.ts";

export const listCertificates = operation(endpoint, async ({ query }, { occupations }) => {
  const { answer, fallback } = await occupations.certificates(query.keyword);
  return {
    CertList: answer.certificates,
    Available: answer.available,
    State: null,
    StateKnown: false,
    Sources: [],
    ...marked(fallback),
  };
});
