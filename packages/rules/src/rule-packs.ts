/** Constants of pay that a law or a specification sets, in force from a day on. Money is in cents. */
export interface RulePack {
  readonly name: string;
  readonly source: string;
  /** The day from which it holds, YYYY-MM-DD. */
  readonly since: string;
  /** The least that an hour may pay. */
  readonly minimumWage: number;
  /** The wage of a journeyworker where none is given. */
  readonly entryWage: number;
}

/** The rule packs that an organization can choose from; `us-spec` is what the product starts with. */
export const rulePacks = {
  "us-spec": {
    name: "us-spec",
    source: "The product's specification of wage schedules",
    since: "1997-09-01",
    minimumWage: 515,
    entryWage: 1096,
  },
  "us-federal": {
    name: "us-federal",
    source: "Fair Labor Standards Act, 29 U.S.C. 206(a)(1)(C)",
    since: "2009-07-24",
    minimumWage: 725,
    entryWage: 1096,
  },
} as const satisfies Record<string, RulePack>;

/** The name of a rule pack. */
export type RulePackName = keyof typeof rulePacks;
