import { defineTexts } from "@guildway/ui";

export const texts = defineTexts(
  {
    joinCourse: "Join Course",
    joinSession: "Join Session",
    register: "Register",
    newTab: "opens in a new tab",
    invitation: "Invitation Only",
    invitationText: "Who is invited gets a link by mail.",
    closed: "Enrollment is not open at the moment.",
    payment: "Payment required",
    price: (price: string) => `Price: ${price}`,
    askToPay: (organization: string) => `Ask ${organization} how to pay and join.`,
    registered: "Already registered?",
    signIn: "Sign in",
    content: "Go to the course content",
  },
  {
    joinCourse: "Unirse al curso",
    joinSession: "Unirse a la sesión",
    register: "Inscribirse",
    newTab: "se abre en una pestaña nueva",
    invitation: "Solo con invitación",
    invitationText: "Quien tiene una invitación recibe un enlace por correo.",
    closed: "La inscripción no está abierta por ahora.",
    payment: "Requiere pago",
    price: (price: string) => `Precio: ${price}`,
    askToPay: (organization: string) => `Pregunte a ${organization} cómo pagar y unirse.`,
    registered: "¿Ya se inscribió?",
    signIn: "Inicie sesión",
    content: "Ir al contenido del curso",
  },
);
