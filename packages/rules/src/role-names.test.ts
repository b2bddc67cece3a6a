import { expect, it } from "vitest";
import { roleName } from "./role-names.ts";

it("CO-6.2 each role has its name", () => {
  const names = (["superAdmin", "owner", "admin", "teacher", "student"] as const).map((role) =>
    roleName(role, "education"),
  );
  expect(names).toEqual(["Super Admin", "Owner", "Admin", "Teacher", "Student"]);
});

it("CO-1.4, CO-6.2 a workforce organization says Expert and User, and no other does", () => {
  expect(roleName("teacher", "workforce")).toBe("Expert");
  expect(roleName("student", "workforce")).toBe("User");
  expect(roleName("owner", "workforce")).toBe("Owner");
  for (const type of ["employer", "education", "community", null, undefined])
    expect(roleName("teacher", type)).toBe("Teacher");
});

it("each role has its name in Spanish too", () => {
  const names = (["superAdmin", "owner", "admin", "teacher", "student"] as const).map((role) =>
    roleName(role, "education", "es"),
  );
  expect(names).toEqual([
    "Superadministrador",
    "Propietario",
    "Administrador",
    "Docente",
    "Estudiante",
  ]);
  expect(roleName("teacher", "workforce", "es")).toBe("Experto");
  expect(roleName("student", "workforce", "es")).toBe("Usuario");
});
