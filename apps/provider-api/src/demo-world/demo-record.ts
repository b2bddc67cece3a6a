import type { RecordDefinition, RecordInput } from "@guildway/api-contract";

/** A record of the demo world, with its fixed id. */
export type DemoRecord<D extends RecordDefinition> = {
  id: string;
  createdAt?: string;
} & RecordInput<D>;
