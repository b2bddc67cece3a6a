import { rulePacks } from "@guildway/rules";
import { Notice, useLanguage, useTexts } from "@guildway/ui";
import { useFigures } from "../../wages/use-figures.ts";
import { texts } from "./texts.ts";
import { wageRules } from "./use-wage-schedule.ts";

/** Says where the rules of the product allow a wage that the law of today does not. */
export function LawToday({ amount }: { amount: number | undefined }) {
  const text = useTexts(texts);
  const { dollars } = useFigures();
  const locale = useLanguage() === "es" ? "es-US" : "en-US";
  const { minimumWage, since } = rulePacks["us-federal"];
  const isBetween =
    amount !== undefined && amount * 100 >= wageRules.minimumWage && amount * 100 < minimumWage;
  const day = new Date(since).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });
  return (
    <div role="status">
      {isBetween && (
        <Notice kind="warning">
          <p>{text.lawNow(dollars(minimumWage / 100), day)}</p>
        </Notice>
      )}
    </div>
  );
}
