import type { WhyNot as Reason } from "@guildway/api-contract";
import { defineTexts, useTexts } from "@guildway/ui";

/** Why the server would not let one do something. */
export function WhyNot({ why = "role" }: { why: Reason | undefined }) {
  return useTexts(texts)[why];
}

const texts = defineTexts(
  {
    "sign-in": "You are not signed in.",
    role: "Your role may read this and not change it.",
    nobody: "This cannot be changed.",
    "no-such-call": "This cannot be changed.",
    organization: "This belongs to another organization.",
    person: "This belongs to somebody else.",
    "course-read-only": "Your account may read courses and change none.",
    evidence: "This is kept as evidence and stays.",
    "grant-needed": "Whoever holds its access code may change this.",
    "not-public": "This is not public.",
    "not-found": "This is no longer there.",
  },
  {
    "sign-in": "Usted no ha iniciado sesión.",
    role: "Con su rol puede leer esto y no cambiarlo.",
    nobody: "Esto no se puede cambiar.",
    "no-such-call": "Esto no se puede cambiar.",
    organization: "Esto pertenece a otra organización.",
    person: "Esto pertenece a otra persona.",
    "course-read-only": "Su cuenta puede leer cursos y no cambiarlos.",
    evidence: "Esto se guarda como prueba y queda.",
    "grant-needed": "Quien tiene su código de acceso puede cambiarlo.",
    "not-public": "Esto no es público.",
    "not-found": "Esto ya no existe.",
  },
);
