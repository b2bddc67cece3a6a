import { listCertificates as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";

/** No source of certificates is part of the starter set; it says so rather than inventing any. */
export const listCertificates = operation(endpoint, async () => ({
  CertList: [],
  Available: false,
}));
