import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { findDemoSecret } from "../demo-world/secrets.ts";

/** Looks for secrets of the demo world, and for tokens that were given out, where none belongs. */
export interface LeakWatch {
  /** Takes note of a reply; a secret in it is a leak unless the request says why it asks for one. */
  onReply(request: string, text: string | Promise<string>): void;
  /** The leaks of the replies, of the log and of every table, in words; none is good. */
  findLeaks(db: Kysely<Database>, log: string): Promise<string[]>;
}

interface Reply {
  request: string;
  secret: string | undefined;
  tokens: readonly string[];
}

/** Tokens of every kind: those that are signed, and those of 256 random bits. */
const tokens = /\beyJ[\w-]+\.[\w-]+\.[\w-]+|(?<![\w-])[\w-]{43}(?![\w-])/g;
/** Calls that answer a secret to who may see it and says why, as the audit log keeps it; and the one for the key that is everybody's. */
const revealing = /revealAccessCode|[?&]reveal=|\/v1\/api\/sandbox/;
/** Public keys, as long as a token. */
const publicKeys = "/v1/identity/jwks";

/** Watches the replies of one API, and looks through its log and its tables in the end. */
export function watchForLeaks(): LeakWatch {
  const replies: Promise<Reply>[] = [];
  return {
    onReply(request, text) {
      replies.push(readReply(request, text));
    },
    async findLeaks(db, log) {
      const all = await Promise.all(replies);
      const given = new Set(all.flatMap((reply) => reply.tokens));
      const leaks = all.flatMap(({ request, secret }) =>
        secret && !revealing.test(request) ? [`${request} answers ${secret}`] : [],
      );
      const search = (text: string, place: string) => {
        const secret = findDemoSecret(text);
        if (secret) leaks.push(`${place} holds ${secret}`);
        if (findTokens(text).some((token) => given.has(token)))
          leaks.push(`${place} holds a token that was given out`);
      };
      search(log, "the log");
      await dumpTables(db, (table, rows) => search(rows, `the table ${table}`));
      return [...new Set(leaks)];
    },
  };
}

async function readReply(request: string, reply: string | Promise<string>): Promise<Reply> {
  const text = await reply;
  return {
    request,
    secret: findDemoSecret(text),
    tokens: request.includes(publicKeys) ? [] : findTokens(text),
  };
}

function findTokens(text: string): string[] {
  return text.match(tokens) ?? [];
}

/** Tables of published figures, among them some that look like an access code. */
const publishedFigures: readonly string[] = [
  "occupationWages",
  "prevailingWages",
] satisfies (keyof Database)[];

/** Hands every table on as text, one after the other, but for published figures. */
async function dumpTables(
  db: Kysely<Database>,
  onTable: (table: string, rows: string) => void,
): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`.execute(
    db,
  );
  for (const { name } of tables.filter(({ name }) => !publishedFigures.includes(name))) {
    const { rows } = await sql<{ row: string }>`
      SELECT row_to_json(dumped)::text AS row FROM ${sql.table(name)} AS dumped`.execute(db);
    onTable(name, rows.map(({ row }) => row).join("\n"));
  }
}
