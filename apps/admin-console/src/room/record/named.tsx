import type { NamedType } from "@guildway/api-contract";
import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { roomOf } from "../references.ts";
import type { KnownOrganization, RoomPage } from "../room.ts";

/** The name of another record, with the way to it where it has a room. */
export function NamedRecord({ record, id, name }: { record: NamedType; id: string; name: string }) {
  const page = roomOf(record);
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
