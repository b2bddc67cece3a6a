import { users } from "@guildway/api-contract";
import type { FirstQueries } from "@guildway/federation";
import { ImportUsers } from "../features/import-users/import-users.tsx";
import { WhereAllowed } from "../room/form/where-allowed.tsx";
import { organizationsQuery } from "../room/organizations.ts";
import { rightsQuery } from "../room/rights.ts";

const room = { record: users };

export const firstQueries: FirstQueries = () => [organizationsQuery, rightsQuery(room)];

/** People from a file. */
export default function UsersImportPage() {
  return (
    <WhereAllowed room={room}>
      <ImportUsers />
    </WhereAllowed>
  );
}
