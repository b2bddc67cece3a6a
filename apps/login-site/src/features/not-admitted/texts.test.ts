import { roleName } from "@guildway/rules";
import { expect, it } from "vitest";
import { texts } from "./texts.ts";

it("each role has its name in Spanish too", () => {
  for (const role of ["superAdmin", "owner", "admin", "teacher", "student"] as const)
    for (const type of ["workforce", "education"]) {
      const english = roleName(role, type);
      expect(texts.es.roleAt(english, "Riverbend")).not.toContain(english + ",");
    }
});
