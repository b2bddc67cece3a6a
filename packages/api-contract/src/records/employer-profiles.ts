import { integer, label, mail, personName, record, text } from "../record.ts";
import { recordTypes } from "../record-types.ts";
import { inviteHistory } from "./invite-history.ts";

const people = integer(0, 10_000_000);

/** An employer that takes part, with the numbers that agencies ask for. */
export const employerProfiles = record({
  ...recordTypes.employerProfiles,
  title: "Employer profile",
  list: { order: "name" },
  fields: {
    orgId: text(80),
    locationId: text(80),
    name: label(),
    contactFirstName: personName(),
    contactLastName: personName(),
    contactTitle: label(),
    contactPhone: label(40),
    contactEmail: mail(),
    ein: text(20),
    naicsCode: text(10),
    totalEmployees: people,
    totalEmployeesFemale: people,
    totalEmployeesColor: people,
    totalJourneyWorkers: people,
    totalJourneyWorkersFemale: people,
    totalJourneyWorkersColor: people,
    inviteHistory,
  },
});
