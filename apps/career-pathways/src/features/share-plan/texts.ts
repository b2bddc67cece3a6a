import { shareFormMinimum } from "@guildway/rules";
import { defineTexts } from "@guildway/ui";

/** What sharing a plan says. */
export const texts = defineTexts(
  {
    share: "Share",
    printAndSend: "Print and Send",
    title: "Share Training Plan",
    lead: (recipient = "the provider") =>
      `We send the plan to your e-mail address, and tell ${recipient} how to reach you. What you enter here is not part of the plan that others can read.`,
    privacyPolicy: (recipient: string) => `Privacy policy of ${recipient} (opens in a new tab)`,
    name: "Name",
    companyName: "Organization Name",
    phone: "Phone",
    email: "Email",
    submit: "Send plan",
    busy: "Sending...",
    cancel: "Cancel",
    sent: "Training plan sent!",
    faults: {
      name: `Enter your name: at least ${shareFormMinimum.name} characters, no web address.`,
      companyName: `Enter the name of your organization: at least ${shareFormMinimum.companyName} characters, no web address.`,
      phone: `Enter your phone number, at least ${shareFormMinimum.phone} characters.`,
      email: "Enter an e-mail address, like name@example.org.",
    },
    forSomebodyElse: {
      lead: (recipient = "the provider") =>
        `We send the plan to the person whose e-mail address you enter, and tell ${recipient} how to reach them. What you enter here is not part of the plan that others can read.`,
      faults: {
        name: `Enter the person's name: at least ${shareFormMinimum.name} characters, no web address.`,
        companyName: `Enter the name of their organization: at least ${shareFormMinimum.companyName} characters, no web address.`,
        phone: `Enter their phone number, at least ${shareFormMinimum.phone} characters.`,
        email: "Enter their e-mail address, like name@example.org.",
      },
    },
    failures: {
      create: "Unable to save & send plan, please refresh and try again.",
      send: "Unable to send plan, please refresh and try again ",
    },
  },
  {
    share: "Compartir",
    printAndSend: "Imprimir y enviar",
    title: "Compartir el plan de capacitación",
    lead: (recipient = "el proveedor") =>
      `Enviamos el plan a su correo electrónico y le decimos a ${recipient} cómo comunicarse con usted. Lo que escriba aquí no es parte del plan que otros pueden leer.`,
    privacyPolicy: (recipient: string) =>
      `Política de privacidad de ${recipient} (se abre en otra pestaña)`,
    name: "Nombre",
    companyName: "Nombre de la organización",
    phone: "Teléfono",
    email: "Correo electrónico",
    submit: "Enviar plan",
    busy: "Enviando...",
    cancel: "Cancelar",
    sent: "¡Plan de capacitación enviado!",
    faults: {
      name: `Escriba su nombre: al menos ${shareFormMinimum.name} caracteres, sin dirección web.`,
      companyName: `Escriba el nombre de su organización: al menos ${shareFormMinimum.companyName} caracteres, sin dirección web.`,
      phone: `Escriba su teléfono, con al menos ${shareFormMinimum.phone} caracteres.`,
      email: "Escriba un correo electrónico, como nombre@example.org.",
    },
    forSomebodyElse: {
      lead: (recipient = "el proveedor") =>
        `Enviamos el plan a la persona cuyo correo electrónico escriba y le decimos a ${recipient} cómo comunicarse con ella. Lo que escriba aquí no es parte del plan que otros pueden leer.`,
      faults: {
        name: `Escriba el nombre de la persona: al menos ${shareFormMinimum.name} caracteres, sin dirección web.`,
        companyName: `Escriba el nombre de su organización: al menos ${shareFormMinimum.companyName} caracteres, sin dirección web.`,
        phone: `Escriba el teléfono de la persona, con al menos ${shareFormMinimum.phone} caracteres.`,
        email: "Escriba el correo electrónico de la persona, como nombre@example.org.",
      },
    },
    failures: {
      create: "No se pudo guardar ni enviar el plan; actualice la página y vuelva a intentarlo.",
      send: "No se pudo enviar el plan; actualice la página y vuelva a intentarlo.",
    },
  },
);
