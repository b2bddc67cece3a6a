import * as z from "zod/mini";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { type RecordDefinition, replySchema } from "../record.ts";
import { courseTopics } from "../records/course-topics.ts";
import { courses } from "../records/courses.ts";
import { documents, resourceGroups, resources } from "../records/library.ts";
import { pageOf, titled } from "./records.ts";

/** The lists that programs read with an organization's key; courses and their topics are read by everybody as far as they are public. */
export function contentEndpoints(): Endpoint[] {
  return [
    contentList(resources),
    contentList(resourceGroups),
    contentList(documents),
    contentList(courses, ["isPublic", "courseSlug"]),
    contentList(courseTopics, ["classId"]),
  ];
}

function contentList(definition: RecordDefinition, bareFilters: readonly string[] = []): Endpoint {
  return endpoint({
    name: `listContent${titled(definition.type)}`,
    method: "GET",
    path: `/v1/api/content/${definition.type}`,
    access: "record",
    summary: `Lists ${definition.type} of an organization for a program with its key, by the grammar of lists.`,
    lists: definition,
    record: { definition, does: "list" },
    ...(bareFilters.length > 0 && { bareFilters }),
    isTagged: true,
    reply: z.extend(pageOf(replySchema(definition)), {
      /** With `cursor`: where the next page begins; null after the last. */
      nextCursor: z.optional(z.nullable(z.string())),
    }),
  });
}
