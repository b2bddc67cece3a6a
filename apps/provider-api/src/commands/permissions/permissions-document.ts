import { type RecordDefinition, records, type RecordType } from "@guildway/api-contract";
import { fieldsKept } from "../../records/sealed-fields.ts";
import type { CallerKind } from "../../access/caller.ts";
import { recordPolicies } from "../../access/record-policies.ts";
import type { PublicCondition, Reach, RecordPolicy } from "../../access/record-policy.ts";

const callers: readonly [CallerKind, string][] = [
  ["anonymous", "Anonymous"],
  ["apiKey", "API key"],
  ["student", "Student"],
  ["teacher", "Teacher"],
  ["admin", "Admin"],
  ["owner", "Owner"],
  ["superAdmin", "Super Admin"],
];

const words: Readonly<Record<Reach, string>> = {
  none: "",
  self: "own",
  shared: "own and shared",
  taken: "taken",
  org: "organization",
  any: "all",
};

const conditionWords: Readonly<Record<PublicCondition, string>> = {
  isPublic: "it is public",
  isOpenToJoin: "anybody may join it",
  courseIsPublic: "its course is public",
  courseIsOpenToJoin: "anybody may join its course",
  isPublished: "it is neither a draft nor a note",
  hasNoAccessCode: "it has no access code, or the code was given",
  isOpenLink: "it is not inactive and has no access code, or the code was given",
  hasOpenLink: "it never had a link with a code, or has one without",
  never: "the access code was given",
};

/** The table of policies as a document for people: docs/permissions.md, made by commands/print-permissions.ts. */
export function permissionsDocument(): string {
  const sections = Object.entries(recordPolicies).map(([type, policy]) =>
    section(records[type as RecordType], policy),
  );
  return `${introduction}\n${sections.join("\n")}`;
}

const introduction = `# Who may do what

Made from \`apps/provider-api/src/access/record-policies.ts\` by \`node apps/provider-api/src/commands/print-permissions.ts\`; a test fails when it is out of date.

"own" is the caller's own record, "own and shared" also what others share with them, "taken" what is of a course that they take or have completed, and the public columns of any other of their organization, "organization" every record of the caller's organization, "all" every record; an empty cell is a refusal. Whoever may not read a type still reads what is public of it. A key that everybody may know reads of courses what is public.

Who may change a record is told what others have made of it meanwhile (409 \`record.changed\`) as far as they may read it; the public columns have no \`version\`. Every change is written into a journal, private values sealed with a key of the person whose record it is (its owner, else its organization), secret ones not at all; no call reads it.
`;

function section(definition: RecordDefinition, policy: RecordPolicy): string {
  const row = (action: "read" | "create" | "update" | "delete") =>
    `| ${action} | ${callers.map(([caller]) => words[policy[action][caller]]).join(" | ")} |`;
  const table = [
    `| | ${callers.map(([, name]) => name).join(" | ")} |`,
    `|---|${callers.map(() => "---").join("|")}|`,
    row("read"),
    ...(definition.view ? [] : [row("create"), row("update"), row("delete")]),
  ];
  const facts = sentences(definition, policy).map((sentence) => `- ${sentence}`);
  return `## ${definition.type}\n\n${[...table, ...(facts.length > 0 ? ["", ...facts] : [])].join("\n")}\n`;
}

function sentences(definition: RecordDefinition, policy: RecordPolicy): string[] {
  const all: [boolean, () => string][] = [
    [
      policy.publicBy.length > 0,
      () =>
        `Public for who names it by ${policy.publicBy.join(", ")}${
          policy.publicWhere ? `, where ${conditionWords[policy.publicWhere]}` : ""
        }: ${policy.publicColumns.join(", ")}.`,
    ],
    [
      policy.publicInPart !== undefined,
      () =>
        `Of these only where ${conditionWords[policy.publicInPart!.where]}: ${policy.publicInPart!.columns.join(", ")}.`,
    ],
    [
      policy.closedColumns !== undefined,
      () => `Of any other, the public reads only ${policy.closedColumns!.join(", ")}.`,
    ],
    [
      policy.switchedOffBy !== undefined,
      () =>
        `While it is \`${policy.switchedOffBy}\`, the public reads that and no more, and no code lets anybody in.`,
    ],
    [
      policy.columnsBesides !== undefined,
      () =>
        `By a grant that is neither of ${policy.columnsBesides!.forTypes.join(" or ")} nor of an invite of type ${policy.columnsBesides!.forInvites.join(" or ")} no more of it is read than: ${policy.columnsBesides!.columns.join(", ")}.`,
    ],
    [
      policy.columnsWithoutCode !== undefined,
      () =>
        `By a grant for which no code was asked no more of it is read than: ${policy.columnsWithoutCode!.join(", ")}.`,
    ],
    [
      policy.ownerIsWriter === true,
      () =>
        `Who makes it owns it; admin, owner and superAdmin may make it for somebody else (\`${policy.ownerColumn}\`).`,
    ],
    [
      policy.evidenceOnce !== undefined,
      () =>
        `Once \`${policy.evidenceOnce!.column}\` is filled, nobody ${
          policy.evidenceOnce!.keepsNamed
            ? "changes what was signed, or deletes it or what it names"
            : "changes or deletes it"
        }.`,
    ],
    [
      policy.goneOnce !== undefined,
      () => `Once \`${policy.goneOnce}\` is filled, the public does not find it.`,
    ],
    [policy.grantsEditing, () => "Creating answers an edit grant, whose holder may change it."],
    [
      policy.reachedByAccess !== undefined,
      () =>
        `Read by who gave the access code of a record that it belongs to (by ${policy
          .reachedByAccess!.map(([, fact, same]) => (same ? `${fact} of no other ${same}` : fact))
          .join(", ")})${policy.accessColumns ? `: ${policy.accessColumns.join(", ")}` : ""}.`,
    ],
    [policy.managers !== undefined, () => managersSentence(policy.managers!)],
    [
      policy.accessMayChange !== undefined,
      () => `Who gave the access code may change ${policy.accessMayChange!.join(", ")}.`,
    ],
    [policy.accessMayCreate === true, () => "Who gave the access code may create one there."],
    [
      policy.accessInvites !== undefined,
      () => `That takes the code of an invite of type ${policy.accessInvites!.join(" or ")}.`,
    ],
    [
      policy.readWithoutCode !== undefined,
      () =>
        `A grant for which no code was asked reads it only where it is of an invite of type ${policy.readWithoutCode!.join(" or ")}.`,
    ],
    [
      policy.accessMayChange !== undefined && policy.accessIsPersonal !== true,
      () => whoWritesWithoutCode(policy),
    ],
    [
      policy.accessIsPersonal === true,
      () =>
        "It is reached only by an apprentice's own invite that has a code, and what its holder reads of the sealed fields and changes is written to the audit log as `invitee`.",
    ],
    [
      policy.accessIsPersonal === true && policy.ownerColumn !== "id",
      () => "Of a person above them, nobody reads what is sealed or writes anything.",
    ],
    [
      policy.selfColumns !== undefined,
      () =>
        `Of their own, a person may change ${policy.selfColumns!.join(", ")}; their signature nobody gives for them.`,
    ],
    [
      policy.sharedWith !== undefined,
      () =>
        `Shared are those whose \`${policy.sharedWith}\` names the role of whoever reads it or \`staff\`, in their organization; admin and owner reach all that are shared in theirs, a superAdmin all.`,
    ],
    [policy.mostOfOwner !== undefined, () => `One person has at most ${policy.mostOfOwner}.`],
    [policy.isCourseWork === true, () => "Who has `courseReadOnly` changes none."],
    [
      policy.staffColumns !== undefined,
      () =>
        `Read and changed by staff only, whose reach it is in: ${policy.staffColumns!.join(", ")}.`,
    ],
    [
      policy.adminColumns !== undefined,
      () => `Read by admin, owner and superAdmin only: ${policy.adminColumns!.join(", ")}.`,
    ],
    [
      policy.staffChanges !== undefined,
      () => `Changed by staff only: ${policy.staffChanges!.join(", ")}.`,
    ],
    [
      policy.superAdminChanges !== undefined,
      () => `Changed and published by a superAdmin only: ${policy.superAdminChanges!.join(", ")}.`,
    ],
    [
      fieldsKept(definition, "private").length > 0,
      () =>
        `Sealed, and read one record at a time by the person${policy.accessIsPersonal ? ", by the holder of the grant" : ""} or by admin, owner and superAdmin: ${fieldsKept(definition, "private").join(", ")}.`,
    ],
    [
      fieldsKept(definition, "secret").length > 0,
      () => `Sealed, and never answered: ${fieldsKept(definition, "secret").join(", ")}.`,
    ],
  ];
  return all.filter(([holds]) => holds).map(([, sentence]) => sentence());
}

function whoWritesWithoutCode({ changedWithoutCode, accessMayCreate }: RecordPolicy): string {
  const writes = accessMayCreate ? "changes and creates" : "changes";
  if (changedWithoutCode === undefined)
    return `A grant for which no code was asked ${writes} none.`;
  if (changedWithoutCode === "any") return `So does a grant for which no code was asked.`;
  return `Without a code a grant ${writes} it only where it is of an invite of type ${changedWithoutCode.join(" or ")}.`;
}

function managersSentence({
  by,
  mayChange,
  mayCreate,
  within,
}: NonNullable<RecordPolicy["managers"]>): string {
  const reads = `The managers of the location that \`${by}\` names read it, whatever their role`;
  const writes = [
    ...(mayCreate ? ["may create one there"] : []),
    ...(mayChange ? [`may change ${mayChange.join(", ")}`] : []),
  ].join(" and ");
  if (!writes) return `${reads}.`;
  const also = Object.keys(within ?? {}).join(", ");
  return `${reads}, and ${writes}${also && `, where ${also} is of a location that they manage too`}.`;
}
