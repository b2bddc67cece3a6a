import { linkTo } from "@guildway/federation";
import { Link, useSearchParams } from "@guildway/router";
import { defineTexts, SpeaksPageLanguage, useTexts } from "@guildway/ui";
import { PublicFoot } from "@guildway/ui/public-foot";
import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { productHome } from "../plan/tool-address.ts";
import styles from "./public-page.module.css";

const texts = defineTexts(
  { back: "Back to Guildway", onYourSite: "Put this tool on your site" },
  {
    back: "Volver a Guildway",
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
      <PublicFoot credit={credit}>{!embedded && <OnYourSite />}</PublicFoot>
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

function OnYourSite() {
  const { onYourSite } = useTexts(texts);
  return (
    <Link className={styles.onYourSite} to={linkTo("career-pathways.partners")}>
      {onYourSite}
    </Link>
  );
}
