const formatted = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** An amount, in dollars and cents. */
export const dollars = (amount: number) => formatted.format(amount);
