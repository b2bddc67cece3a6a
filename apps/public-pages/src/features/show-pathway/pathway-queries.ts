import type { FirstQueries } from "@guildway/federation";
import { organizationQuery } from "../../organization/organization-query.ts";
import { pathwayQuery } from "./pathway-query.ts";

/** What each page of a pathway begins with. */
export const pathwayQueries: FirstQueries = ({ params: { orgSlug = "", pathwayId = "" } }) => [
  organizationQuery(orgSlug),
  pathwayQuery(pathwayId),
];
