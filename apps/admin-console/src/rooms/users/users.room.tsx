import { roles, users } from "@guildway/api-contract";
import { roleName } from "@guildway/rules";
import { room } from "../../room/room.ts";
import { roleNameAnywhere, roleNameIn } from "./role-names.ts";
import { EditProfile } from "./edit-profile.tsx";
import { Email, Membership, TestUser, UserTags } from "./cells.tsx";
import { ImportLink } from "./import-link.tsx";
import { membershipName } from "./membership-name.ts";
import { Waiting } from "./registrations/waiting.tsx";
import { texts } from "./texts.ts";

export const usersRoom = room({
  record: users,
  page: "admin-console.users",
  texts,
  columns: [
    { field: "name", Cell: TestUser, needs: ["testUser"] },
    { field: "email", Cell: Email },
    "orgId",
    {
      field: "role",
      text: (user, { organizations, lang }) => roleNameIn(organizations, user, lang),
    },
    {
      field: "membership",
      text: (user, { lang }) => membershipName(user, lang),
      Cell: Membership,
    },
    "createdAt",
  ],
  // Who types an @ means an address.
  search: (text) => ({ [text.includes("@") ? "email[ilike]" : "name[ilike]"]: text }),
  filters: [
    {
      field: "role",
      choices: roles,
      label: (role, { shown, lang }) =>
        shown
          ? roleName(role as (typeof roles)[number], shown.type, lang)
          : roleNameAnywhere(role as (typeof roles)[number], lang),
    },
    {
      field: "membership",
      choices: ["active", "inactive", "waits"],
      asks: (choice) =>
        choice === "waits"
          ? { "registrationPending[is]": true }
          : { [choice === "active" ? "membership[!ov]" : "membership[ov]"]: "inactive" },
    },
    "locationId",
  ],
  Tags: UserTags,
  Above: Waiting,
  views: true,
  bulk: ["role", "membership", "locationId", "employerProfileId", "testUser"],
  Actions: EditProfile,
  ListActions: ImportLink,
  sections: {
    person: [
      "firstName",
      "middleName",
      "lastName",
      "suffix",
      "displayName",
      "email",
      "phone",
      "phoneExt",
      "mobilePhone",
      "title",
    ],
    account: [
      {
        field: "role",
        text: (user, { organizations, lang }) => roleNameIn(organizations, user, lang),
      },
      { field: "membership", text: (user, { lang }) => membershipName(user, lang) },
      "orgId",
      "locationId",
      "employerProfileId",
      "testUser",
      "courseReadOnly",
      "id",
      "createdAt",
      "updatedAt",
    ],
    learning: [
      "courseIds",
      "completedCourseIds",
      "completedCourseTopicIds",
      "cohortIds",
      "educationUnitIds",
      {
        field: "uniqueCertificateIds",
        text: ({ uniqueCertificateIds }) => String(uniqueCertificateIds?.length || ""),
      },
      "apprenticeshipIds",
    ],
  },
  form: {
    needs: ["firstName", "lastName"],
    leavesOut: ["uniqueCertificateIds"],
    inputs: () => import("./inputs.ts"),
  },
});
