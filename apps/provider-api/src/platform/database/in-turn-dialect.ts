import { AsyncLocalStorage } from "node:async_hooks";
import type { DatabaseConnection, Dialect } from "kysely";
import { roundRobin } from "../limits/round-robin.ts";

const asking = new AsyncLocalStorage<string>();

/** Does some work for an asker, in whose turn all that it asks the database is answered. */
export const workFor = <T>(asker: string, work: () => T): T => asking.run(asker, work);

/**
 * A dialect of which no more than so many connections are used at once, and which hands them round among those who wait:
 * who makes a thousand costly calls at the same moment waits for them alone, and holds no more than half of the connections
 * however long each takes. What nobody asked for, such as jobs, is one asker.
 */
export function inTurn(dialect: Dialect, connections: number): Dialect {
  return {
    createAdapter() {
      // The turns stand in the place of Kysely's own queue for the one connection of the embedded database.
      return Object.create(dialect.createAdapter(), {
        supportsMultipleConnections: { value: true },
      });
    },
    createDriver() {
      const driver = dialect.createDriver();
      const { take, give } = roundRobin(connections, { mostOfOne: Math.ceil(connections / 2) });
      const askers = new WeakMap<DatabaseConnection, string>();
      const acquire = driver.acquireConnection.bind(driver);
      const release = driver.releaseConnection.bind(driver);
      driver.acquireConnection = async (options) => {
        const asker = asking.getStore() ?? "";
        await take(asker);
        try {
          const connection = await acquire(options);
          askers.set(connection, asker);
          return connection;
        } catch (error) {
          give(asker);
          throw error;
        }
      };
      driver.releaseConnection = async (connection, options) => {
        try {
          await release(connection, options);
        } finally {
          give(askers.get(connection)!);
        }
      };
      return driver;
    },
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}
