import * as z from "zod/mini";
import { json, record, required, richWhere, text, yesNo } from "../record.ts";
import { recordTypes } from "../record-types.ts";

/** A class code (eUnit) that a learner enrols in with a cohort, worth credits of a type. */
export const classCode = record({
  ...recordTypes.classCode,
  table: "classCodes",
  title: "Class code",
  list: { order: "code" },
  fields: {
    orgId: text(80),
    classId: required(text(80)),
    code: required(text(80)),
    timeDate: text(),
    credits: json(
      z.object({ number: z.number().check(z.gte(0)), type: z.string().check(z.maxLength(100)) }),
    ),
    info: richWhere("enableNewEditor", 5000),
    enableNewEditor: yesNo(),
  },
});
