import { classCode, classEntry, cohort, courseTopics } from "@guildway/api-contract";
import { Picture } from "../../room/record/picture.tsx";
import { room } from "../../room/room.ts";
import { texts } from "./texts.ts";

export const classesRoom = room({
  record: classEntry,
  page: "admin-console.classes",
  texts,
  columns: ["title", "orgId", "isPublic", "openEnrollment", "isLive", "createdAt"],
  search: (text) => ({ "title[ilike]": text }),
  filters: ["isPublic", "openEnrollment", "isLive", "testClass"],
  sections: {
    about: [
      "title",
      { field: "classImage", Cell: Picture },
      "overview",
      "enableNewEditor",
      "description",
      "topics",
      "schedule",
      "courseSlug",
    ],
    enrollment: [
      "isPublic",
      "searchEnginesEnabled",
      "inviteOnly",
      "openEnrollment",
      "locked",
      "registerUrl",
      "price",
      "prerequisiteId",
    ],
    live: ["isLive", "streamingLink", "showStreamLink"],
    teaching: [
      "teacherIds",
      "topicIds",
      "enableCourseContent",
      "trackAttendance",
      "eUnitTracking",
      "eUnitIds",
    ],
    record: ["orgId", "testClass", "id", "createdAt", "updatedAt"],
  },
  views: true,
  bulk: ["isPublic", "openEnrollment", "inviteOnly", "locked", "isLive", "testClass"],
  related: [
    { record: courseTopics, page: "admin-console.courseTopics", by: "classId" },
    { record: cohort, page: "admin-console.cohorts", by: "classId" },
    { record: classCode, page: "admin-console.classCodes", by: "classId" },
  ],
  form: {
    inputs: () => import("./inputs.ts"),
  },
});
