import { listTraining as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";

/** No source of school programs is part of the starter set; it says so rather than inventing any. */
export const listTraining = operation(endpoint, async () => ({
  SchoolPrograms: [],
  Available: false,
}));
