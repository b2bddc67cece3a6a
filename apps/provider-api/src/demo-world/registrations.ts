import type { externalRegistrations } from "@guildway/api-contract";
import type { DemoRecord } from "./demo-record.ts";

const pending = { status: "pending", lang: "en" } as const;

/** Registrations that wait for an administrator of each organization, and one that was decided. */
export const demoRegistrations: DemoRecord<typeof externalRegistrations>[] = [
  {
    id: "registration-spring",
    orgId: "org-keystone",
    userId: "user-keystone-0005",
    classId: "course-register",
    externalRegisterClassId: "MC-101-SP",
    cohortId: "cohort-a",
    eUnitIds: ["code-a1", "code-a2"],
    ...pending,
    createdAt: "2026-11-02T15:30:00.000Z",
  },
  {
    id: "registration-weekends",
    orgId: "org-keystone",
    userId: "user-keystone-0011",
    classId: "course-register",
    externalRegisterClassId: "MC-101-WE",
    cohortId: "cohort-b",
    eUnitIds: [],
    ...pending,
    lang: "es",
    createdAt: "2026-11-05T18:10:00.000Z",
  },
  {
    id: "registration-refused",
    orgId: "org-keystone",
    userId: "user-keystone-0014",
    classId: "course-register",
    cohortId: "cohort-b",
    eUnitIds: [],
    ...pending,
    status: "refused",
    reason: "The class is full. Ask again in the fall.",
    decidedAt: "2026-10-21T13:00:00.000Z",
    decidedBy: "user-keystone-admin",
    createdAt: "2026-10-20T09:00:00.000Z",
  },
  {
    id: "registration-valley",
    orgId: "org-valley",
    userId: "user-valley-college-student",
    classId: "course-valley-anatomy",
    eUnitIds: [],
    ...pending,
    createdAt: "2026-11-09T10:00:00.000Z",
  },
  {
    id: "registration-riverbend",
    orgId: "org-riverbend",
    userId: "user-riverbend-student",
    classId: "course-riverbend-digital",
    eUnitIds: [],
    ...pending,
    createdAt: "2026-11-10T10:00:00.000Z",
  },
];

/** Whether somebody of the demo world waits for an administrator. */
export const isWaiting = (id: string) =>
  demoRegistrations.some(({ userId, status }) => userId === id && status === "pending");
