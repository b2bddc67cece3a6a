import type { exploreOccupations, ReplyOf } from "@guildway/api-contract";
import { Button, useLanguage, useTexts } from "@guildway/ui";
import ChevronRight from "lucide-react/icons/chevron-right";
import { dollars } from "../../plan/dollars.ts";
import { interestNames } from "../../plan/interest-names.ts";
import { openingsTexts } from "../../plan/openings-words.ts";
import { OccupationHeading, shownTitle } from "../../plan/occupation-title.tsx";
import styles from "./explore-occupations.module.css";
import { texts } from "./texts.ts";

type Explored = ReplyOf<typeof exploreOccupations>["OccupationList"][number];

/** What was found, each with the facts that decide. */
export function ExploredList({
  found,
  onSelect,
}: {
  found: readonly Explored[];
  onSelect(code: string): void;
}) {
  const text = useTexts(texts);
  const lang = useLanguage();
  return (
    <ol className={styles.found}>
      {found.map((occupation) => {
        const { OnetCode, OnetTitle, TitleEs } = occupation;
        const name = shownTitle({ title: OnetTitle, titleEs: TitleEs }, lang).words;
        return (
          <li key={OnetCode}>
            <div>
              <OccupationHeading as="h3" title={OnetTitle} titleEs={TitleEs} />
              <Facts occupation={occupation} />
            </div>
            <Button
              variant="quiet"
              aria-label={text.select(name)}
              icon={<ChevronRight aria-hidden="true" />}
              onClick={() => onSelect(OnetCode)}
            />
          </li>
        );
      })}
    </ol>
  );
}

function Facts({ occupation }: { occupation: Explored }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const names = useTexts(interestNames);
  const { openings } = useTexts(openingsTexts);
  const { Pay, AnnualOpenings, Apprenticeable, Interests } = occupation;
  const amount = Pay && dollars(Pay.Annual, "Annual", lang);
  return (
    <ul className={styles.facts}>
      {amount && (
        <li>
          <strong>{Pay.TopCoded ? text.orMore(amount) : amount}</strong> {text.annual}
          {", "}
          <span lang="en">{Pay.AreaName}</span>
        </li>
      )}
      {AnnualOpenings !== null && <li>{text.perYear(openings(AnnualOpenings))}</li>}
      {Apprenticeable && <li>{text.apprenticeship}</li>}
      {occupation.Fit !== null && Interests.length > 0 && (
        <li>{Interests.map((interest) => names[interest].name).join(", ")}</li>
      )}
    </ul>
  );
}
