import { computed, record, secret, text, yesNo } from "../record.ts";
import { accessCode } from "./access-code.ts";

/** A link that an organization gives out: it leads to a URL or to a page, and may ask for a code. */
export const pageLinks = record({
  type: "pageLinks",
  way: "tables",
  title: "Page link",
  list: { order: "-createdAt" },
  fields: {
    orgId: text(80),
    locationId: text(80),
    title: text(),
    pageId: text(80),
    url: text(2000),
    accessCode: secret(accessCode),
    hasAccessCode: computed(yesNo()),
    inactive: yesNo(),
    enablePageContent: yesNo(),
  },
});
