import { useQuery } from "@tanstack/react-query";
import { LoadedRecord } from "../loaded-record.tsx";
import { recordQuery } from "../record/record-query.ts";
import type { AnyRoom, Inputs } from "../room.ts";
import { RoomForm } from "./room-form.tsx";

/** The form of a record that is there. */
export function EditForm({ room, id, inputs }: { room: AnyRoom; id: string; inputs: Inputs }) {
  // What others save meanwhile must not change what stands in the form.
  const query = useQuery({
    ...recordQuery(room, id),
    staleTime: Infinity,
    refetchOnMount: "always",
  });
  return (
    <LoadedRecord room={room} query={query}>
      {(row) => <RoomForm key={row.id} room={room} row={row} inputs={inputs} />}
    </LoadedRecord>
  );
}
