import type { RecordDefinition, RecordInput, RecordOf } from "@guildway/api-contract";

/** A record of the demo world, with its fixed id and with what elsewhere operations set. */
export type DemoRecord<D extends RecordDefinition> = {
  id: string;
  createdAt?: string;
} & RecordInput<D> &
  Omit<RecordOf<D>, keyof RecordInput<D> | "id">;
