import { shownDay } from "@guildway/rules";

/** Dollars as an agreement says them. */
export const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** A stored day as it is shown; it has no time zone to be moved by. */
export const dayOf = (day: string | null | undefined) => day && shownDay(`${day}T12:00:00Z`, "UTC");
