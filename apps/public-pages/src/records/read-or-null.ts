import { failureCode } from "@guildway/api-client";

/** What is read, or null where there is no such record, which is an answer too. */
export async function readOrNull<Row>(reading: Promise<Row>): Promise<Row | null> {
  try {
    return await reading;
  } catch (error) {
    if (failureCode(error) === "record.not-found") return null;
    throw error;
  }
}
