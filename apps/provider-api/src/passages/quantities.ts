const amount = String.raw`(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|uno?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|medi[oa])`;
const time = String.raw`(?:hours?|days?|weeks?|months?|years?|minutes?|horas?|días?|semanas?|mes(?:es)?|años?|minutos?)`;

const aTime = new RegExp(
  String.raw`\b${amount}(?:[- ](?:or|to|a|o)[- ]${amount})?[- ]${time}`,
  "iu",
);
const aPrice = /\$ ?\d|\b(?:free|no (?:fee|charge|cost)|gratis|gratuit[oa]s?|sin costo)\b/iu;
const aNumber = new RegExp(String.raw`(?<![\p{L}\d])${amount}(?![\p{L}\d])`, "iu");

/** What a question of an amount asks for, the narrower first, and what the sentence that answers it holds. */
const amounts: readonly (readonly [asks: RegExp, holds: RegExp])[] = [
  [
    /\bhow (?:long|old)\b|\bhow (?:many|much) (?:hours?|days?|weeks?|months?|years?|time)\b|\bcu[aá]nt[oa]s? (?:tiempo|horas|d[ií]as|semanas|meses|a[nñ]os)\b|\bcu[aá]nto (?:dura|tarda|se tarda|demora)/iu,
    aTime,
  ],
  [
    /\bhow much (?:\S+ ){0,6}(?:cost|costs|pay|charge|charged)\b|\bwhat (?:\S+ ){0,6}costs?\b|\bcu[aá]nto (?:\S+ )?(?:cuestan?|vale|valen|se paga|hay que pagar)/iu,
    aPrice,
  ],
  [/\bhow many\b|\bcu[aá]nt[oa]s\b/iu, aNumber],
];

/** Whether a sentence holds the amount that a question asks for: a time for "how long", a price for "how much does it cost"; undefined where the question asks for none. */
export function amountAskedIn(question: string): ((sentence: string) => boolean) | undefined {
  const holds = amounts.find(([asks]) => asks.test(question))?.[1];
  return holds && ((sentence) => holds.test(sentence));
}
