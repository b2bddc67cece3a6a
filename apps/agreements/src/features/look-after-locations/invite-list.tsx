import type { RowOf } from "@guildway/api-client";
import { invites } from "@guildway/api-contract";
import { shownDay } from "@guildway/rules";
import { Tag, type TagTone, useTexts } from "@guildway/ui";
import { Item } from "./item.tsx";
import type { Places } from "./look-after-locations.tsx";
import { ofPlaces } from "./of-places-query.ts";
import { OpenAgreement } from "./open-agreement.tsx";
import { PagedList } from "./paged-list.tsx";
import { texts } from "./texts.ts";

type Invite = RowOf<typeof invites>;

/** The invitations of some locations, the newest first. */
export function InviteList({ places }: { places: Places }) {
  const text = useTexts(texts);
  return (
    <PagedList
      title={text.tabs.invitations}
      asked={{ record: invites, filters: ofPlaces(places.ids) }}
      none={text.none.invites}
    >
      {(invite) => <InviteItem key={invite.id} invite={invite} places={places} />}
    </PagedList>
  );
}

const tones = {
  completed: "green",
  declined: "red",
  revoked: "red",
  opened: "blue",
  sent: "amber",
  draft: "neutral",
} as const satisfies Record<string, TagTone>;

function InviteItem({ invite, places }: { invite: Invite; places: Places }) {
  const text = useTexts(texts);
  const {
    firstName,
    lastName,
    email,
    inviteType,
    sentAt,
    employerAgreementId,
    apprenticeAgreementId,
  } = invite;
  const name = [firstName, lastName].filter(Boolean).join(" ") || email || text.noName;
  const state = stateOf(invite);
  const kinds: Readonly<Record<string, string>> = text.inviteTypes;
  return (
    <Item
      title={name}
      facts={[
        kinds[inviteType ?? ""] ?? inviteType,
        email === name ? undefined : email,
        sentAt && text.sentOn(shownDay(sentAt, places.timeZone)),
        places.nameOf(invite.locationId),
      ]}
      state={<Tag tone={tones[state]}>{text.inviteStates[state]}</Tag>}
      action={
        employerAgreementId ? (
          <OpenAgreement table="employerAgreements" id={employerAgreementId} name={name} />
        ) : (
          apprenticeAgreementId && (
            <OpenAgreement table="apprenticeAgreements" id={apprenticeAgreementId} name={name} />
          )
        )
      }
    />
  );
}

/** The furthest that an invitation has come. */
function stateOf({
  declinedAt,
  revokedAt,
  consumedAt,
  viewedAt,
  sentAt,
}: Invite): keyof typeof tones {
  if (declinedAt) return "declined";
  if (revokedAt) return "revoked";
  if (consumedAt) return "completed";
  if (viewedAt) return "opened";
  return sentAt ? "sent" : "draft";
}
