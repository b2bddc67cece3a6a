import { failureCode } from "@guildway/api-client";
import { usePageFrame } from "@guildway/federation";
import { EmptyState, Loaded, type LoadedQuery } from "@guildway/ui";
import type { ReactNode } from "react";
import type { AnyRoom, AnyRow } from "./room.ts";
import { useWords } from "./use-words.ts";

/** One record of a room once it is there, or that there is none. */
export function LoadedRecord({
  room,
  query,
  children,
}: {
  room: AnyRoom;
  query: LoadedQuery<AnyRow>;
  children: (row: AnyRow) => ReactNode;
}) {
  const { common, one } = useWords(room);
  return (
    <Loaded
      query={query}
      failed={{ title: common.failedRecord(one) }}
      missing={{
        is: (error) => failureCode(error) === "record.not-found",
        content: <Missing room={room} />,
      }}
    >
      {children}
    </Loaded>
  );
}

function Missing({ room }: { room: AnyRoom }) {
  const { common, one } = useWords(room);
  usePageFrame({ title: common.notFound });
  return <EmptyState title={common.missingTitle(one)} text={common.missingText} />;
}
