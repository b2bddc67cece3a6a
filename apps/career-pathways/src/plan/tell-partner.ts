import { tellEmbeddingPage } from "@guildway/ui/embedded";

/** What the tool tells the page that frames it; see docs/contracts/career-pathways-embed.md. */
type PartnerMessage =
  | { action: "jobProfileCreate"; docId: string; orgId: string; version: 1 }
  | ({ action: "event"; version: 1 } & PartnerEvent);

/** What a visitor does, for the partner's own figures: never what they typed, nor who they are. */
type PartnerEvent =
  | { name: "search"; results: number }
  | { name: "occupation"; onetCode: string }
  | { name: "share"; onetCode: string };

/** Tells the page that frames this one what its visitor does. */
export function tellOfEvent(event: PartnerEvent): void {
  tellPartner({ action: "event", version: 1, ...event });
}

/** Tells the page that frames this one. */
export function tellPartner(message: PartnerMessage): void {
  tellEmbeddingPage(message);
}
