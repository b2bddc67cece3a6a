import BookOpen from "lucide-react/icons/book-open";
import Building2 from "lucide-react/icons/building-2";
import FileText from "lucide-react/icons/file-text";
import Folder from "lucide-react/icons/folder";
import GraduationCap from "lucide-react/icons/graduation-cap";
import Hash from "lucide-react/icons/hash";
import Hammer from "lucide-react/icons/hammer";
import Landmark from "lucide-react/icons/landmark";
import type { LucideIcon } from "lucide-react";
import Link2 from "lucide-react/icons/link-2";
import ListTree from "lucide-react/icons/list-tree";
import LayoutGrid from "lucide-react/icons/layout-grid";
import MapPin from "lucide-react/icons/map-pin";
import Route from "lucide-react/icons/route";
import Signpost from "lucide-react/icons/signpost";
import User from "lucide-react/icons/user";
import UsersRound from "lucide-react/icons/users-round";

const icons: Readonly<Record<string, LucideIcon>> = {
  apprenticeships: Hammer,
  class: BookOpen,
  classCode: Hash,
  cohort: UsersRound,
  courseTopics: ListTree,
  employerProfiles: Building2,
  instructionProviders: GraduationCap,
  jobProfiles: Route,
  location: MapPin,
  organization: Landmark,
  pageLinks: Link2,
  pathways: Signpost,
  resourceGroups: Folder,
  users: User,
  widgets: LayoutGrid,
};

/** The sign of a record type. */
export function iconOf(recordType: string): LucideIcon {
  return icons[recordType] ?? FileText;
}
