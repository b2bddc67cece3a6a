import type { InviteType, RecordType } from "@guildway/api-contract";
import type { CallerKind } from "./caller.ts";

/** Which records a caller reaches: none, their own, those and what others share with them (`sharedWith`), what is of courses that they take (`courseColumn`), their organization's, or all. */
export type Reach = "none" | "self" | "shared" | "taken" | "org" | "any";

/** Which of the records that the public may name it may read whole; records/public-conditions.ts has them as SQL. */
export type PublicCondition =
  | "isPublic"
  | "isOpenToJoin"
  | "courseIsPublic"
  | "courseIsOpenToJoin"
  | "isPublished"
  | "hasNoAccessCode"
  | "isOpenLink"
  | "hasOpenLink"
  | "never";

/** The table of a named record; `shared` also takes those that another organization shows as this one's. */
export type Reference = string | { readonly table: string; readonly shared: true };

/** One row of the table: who may do what with a record type. */
export interface RecordPolicy {
  /** The column that says to which organization a record belongs. */
  readonly organizationColumn: string;
  /** The column that says whose record it is, for `self`. */
  readonly ownerColumn?: string;
  /** The column that names the course of a record, for `taken`. */
  readonly courseColumn?: string;
  readonly read: Readonly<Record<CallerKind, Reach>>;
  readonly create: Readonly<Record<CallerKind, Reach>>;
  readonly update: Readonly<Record<CallerKind, Reach>>;
  readonly delete: Readonly<Record<CallerKind, Reach>>;
  /** What `self` may change of their own record; everything where it is not said. */
  readonly selfColumns?: readonly string[];
  /** Only admin, owner and superAdmin read these. */
  readonly adminColumns?: readonly string[];
  /** Only staff whose reach the record is in read and change these; neither programs, nor holders of a grant. */
  readonly staffColumns?: readonly string[];
  /** Only staff change these, whoever reads them. */
  readonly staffChanges?: readonly string[];
  /** Only a superAdmin changes these. */
  readonly superAdminChanges?: readonly string[];
  /** Everybody reads records that they name by one of these fields, but only the public columns. */
  readonly publicBy: readonly string[];
  readonly publicColumns: readonly string[];
  /** The public reads only records for which this holds. */
  readonly publicWhere?: PublicCondition;
  /** Public columns that the public reads only where this holds as well. */
  readonly publicInPart?: {
    readonly where: PublicCondition;
    readonly columns: readonly string[];
  };
  /** What the public reads of any other record that it names by itself; without it, nothing. */
  readonly closedColumns?: readonly string[];
  /** While this column is true the public sees of the record only that, and nobody is let in by its code. */
  readonly switchedOffBy?: string;
  /** Once this column is filled the record is gone for the public and for grants. */
  readonly goneOnce?: string;
  /** Once this column is filled, the record is evidence: nobody changes the named ones, and nobody deletes it or, where it says so, what they name. */
  readonly evidenceOnce?: {
    readonly column: string;
    readonly fields: readonly string[];
    readonly keepsNamed?: true;
  };
  /** Creating answers an edit grant, and its holder may change the record. */
  readonly grantsEditing: boolean;
  /**
   * Who gave the access code of a record reads that record, and of this type those whose first column is
   * the second fact of it (see access/access-reach.ts); a third has to be the same, or nobody's where it is only read.
   */
  readonly reachedByAccess?: readonly (readonly [column: string, fact: string, same?: string])[];
  /** What a holder of such a grant sees; everything but sealed fields where it is not said. */
  readonly accessColumns?: readonly string[];
  /** What of it a grant sees that is for something else: neither one of a record of these types nor of an invite of these kinds. */
  readonly columnsBesides?: {
    readonly forTypes: readonly RecordType[];
    readonly forInvites: readonly InviteType[];
    readonly columns: readonly string[];
  };
  /** What a holder of a grant sees for which no code was asked: no contact of a person, nor what they signed. */
  readonly columnsWithoutCode?: readonly string[];
  /** The kinds of invites whose grants read it though no code was asked, since their own screen shows it; every kind where it is not said. */
  readonly readWithoutCode?: readonly InviteType[];
  /** What a holder of such a grant may change. */
  readonly accessMayChange?: readonly string[];
  /** Whether a holder of such a grant may create what the grant then reaches. */
  readonly accessMayCreate?: true;
  /** The kinds of invites whose grants may change and create; of every grant that reaches it where it is not said. */
  readonly accessInvites?: readonly InviteType[];
  /** The kinds of invites whose grants change it though no code was asked, since their own form writes it; none where it is not said. */
  readonly changedWithoutCode?: readonly InviteType[] | "any";
  /** What such a grant reaches is its holder's own: they read what is sealed of it, and what they read and change is written down. */
  readonly accessIsPersonal?: true;
  /** Who makes a record owns it; only who runs the organization may make one for somebody else. */
  readonly ownerIsWriter?: true;
  /** The column that lists further organizations whose own the record is: only a superAdmin adds one. */
  readonly sharedBy?: string;
  /** Columns that name records of the same organization, one or a list, with their table. */
  readonly references?: Readonly<Record<string, Reference>>;
  /** The managers of the location that the column `by` names read the record, whatever their role. */
  readonly managers?: {
    readonly by: string;
    /** What they change of it. */
    readonly mayChange?: readonly string[];
    /** Whether they make such records. */
    readonly mayCreate?: true;
    /** What a record that they write has to name, with its table: one of a location that they manage as well. */
    readonly within?: Readonly<Record<string, string>>;
  };
  /** The column that says who else of the organization reads a record: a role, or `staff`; nobody while it is empty. Who runs the organization reaches all that are shared. */
  readonly sharedWith?: string;
  /** As many as one person owns. */
  readonly mostOfOwner?: number;
  /** Who has `courseReadOnly` changes none of these. */
  readonly isCourseWork?: true;
}
