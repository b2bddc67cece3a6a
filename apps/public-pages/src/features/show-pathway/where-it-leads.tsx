import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { Card, useTexts } from "@guildway/ui";
import type { NationalPay } from "./pathway-query.ts";
import styles from "./show-pathway.module.css";
import { texts } from "./texts.ts";

const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

interface Props {
  /** In the names of the occupation data. */
  title: string;
  pay: NationalPay | null;
  at: { orgSlug: string; pathwayId: string; jobProfileId: string };
}

/** The occupation that a pathway leads to, and what it pays. */
export function WhereItLeads({ title, pay, at }: Props) {
  const text = useTexts(texts);
  return (
    <Card title={text.leadsTo}>
      <p className={styles.occupation} lang="en">
        {title}
      </p>
      {pay && (
        <>
          <p>{text.pay(title, dollars.format(pay.median), pay.isAtLeast)}</p>
          <p className={styles.source}>{text.paySource(pay.year)}</p>
        </>
      )}
      <Link to={linkTo("public-pages.pathwayJobProfile", at)}>{text.seeProfile}</Link>
    </Card>
  );
}
