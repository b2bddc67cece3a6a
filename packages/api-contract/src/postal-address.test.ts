import { describe, expect, it } from "vitest";
import { replySchema, updateSchema } from "./record.ts";
import { records } from "./records.ts";

describe.each([records.location, records.userProfiles])("the address of a $title", (definition) => {
  const fits = (values: object) => updateSchema(definition).safeParse(values).success;

  it.each(["18015", "18015-1234", null])("has the ZIP code %j", (addressPostalCode) => {
    expect(fits({ addressPostalCode })).toBe(true);
  });

  it.each(["abc", "1801", "180151", "18015-", "18015-12", "18015 1234", "18O15", ""])(
    "does not have the ZIP code %j",
    (addressPostalCode) => {
      expect(fits({ addressPostalCode })).toBe(false);
    },
  );

  it.each(["PA", "DC", "PR", null])("has the state %j", (addressState) => {
    expect(fits({ addressState })).toBe(true);
  });

  it.each(["Pennsylvania", "XX", "pa", "P", "PA NJ", ""])(
    "does not have the state %j",
    (addressState) => {
      expect(fits({ addressState })).toBe(false);
    },
  );

  it("is answered as it was stored before", () => {
    const stored = { addressState: "Pe", addressPostalCode: "abc" };
    expect(replySchema(definition).safeParse(stored).success).toBe(true);
  });
});
