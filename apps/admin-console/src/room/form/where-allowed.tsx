import { lazyPart } from "@guildway/federation";
import { EmptyState } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { rightsQuery } from "../rights.ts";
import type { AnyRoom } from "../room.ts";

const WhyNot = lazyPart(async () => (await import("../why-not.tsx")).WhyNot);

/** A form for whom the server would let send it; says to others why not, before they type. */
export function WhereAllowed({
  room,
  id,
  children,
}: {
  room: Pick<AnyRoom, "record">;
  /** The record to be changed; without it one is to be made. */
  id?: string;
  children: ReactNode;
}) {
  const { data: rights } = useQuery(rightsQuery(room, id));
  const action = id === undefined ? "create" : "update";
  if (!rights || rights[action]) return children;
  return <EmptyState title={<WhyNot why={rights.why[action]} />} />;
}
