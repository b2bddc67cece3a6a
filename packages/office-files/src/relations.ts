import type { Unzipped } from "fflate";
import { parseXml } from "./parse-xml.ts";

/** Where the relations of a part lead, by their id: `ppt/slides/slide1.xml` for `rId2`. What leads out of the file is left out. */
export function relationsOf(parts: Unzipped, part: string): Map<string, string> {
  const slash = part.lastIndexOf("/") + 1;
  const folder = part.slice(0, slash);
  const targets = new Map<string, string>();
  parseXml(parts[`${folder}_rels/${part.slice(slash)}.rels`], {
    open(name, attributes) {
      if (name !== "Relationship") return;
      const { Id = "", Target = "", TargetMode } = attributes();
      if (TargetMode !== "External") targets.set(Id, resolved(folder, Target));
    },
  });
  return targets;
}

function resolved(folder: string, target: string): string {
  return new URL(target, `http://file/${folder}`).pathname.slice(1);
}
