import { lazyPart } from "@guildway/federation";
import type { ComponentType } from "react";
import { richIn } from "../rich-fields.ts";
import type { AnyRoom } from "../room.ts";

/** The form of a room; with an id that of a record that is there. */
export type FormPart = ComponentType<{ id?: string }>;

/** The form of a room with its inputs, whose code comes when it is first drawn. */
export function formPart(room: () => AnyRoom): FormPart {
  return lazyPart(async () => {
    if (room().form?.some(({ field }) => richIn(room().record, field, {})))
      void import("./rich-text-input.tsx").then(({ loadEditor }) => loadEditor());
    const [{ RoomForm }, { EditForm }, inputs] = await Promise.all([
      import("./room-form.tsx"),
      import("./edit-form.tsx"),
      room().inputs(),
    ]);
    return ({ id }: { id?: string }) =>
      id === undefined ? (
        <RoomForm room={room()} inputs={inputs} />
      ) : (
        <EditForm room={room()} id={id} inputs={inputs} />
      );
  });
}
