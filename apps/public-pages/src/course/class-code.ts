import type { classCode, RecordOf } from "@guildway/api-contract";

/** A class code as it comes with its cohort, an entry with its id in `sys`. */
export type ClassCode = { sys: { id: string } } & Omit<RecordOf<typeof classCode>, "id">;
