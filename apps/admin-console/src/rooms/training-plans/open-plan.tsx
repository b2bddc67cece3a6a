import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { useTexts } from "@guildway/ui";
import { texts } from "./texts.ts";

/** The way to the plan as its maker sees it. */
export function OpenPlan({ row }: { row: { id: string } }) {
  const { open } = useTexts(texts);
  return <Link to={linkTo("career-pathways.jobProfile", { jobProfileId: row.id })}>{open}</Link>;
}
