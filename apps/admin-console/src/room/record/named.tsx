import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import type { KnownOrganization, RoomPage } from "../room.ts";

/** The rooms in which a record that is named can be seen. */
const roomOf: Readonly<Record<string, RoomPage>> = {
  users: "admin-console.users",
  cohort: "admin-console.cohorts",
  location: "admin-console.locations",
  instructionProviders: "admin-console.instructionProviders",
  jobProfiles: "admin-console.trainingPlans",
};

/** The name of another record, with the way to it where it has a room. */
export function NamedRecord({ type, id, name }: { type: string; id: string; name: string }) {
  const page = roomOf[type];
  return page ? <Link to={linkTo(page, { id })}>{name}</Link> : name;
}

/** The name of an organization, with the way to what this room has of it. */
export function NamedOrganization({
  page,
  id,
  name,
}: { page: RoomPage } & Pick<KnownOrganization, "id" | "name">) {
  return <Link to={linkTo(page, {}, { organization: id })}>{name}</Link>;
}
