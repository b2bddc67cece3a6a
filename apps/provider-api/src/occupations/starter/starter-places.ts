import type { PlaceFacts } from "./starter-facts.ts";

/** The largest cities of the United States, each by the ZIP code of its center. */
const cityCenters: ReadonlySet<string> = new Set(
  (
    "10001 90012 60602 77002 85003 19107 78205 92101 75201 32202 78701 76102 95113 43215 28202 46204 94102 98104 80202 " +
    "73102 37219 20001 79901 89101 02108 48226 97204 40202 38103 21202 53202 87102 85701 93721 95814 64106 85201 30303 " +
    "68102 80903 27601 90802 23451 33130 94612 55401 74103 93301 67202 76010 70112 44114 33602 96813 92801 80012 92701 " +
    "40507 92501 78401 63101 15222 99501 45202 55101 27401 68508 75024 32801 07102 43604 46802 78040 27701 33701 " +
    "53703 79401 85224 14202 89501 70802 84101 83702 36104 35203 50309 57104 39201 72201 03101 05401 04101 02903 06103 " +
    "19801 29201 25301 58102 59101 82001 18503 17101 19601 16501 17602 11201 10451"
  ).split(" "),
);

/** The valley that the demo world lives in. */
const wholeCounties: ReadonlySet<string> = new Set(["Lehigh", "Northampton"]);

/** Whether a ZIP code is part of the starter set. */
export function isStarterPlace({ zip, state, county }: PlaceFacts): boolean {
  return cityCenters.has(zip) || (state === "PA" && wholeCounties.has(county));
}
