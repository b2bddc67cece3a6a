import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import * as firstRecords from "./migrations/0001-first-records.ts";
import * as occupations from "./migrations/0002-occupations.ts";
import * as accounts from "./migrations/0003-accounts.ts";
import * as files from "./migrations/0004-files.ts";
import * as userCounts from "./migrations/0005-user-counts.ts";
import * as allRecords from "./migrations/0006-all-records.ts";
import * as viewEvents from "./migrations/0007-view-events.ts";
import * as auditLogStays from "./migrations/0008-audit-log-stays.ts";
import * as passageVectors from "./migrations/0009-passage-vectors.ts";
import * as saferSignIn from "./migrations/0010-safer-sign-in.ts";
import * as confirmedAddresses from "./migrations/0011-confirmed-addresses.ts";
import * as passagesInOrder from "./migrations/0012-passages-in-order.ts";
import * as pagesBehindACode from "./migrations/0013-pages-behind-a-code.ts";
import * as recordChanges from "./migrations/0014-record-changes.ts";
import * as attempts from "./migrations/0015-attempts.ts";
import * as jobs from "./migrations/0016-jobs.ts";
import * as occupationData from "./migrations/0017-occupation-data.ts";
import * as renewingNetwork from "./migrations/0018-renewing-network.ts";
import * as livingPlans from "./migrations/0019-living-plans.ts";
import * as search from "./migrations/0020-search.ts";
import * as passkeys from "./migrations/0021-passkeys.ts";
import * as sentInvites from "./migrations/0022-sent-invites.ts";
import * as keptByTheServer from "./migrations/0023-kept-by-the-server.ts";
import * as whatEnds from "./migrations/0024-what-ends.ts";
import * as leads from "./migrations/0025-leads.ts";
import * as namedDashboards from "./migrations/0026-named-dashboards.ts";
import * as viewsAndRegistrations from "./migrations/0027-views-and-registrations.ts";
import * as whoseItIs from "./migrations/0028-whose-it-is.ts";
import * as longLists from "./migrations/0029-long-lists.ts";
import * as signedForms from "./migrations/0030-signed-forms.ts";
import * as theActOfSigning from "./migrations/0031-the-act-of-signing.ts";
import * as sponsorsSign from "./migrations/0032-sponsors-sign.ts";
import * as pricesAndDates from "./migrations/0033-prices-and-dates.ts";
import * as whoseGrantItIs from "./migrations/0034-whose-grant-it-is.ts";
import * as answers from "./migrations/0035-answers.ts";
import * as passageWords from "./migrations/0036-passage-words.ts";
import * as passagesInTheirPlace from "./migrations/0037-passages-in-their-place.ts";
import * as questionsWithoutAnAnswer from "./migrations/0038-questions-without-an-answer.ts";
import * as whatAProgramPlans from "./migrations/0039-what-a-program-plans.ts";
import * as keysThatEnd from "./migrations/0040-keys-that-end.ts";
import * as publicUrlsAndWebhooks from "./migrations/0041-public-urls-and-webhooks.ts";
import * as jobsInShares from "./migrations/0042-jobs-in-shares.ts";
import * as signUpsByPassword from "./migrations/0043-sign-ups-by-password.ts";
import type { Database } from "./schema.ts";

/** Every step of the schema in order; forward only. */
const migrations = {
  "0001-first-records": firstRecords,
  "0002-occupations": occupations,
  "0003-accounts": accounts,
  "0004-files": files,
  "0005-user-counts": userCounts,
  "0006-all-records": allRecords,
  "0007-view-events": viewEvents,
  "0008-audit-log-stays": auditLogStays,
  "0009-passage-vectors": passageVectors,
  "0010-safer-sign-in": saferSignIn,
  "0011-confirmed-addresses": confirmedAddresses,
  "0012-passages-in-order": passagesInOrder,
  "0013-pages-behind-a-code": pagesBehindACode,
  "0014-record-changes": recordChanges,
  "0015-attempts": attempts,
  "0016-jobs": jobs,
  "0017-occupation-data": occupationData,
  "0018-renewing-network": renewingNetwork,
  "0019-living-plans": livingPlans,
  "0020-search": search,
  "0021-passkeys": passkeys,
  "0022-sent-invites": sentInvites,
  "0023-kept-by-the-server": keptByTheServer,
  "0024-what-ends": whatEnds,
  "0025-leads": leads,
  "0026-named-dashboards": namedDashboards,
  "0027-views-and-registrations": viewsAndRegistrations,
  "0028-whose-it-is": whoseItIs,
  "0029-long-lists": longLists,
  "0030-signed-forms": signedForms,
  "0031-the-act-of-signing": theActOfSigning,
  "0032-sponsors-sign": sponsorsSign,
  "0033-prices-and-dates": pricesAndDates,
  "0034-whose-grant-it-is": whoseGrantItIs,
  "0035-answers": answers,
  "0036-passage-words": passageWords,
  "0037-passages-in-their-place": passagesInTheirPlace,
  "0038-questions-without-an-answer": questionsWithoutAnAnswer,
  "0039-what-a-program-plans": whatAProgramPlans,
  "0040-keys-that-end": keysThatEnd,
  "0041-public-urls-and-webhooks": publicUrlsAndWebhooks,
  "0042-jobs-in-shares": jobsInShares,
  "0043-sign-ups-by-password": signUpsByPassword,
};

/** Brings the schema up to date; a failed step leaves it as it was and is thrown. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
