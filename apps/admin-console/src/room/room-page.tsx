import { linkTo } from "@guildway/federation";
import { Link, useLocation, useParams } from "@guildway/router";
import { Skeleton } from "@guildway/ui";
import { Suspense } from "react";
import { WhereAllowed } from "./form/where-allowed.tsx";
import { RoomList } from "./list/room-list.tsx";
import { RoomRecord } from "./record/room-record.tsx";
import type { AnyRoom } from "./room.ts";
import { useWords } from "./use-words.ts";

/** A room at its addresses: the list, `/new` an empty form, `/{id}` the record, `/{id}/edit` its form. */
export function RoomPage({ room }: { room: AnyRoom }) {
  const { id, action } = useParams();
  const words = useWords(room);
  const state = useLocation().state as { listQuery?: string } | null;
  if (id === undefined) return <RoomList room={room} />;
  const edits = room.form !== undefined && action === "edit";
  return (
    <>
      <p>
        <Link to={linkTo(room.page) + (state?.listQuery ?? "")}>
          {words.common.back(words.many)}
        </Link>
      </p>
      <Suspense fallback={<Skeleton lines={8} />}>
        {room.form && words.add && id === "new" ? (
          <WhereAllowed room={room}>
            <room.Form />
          </WhereAllowed>
        ) : edits ? (
          <WhereAllowed room={room} id={id}>
            <room.Form id={id} />
          </WhereAllowed>
        ) : (
          <RoomRecord room={room} id={id} />
        )}
      </Suspense>
    </>
  );
}
