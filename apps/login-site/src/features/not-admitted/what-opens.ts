import type { Role } from "@guildway/api-contract";
import type { AppAddresses } from "../../arrival/app-addresses.ts";

/** A part of the product that somebody can go on to. */
export type Part = Exclude<keyof AppAddresses, "mainApp">;

const parts: Readonly<Record<Part, (role: Role) => boolean>> = {
  adminApp: (role) => role === "superAdmin",
  careerPathways: () => true,
};

/** The parts that an account with this role can open, in the order in which they are offered. */
export function whatOpens(role: Role): Part[] {
  return (Object.keys(parts) as Part[]).filter((part) => parts[part](role));
}
