import { stateLetters, zipCode } from "../postal-address.ts";
import { label, record, required, storedFile, text, textList, yesNo } from "../record.ts";
import { recordTypes } from "../record-types.ts";

/** A place of an organisation; its first manager is the sponsor of what is signed there. */
export const location = record({
  ...recordTypes.location,
  table: "locations",
  title: "Location",
  list: { order: "name" },
  fields: {
    orgId: required(text(80)),
    name: required(label()),
    employerProfileId: text(80),
    addressLine1: text(),
    addressLine2: text(),
    addressCity: text(),
    addressState: stateLetters(),
    addressPostalCode: zipCode(),
    defaultLocation: yesNo(),
    locationImage: storedFile(),
    managerIds: textList(),
  },
});
