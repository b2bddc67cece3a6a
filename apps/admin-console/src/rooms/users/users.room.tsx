import { roles, users } from "@guildway/api-contract";
import { readableMembership, roleName } from "@guildway/rules";
import { room } from "../../room/room.ts";
import { roleNameAnywhere, roleNameIn } from "./role-names.ts";
import { Email, Membership, TestUser, UserTags } from "./cells.tsx";
import { texts } from "./texts.ts";

export const usersRoom = room({
  record: users,
  page: "admin-console.users",
  texts,
  columns: [
    { field: "name", Cell: TestUser, needs: ["testUser"] },
    { field: "email", Cell: Email },
    "orgId",
    { field: "role", text: (user, { organizations }) => roleNameIn(organizations, user) },
    {
      field: "membership",
      text: (user) => readableMembership(user.membership) ?? "",
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
      label: (role, { shown }) =>
        shown
          ? roleName(role as (typeof roles)[number], shown.type)
          : roleNameAnywhere(role as (typeof roles)[number]),
    },
    {
      field: "membership",
      choices: ["active", "inactive"],
      asks: (choice) => ({
        [choice === "active" ? "membership[!ov]" : "membership[ov]"]: "inactive",
      }),
    },
    "locationId",
  ],
  Tags: UserTags,
  sections: {
    person: [
      "name",
      "email",
      {
        field: "phone",
        text: ({ phone, phoneExt }) => [phone, phoneExt].filter(Boolean).join(" ext. "),
      },
      "mobilePhone",
      "title",
    ],
    account: [
      { field: "membership", text: (user) => readableMembership(user.membership) ?? "" },
      "orgId",
      "locationId",
      "employerProfileId",
      "id",
      "createdAt",
      "updatedAt",
    ],
    learning: [
      "courseIds",
      "completedCourseIds",
      "cohortIds",
      {
        field: "uniqueCertificateIds",
        text: ({ uniqueCertificateIds }) => String(uniqueCertificateIds?.length || ""),
      },
      "apprenticeshipIds",
    ],
  },
});
