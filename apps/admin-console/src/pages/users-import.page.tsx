import type { FirstQueries } from "@guildway/federation";
import { ImportUsers } from "../features/import-users/import-users.tsx";
import { WhereAllowed } from "../room/form/where-allowed.tsx";
import { organizationsQuery } from "../room/organizations.ts";
import { rightsQuery } from "../room/rights.ts";
import { usersRoom } from "../rooms/users/users.room.tsx";

export const firstQueries: FirstQueries = () => [organizationsQuery, rightsQuery(usersRoom)];

/** People from a file. */
export default function UsersImportPage() {
  return (
    <WhereAllowed room={usersRoom}>
      <ImportUsers />
    </WhereAllowed>
  );
}
