import { resources } from "@guildway/api-contract";
import type { FirstQueries } from "@guildway/federation";
import { UploadResources } from "../features/upload-resources/upload-resources.tsx";
import { WhereAllowed } from "../room/form/where-allowed.tsx";
import { organizationsQuery } from "../room/organizations.ts";
import { rightsQuery } from "../room/rights.ts";

const room = { record: resources };

export const firstQueries: FirstQueries = () => [organizationsQuery, rightsQuery(room)];

/** Files for the library. */
export default function UploadResourcesPage() {
  return (
    <WhereAllowed room={room}>
      <UploadResources />
    </WhereAllowed>
  );
}
