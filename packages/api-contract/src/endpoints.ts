import type { Endpoint } from "./endpoint.ts";
import * as access from "./endpoints/access.ts";
import * as accounts from "./endpoints/accounts.ts";
import * as agreements from "./endpoints/agreements.ts";
import * as assistant from "./endpoints/assistant.ts";
import { contentEndpoints } from "./endpoints/content.ts";
import * as embed from "./endpoints/embed.ts";
import * as files from "./endpoints/files.ts";
import * as health from "./endpoints/health.ts";
import * as identity from "./endpoints/identity.ts";
import * as mail from "./endpoints/mail.ts";
import * as materials from "./endpoints/materials.ts";
import * as audit from "./endpoints/audit.ts";
import * as changes from "./endpoints/changes.ts";
import * as importUsers from "./endpoints/import-users.ts";
import * as leaning from "./endpoints/leaning.ts";
import * as may from "./endpoints/may.ts";
import * as occupations from "./endpoints/occupations.ts";
import * as passkeys from "./endpoints/passkeys.ts";
import { allRecordEndpoints } from "./endpoints/records.ts";
import * as programKeys from "./endpoints/program-keys.ts";
import * as registrations from "./endpoints/registrations.ts";
import * as sandbox from "./endpoints/sandbox.ts";
import * as search from "./endpoints/search.ts";
import * as site from "./endpoints/site.ts";
import * as webhooks from "./endpoints/webhooks.ts";
import * as trainingPlan from "./endpoints/training-plan.ts";

// A function, so that a front end, which asks for single calls, is not sent all of them.
const exported = () => ({
  ...health,
  ...identity,
  ...accounts,
  ...passkeys,
  ...programKeys,
  ...registrations,
  ...occupations,
  ...trainingPlan,
  ...mail,
  ...materials,
  ...audit,
  ...changes,
  ...importUsers,
  ...leaning,
  ...may,
  ...access,
  ...agreements,
  ...assistant,
  ...files,
  ...embed,
  ...sandbox,
  ...search,
  ...site,
  ...webhooks,
});

type Exported = ReturnType<typeof exported>[keyof ReturnType<typeof exported>];

/** The calls that have a name of their own; those that are made of records have none here. */
export type EndpointName = Extract<Exported, Endpoint>["name"];

/** Every call of the API. */
export function allEndpoints(): Endpoint[] {
  return [
    // By path and method, since what a module exports comes in no order of its own.
    ...Object.values<unknown>(exported())
      .filter(isEndpoint)
      .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1)),
    ...contentEndpoints(),
    ...allRecordEndpoints(),
  ];
}

const placeOf = ({ path, method }: Endpoint) => `${path} ${method}`;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}
