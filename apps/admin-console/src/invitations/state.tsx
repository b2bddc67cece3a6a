import { Tag, type TagTone, type UiLang, useTexts } from "@guildway/ui";
import { stateTexts } from "./state-texts.ts";

/** How far an invitation, or the agreement that it asks to sign, has come. */
export type InviteState =
  | "signed"
  | "awaited"
  | "completed"
  | "declined"
  | "revoked"
  | "opened"
  | "sent"
  | "draft";

interface Stamps {
  signerSignatureDate?: string | null | undefined;
  sponsorAwaited?: boolean | null | undefined;
  signerInviteSentAt?: string | null | undefined;
  signerDeclinedAt?: string | null | undefined;
  declinedAt?: string | null | undefined;
  revokedAt?: string | null | undefined;
  consumedAt?: string | null | undefined;
  viewedAt?: string | null | undefined;
  sentAt?: string | null | undefined;
}

/** The furthest step whose stamp is there. */
export function stateOf(row: Stamps): InviteState {
  if (row.signerSignatureDate) return row.sponsorAwaited ? "awaited" : "signed";
  if (row.declinedAt || row.signerDeclinedAt) return "declined";
  if (row.revokedAt) return "revoked";
  if (row.consumedAt) return "completed";
  if (row.viewedAt) return "opened";
  return row.sentAt || row.signerInviteSentAt ? "sent" : "draft";
}

const tones: Readonly<Record<InviteState, TagTone>> = {
  signed: "green",
  awaited: "amber",
  completed: "green",
  declined: "red",
  revoked: "red",
  opened: "blue",
  sent: "amber",
  draft: "neutral",
};

/** The same in words, for a file. */
export function stateText(row: Stamps, { lang }: { lang: UiLang }): string {
  return stateTexts[lang].states[stateOf(row)];
}

/** The same as a tag, for a list and beside a record's name. */
export function StateTag({ row }: { row: Stamps }) {
  const state = stateOf(row);
  return <Tag tone={tones[state]}>{useTexts(stateTexts).states[state]}</Tag>;
}
