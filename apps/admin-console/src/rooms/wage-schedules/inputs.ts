import { WageRatesInput } from "./wage-rates-input.tsx";

/** What asks for fields in a way of their own. */
export const inputs = { wageRates: WageRatesInput };
