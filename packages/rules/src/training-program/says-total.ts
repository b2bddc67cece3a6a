const words = String.raw`(?:of|de|for|in|all|program|approx(?:imate|\.)?|aprox(?:imad[ao]s?|\.)?|est\.?|estimated|required|minimum|maximum|on[\s-]the[\s-]job|learning|training|work-based|practical|supplement(?:al|ary)|classroom|theory|related|technical|instruction|work|process(?:es)?|ojt|ojl|ri|rti|rsi|hours?|hrs?|horas|time|term|contact|clock|credits?|to be|completed|worked)`;
const total = new RegExp(
  String.raw`^(?:(?:grand|over-?all|program|sub|approx(?:imate|\.)?|estimated|minimum|maximum)[\s-]*)*(?:totals?|sum|combined)(?:\s+${words})*\W*$|^over-?all(?:\s+${words})*\W*$|^(?:total )?hours (?:per|each|by|this|in the|of the) (?:year|term|semester|period|step|level)\W*$|^(?:year|term|semester|period|step|level|program|block|section|phase) hours(?: of (?:instruction|training|work))?\W*$|^\p{L}[\p{L}\d ]{2,40},? (?:together|combined)\W*$|^\p{L}[\p{L} ]{2,40}, (?:in )?total\W*$|^(?:year|term|semester|period|step|level) \d{1,2} hours\W*$|^all (?:\p{L}+ )?(?:hours|hrs)\W*$|^(?:all )?(?:two|three|four|five|six|\d) (?:years|terms|periods|semesters|winters)\W*$|^both \p{L}{3,}\W*$|^all of (?:it|them|this|these)\W*$|^(?:\p{L}+ ){0,2}in all\W*$|^all (?:work|areas|services|units|steps|departments|stations|duties|rotations|phases)\W*$|^totals?\s+(?:\p{L}+\s+){1,2}(?:hours|hrs)\W*$|^all (?:courses|classes|modules|subjects|processes|branches)\W*$|^sub[\s-]*totals?\b|^(?:sub[\s-]*)?totals?\s*[,;:(–-]\s*\p{L}|^(?:totals?|sum|overall|combined)\s+(?:(?:for|of)\s+)?(?:the\s+)?(?:\w+\s+)?(?:year|phase|section|period|semester|level)`,
  "iu",
);

const ofAll = new RegExp(String.raw`^(?:(?:${words}|grand|over-?all)\s+)+totals?\W*$`, "iu");
const ofPart = /^(?:[\p{L}\d.-]+\s+){1,4}(?:sub[\s-]?)?totals?\W*$/iu;

const longestName = 200;

/** `Block hours / Horas del bloque` says one thing in two languages. */
const languagesOf = (text: string): string[] => {
  const [first, second, ...others] = plain(text).split(" / ");
  return first && second && others.length === 0 ? [plain(text), first, second] : [plain(text)];
};

/** Without the brackets of a unit. */
const plain = (text: string): string => text.replace(/\((hours|hrs|horas)\)/i, "$1").trim();

/** Whether a text names what stands above or beside it together, such as `Grand total` or `Total OJL hours`. */
export const saysTotal = (text: string): boolean =>
  text.length <= longestName &&
  languagesOf(text).some((one) => total.test(one) || ofPart.test(one));

/** Whether what is named a total is one of all, and not of a part such as `Term subtotal`. */
export const saysTotalOfAll = (text: string): boolean =>
  text.length <= longestName && languagesOf(text).some((one) => total.test(one) || ofAll.test(one));
