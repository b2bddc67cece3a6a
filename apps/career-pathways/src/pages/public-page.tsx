import { linkTo } from "@guildway/federation";
import { Link, useSearchParams } from "@guildway/router";
import {
  BrandMark,
  LanguageChoice,
  SpeaksPageLanguage,
  ThemeToggle,
  defineTexts,
  useTexts,
} from "@guildway/ui";
import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { productHome } from "../plan/tool-address.ts";
import styles from "./public-page.module.css";

const texts = defineTexts(
  { back: "Back to Guildway", poweredBy: "POWERED BY", onYourSite: "Put this tool on your site" },
  {
    back: "Volver a Guildway",
    poweredBy: "CON TECNOLOGÍA DE",
    onYourSite: "Ponga esta herramienta en su sitio",
  },
);

interface Props {
  children: ReactNode;
  /** Whether the 'POWERED BY' line is shown. */
  credit?: boolean;
}

/** What surrounds a public page of this app: its language, the bar back to the product, which a partner's frame hides, and the credit. */
export function PublicPage({ children, credit = true }: Props) {
  const [query] = useSearchParams();
  const embedded = query.get("embedded") === "true";
  return (
    <SpeaksPageLanguage>
      {!embedded && <BackBar />}
      <div className={styles.content}>{children}</div>
      <Foot credit={credit} embedded={embedded} />
    </SpeaksPageLanguage>
  );
}

function BackBar() {
  const text = useTexts(texts);
  return (
    <div className={styles.bar} data-no-print="">
      <Link to={productHome} className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        {text.back}
      </Link>
    </div>
  );
}

function Foot({ credit, embedded }: { credit: boolean; embedded: boolean }) {
  const text = useTexts(texts);
  return (
    <div className={styles.foot}>
      {credit && (
        <p className={styles.credit}>
          {text.poweredBy} <BrandMark size={20} />
        </p>
      )}
      <div className={styles.choices} data-no-print="">
        {!embedded && (
          <Link className={styles.onYourSite} to={linkTo("career-pathways.partners")}>
            {text.onYourSite}
          </Link>
        )}
        <LanguageChoice />
        <ThemeToggle />
      </div>
    </div>
  );
}
