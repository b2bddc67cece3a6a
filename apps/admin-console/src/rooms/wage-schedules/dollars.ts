const formatted = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** An hourly wage, in dollars and cents. */
export const dollars = (wage: number) => formatted.format(wage);
