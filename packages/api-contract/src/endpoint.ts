import type * as z from "zod/mini";
import type { KeyScope } from "./key-scopes.ts";
import type { ProblemCode } from "./problems.ts";
import type { RecordDefinition } from "./record.ts";

/**
 * Who may call. `public`: everybody. `session`: who holds the session cookie, from one of our own sites.
 * `user`: who is signed in. `staff`: teacher and above. `admin`: admin, owner, superAdmin.
 * `superAdmin`: only they. `apiKey`: a program with an organization's key. `record`: everybody whom the row of the record in the policies lets.
 */
export type Access =
  | "public"
  | "session"
  | "user"
  | "staff"
  | "admin"
  | "superAdmin"
  | "apiKey"
  | "record";

/** A call of the API. Path parameters are written `{name}`. */
export interface Endpoint {
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly access: Access;
  /** One sentence for the reader of the API documents. */
  readonly summary: string;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly reply: z.ZodMiniType;
  /** A body that is not JSON and is taken or given as a stream. */
  readonly streams?: "request" | "reply";
  /** The grants that such a call takes in a header, beside or in place of a token; record calls take those of their policy. */
  readonly grants?: readonly Grant[];
  /** What a limited key must name to make the call, where that is not the type of its record. */
  readonly scope?: KeyScope;
  /** Takes in the header if-match the version that the caller has read; where it is another now, nothing is written. */
  readonly ifMatch?: true;
  /** Takes in the header idempotency-key a key of the caller's own, under which it makes a record once. */
  readonly makesOnce?: true;
  /** Failures beyond those that any call can have. */
  readonly problems?: readonly ProblemCode[];
  /** The record whose list grammar the query follows. */
  readonly lists?: RecordDefinition;
  /** Fields that such a query may also name bare, `classId=…` for `f.classId[eq]=…`. */
  readonly bareFilters?: readonly string[];
  /** The list answers a tag, takes it back in if-none-match, and is read on by cursors as well as by pages. */
  readonly isTagged?: true;
  /** For calls that are generated from a record: what they do with it. */
  readonly record?: { readonly definition: RecordDefinition; readonly does: RecordAction };
}

/** `access`: for having given an access code, in x-access-grant. `edit`: for having created the record, in x-edit-grant. */
export type Grant = "access" | "edit";

/** What can be done with a record. */
export type RecordAction = "list" | "read" | "create" | "update" | "publish" | "delete";

/** Describes a call once; the server serves it, the client calls it, the documents list it. */
export function endpoint<const E extends Endpoint>(description: E): E {
  return description;
}

/** What a caller sends as the query of an endpoint. */
export type QueryOf<E extends Endpoint> = E["query"] extends z.ZodMiniType
  ? z.input<E["query"]>
  : undefined;

/** What a caller sends as the body of an endpoint. */
export type BodyOf<E extends Endpoint> = E["body"] extends z.ZodMiniType
  ? z.input<E["body"]>
  : undefined;

/** What an endpoint answers. */
export type ReplyOf<E extends Endpoint> = z.output<E["reply"]>;

/** The names between braces in an endpoint's path. */
export type ParamsOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & ParamsOf<Rest>
  : unknown;
