import { defineTexts } from "@guildway/ui";

export const texts = defineTexts(
  {
    course: "Course",
    private: "This course is private.",
    failed: "The course could not be read",
    failedText: "Check your connection and try again.",
    catalogue: (organization: string) => `All courses of ${organization}`,
    flyer: { when: "When", where: "Where", price: "Price", payment: "Payment required" },
  },
  {
    course: "Curso",
    private: "Este curso es privado.",
    failed: "No se pudo leer el curso",
    failedText: "Revise su conexión e inténtelo de nuevo.",
    catalogue: (organization: string) => `Todos los cursos de ${organization}`,
    flyer: { when: "Cuándo", where: "Dónde", price: "Precio", payment: "Requiere pago" },
  },
);
