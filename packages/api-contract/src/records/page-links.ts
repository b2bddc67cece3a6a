import { computed, label, record, secret, text, webLink, yesNo } from "../record.ts";
import { recordTypes } from "../record-types.ts";
import { accessCode } from "./access-code.ts";

/** A link that an organization gives out: it leads to a URL or to a page, and may ask for a code. */
export const pageLinks = record({
  ...recordTypes.pageLinks,
  title: "Page link",
  list: { order: "-createdAt" },
  fields: {
    orgId: text(80),
    locationId: text(80),
    title: label(),
    pageId: text(80),
    url: webLink(),
    accessCode: secret(accessCode),
    hasAccessCode: computed(yesNo()),
    inactive: yesNo(),
    enablePageContent: yesNo(),
  },
});
