import type { ComponentType } from "react";
import { LazyRemote, type LazyRemoteSlots } from "./lazy-remote.tsx";
import type { KnownRemotes } from "./links.ts";
import { loadFromRemote } from "./load-remote.ts";

/** The props of the parts that a remote shows within the pages of others, by full name; their owner adds them (`declare module`) beside its manifest. */
export interface PartProps {}

type Id = keyof KnownRemotes & string;
type PartsOf<R extends Id> = KnownRemotes[R] extends { parts: infer Parts } ? Parts : never;

/** The names that a part can have, `remote.part`. */
export type PartName = { [R in Id]: `${R}.${keyof PartsOf<R> & string}` }[Id];

type PropsOf<Name> = Name extends keyof PartProps ? PartProps[Name] : Record<string, unknown>;

/** A part of a remote within a page of another one; while it is down, slow or broken, what the page says in its place. */
export function RemotePart<Name extends PartName>({
  name,
  props,
  ...slots
}: LazyRemoteSlots & { name: Name; props: PropsOf<Name> }) {
  const [id = "", part = ""] = name.split(".");
  return (
    <LazyRemote
      id={id}
      part={`parts/${part}`}
      load={() => loadPart(id, part)}
      partProps={{ ...props }}
      {...slots}
    />
  );
}

type Part = ComponentType<Record<string, unknown>>;

function loadPart(id: string, part: string): Promise<Part> {
  return loadFromRemote(
    id,
    undefined,
    (remote) => remote.parts?.[part]?.() as Promise<Part> | undefined,
  );
}
