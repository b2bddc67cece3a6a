import type { OccupationDetail } from "@guildway/api-contract";

/** As many stand side by side at most. */
export const mostCompared = 3;

/** How many of an occupation's most important skills are held against another's. */
export const comparedSkills = 10;

/** The codes in the address, each once. */
export function comparedCodes(given: string): string[] {
  const codes = given.split(",").map((code) => code.trim());
  const sound = codes.filter((code) => /^\d{2}-\d{4}\.\d{2}$/.test(code));
  return [...new Set(sound)].slice(0, mostCompared);
}

type Skilled = Pick<OccupationDetail, "SkillsDataList">;

/** Which of an occupation's most important skills matter as much in the one that it is held against, and which are new there. */
export function skillOverlap(from: Skilled, to: Skilled): { shared: string[]; added: string[] } {
  const known = new Set(topSkills(from).map(({ ElementId }) => ElementId));
  const wanted = topSkills(to);
  const names = (share: boolean) =>
    wanted
      .filter(({ ElementId }) => known.has(ElementId) === share)
      .map((skill) => skill.ElementName);
  return { shared: names(true), added: names(false) };
}

const topSkills = ({ SkillsDataList }: Skilled) => SkillsDataList.slice(0, comparedSkills);
