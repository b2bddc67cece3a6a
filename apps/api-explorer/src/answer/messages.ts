import type { Fault, ProblemBody } from "@guildway/api-contract";
import type { ListFacts, Piece, View } from "./read-answer.ts";

/** What the page asks of the thread that makes a call and reads its answer. */
export type Asked =
  | { kind: "send"; address: string; key: string }
  | { kind: "piece"; view: View; at: number }
  | { kind: "whole"; view: View };

/** What came back of a call. */
export interface Sent {
  status: number;
  bytes: number;
  milliseconds: number;
  /** How the key's limit stands, as the server says it. */
  rateLimit: string | undefined;
  /** Of a list alone. */
  list?: ListFacts;
  /** What a refusal says. */
  problem?: Problem;
}

/** A refusal: its permanent code, its words, and what of the request it speaks of. */
export type Problem = Partial<Omit<ProblemBody, "details">> & {
  details?: { faults?: readonly Fault[] };
};

/** What the thread answers each of them with. */
export interface Told {
  send: Sent;
  piece: Piece;
  whole: string;
}
