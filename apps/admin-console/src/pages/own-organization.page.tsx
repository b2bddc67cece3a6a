import type { FirstQueries } from "@guildway/federation";
import { useAuth } from "@guildway/auth";
import { organizationsQuery } from "../room/organizations.ts";
import { recordQuery } from "../room/record/record-query.ts";
import { RoomRecord } from "../room/record/room-record.tsx";
import { rightsQuery } from "../room/rights.ts";
import { organizationsRoom } from "./organizations.page.tsx";

export const firstQueries: FirstQueries = ({ organization }) =>
  organization
    ? [
        recordQuery(organizationsRoom, organization.id),
        organizationsQuery,
        rightsQuery(organizationsRoom, organization.id),
      ]
    : [];

/** The organization of who is signed in. */
export default function OwnOrganizationPage() {
  const auth = useAuth();
  return auth.status === "signed-in" ? (
    <RoomRecord room={organizationsRoom} id={auth.organization.id} />
  ) : null;
}
