import { defineTexts } from "@guildway/ui";

type Words = Readonly<Record<string, string>>;

const types: Words = {
  resources: "Resources",
  resourceGroups: "Resource groups",
  documents: "Documents",
  courses: "Courses",
  class: "Courses",
  courseTopics: "Course topics",
};
const tipos: Words = {
  resources: "Recursos",
  resourceGroups: "Grupos de recursos",
  documents: "Documentos",
  courses: "Cursos",
  class: "Cursos",
  courseTopics: "Temas de cursos",
};
const actions: Words = {
  create: "created",
  update: "changed",
  publish: "changed",
  delete: "deleted",
};
const acciones: Words = {
  create: "creado",
  update: "cambiado",
  publish: "cambiado",
  delete: "borrado",
};

/** A record type and what happened to it, in words. */
const inWords = (words: Words, happened: Words, test: string) => (what: string) => {
  const [type = "", action = ""] = what.split(" ");
  return what === "test" ? test : `${words[type] ?? type}: ${happened[action] ?? action}`;
};

const reasons: Words = {
  "private-address": "The address leads into a private network",
  "not-resolved": "The name has no address",
  "not-reached": "Nothing answered",
  "too-slow": "No answer within ten seconds",
  ended: "The webhook had ended",
};
const razones: Words = {
  "private-address": "La dirección lleva a una red privada",
  "not-resolved": "El nombre no tiene dirección",
  "not-reached": "Nada respondió",
  "too-slow": "Sin respuesta en diez segundos",
  ended: "El webhook había terminado",
};

/** What the room of webhooks says. */
export const texts = defineTexts(
  {
    one: "Webhook",
    many: "Webhooks",
    search: "Search by address",
    noneText: "Addresses of programs that are told when your public content changes stand here.",
    sections: { webhook: "Webhook", record: "Record" },
    choices: { state: { active: "Active", ended: "Ended" }, types },
    make: {
      add: "New webhook",
      address: "Address",
      addressHint: "Where the program takes messages. It begins with https://.",
      organization: "Organization",
      types: "Tell it of changes of",
      typesHint:
        "A message says which record was created, changed or deleted, and nothing of what stands in it.",
      make: "Make the webhook",
      madeTitle: "The webhook is made",
      faults: {
        address: "Enter an address that begins with https:// and has no password in it.",
        "no-type": "Choose at least one kind of content.",
        "too-many": "The organization has as many webhooks as it may. End one first.",
        failed: "The webhook was not made. Try again.",
      },
    },
    test: {
      send: "Send a test",
      done: "The test is on its way. What becomes of it stands below.",
      failed: "The test was not sent. Try again.",
    },
    rotate: {
      rotate: "New secret",
      title: "Give the webhook a new secret?",
      text: "For a day messages are signed with the old secret as well, so that you can change it in the program without losing any.",
      doneTitle: "The webhook has a new secret",
      failed: "It has no new secret, and works as before. Try again.",
    },
    end: {
      end: "End",
      title: "End this webhook?",
      text: "Nothing is sent to it any more, not even what waits. This cannot be undone.",
      done: "The webhook has ended.",
      failed: "It has not ended. Try again.",
    },
    deliveries: {
      title: "Last messages",
      table: "Messages, newest first",
      none: "Nothing was sent yet",
      noneText: "Send a test, or change some of the content.",
      what: "Message",
      at: "Made",
      state: "State",
      attempts: "Attempts",
      reason: "Why it did not arrive",
      happened: inWords(types, actions, "Test"),
      states: { waiting: "Waiting", delivered: "Delivered", failed: "Failed" },
      reasons,
      status: (status: string) => `It answered ${status}`,
    },
    fields: {
      url: "Address",
      state: "State",
      types: "Told of",
      endedAt: "Ended",
      id: "Webhook id",
    },
  },
  {
    one: "Webhook",
    many: "Webhooks",
    search: "Buscar por dirección",
    noneText:
      "Aquí están las direcciones de programas a los que se avisa cuando cambia su contenido público.",
    sections: { webhook: "Webhook", record: "Registro" },
    choices: { state: { active: "Activo", ended: "Terminado" }, types: tipos },
    make: {
      add: "Agregar webhook",
      address: "Dirección",
      addressHint: "Donde el programa recibe los mensajes. Empieza con https://.",
      organization: "Organización",
      types: "Avisarle de cambios de",
      typesHint: "Un mensaje dice qué registro se creó, cambió o borró, y nada de lo que contiene.",
      make: "Crear el webhook",
      madeTitle: "El webhook está creado",
      faults: {
        address: "Escriba una dirección que empiece con https:// y no contenga una contraseña.",
        "no-type": "Elija al menos un tipo de contenido.",
        "too-many": "La organización tiene todos los webhooks que puede. Termine uno primero.",
        failed: "El webhook no se creó. Vuelva a intentar.",
      },
    },
    test: {
      send: "Enviar una prueba",
      done: "La prueba está en camino. Abajo se ve qué pasa con ella.",
      failed: "La prueba no se envió. Vuelva a intentar.",
    },
    rotate: {
      rotate: "Secreto nuevo",
      title: "¿Dar al webhook un secreto nuevo?",
      text: "Durante un día los mensajes se firman también con el secreto anterior, para que pueda cambiarlo en el programa sin perder ninguno.",
      doneTitle: "El webhook tiene un secreto nuevo",
      failed: "No tiene un secreto nuevo y funciona como antes. Vuelva a intentar.",
    },
    end: {
      end: "Terminar",
      title: "¿Terminar este webhook?",
      text: "Ya no se le envía nada, ni siquiera lo que espera. Esto no se puede deshacer.",
      done: "El webhook ha terminado.",
      failed: "No ha terminado. Vuelva a intentar.",
    },
    deliveries: {
      title: "Últimos mensajes",
      table: "Mensajes, del más nuevo al más antiguo",
      none: "Todavía no se envió nada",
      noneText: "Envíe una prueba o cambie algo del contenido.",
      what: "Mensaje",
      at: "Hecho",
      state: "Estado",
      attempts: "Intentos",
      reason: "Por qué no llegó",
      happened: inWords(tipos, acciones, "Prueba"),
      states: { waiting: "En espera", delivered: "Entregado", failed: "Fallido" },
      reasons: razones,
      status: (status) => `Respondió ${status}`,
    },
    fields: {
      url: "Dirección",
      state: "Estado",
      types: "Se le avisa de",
      endedAt: "Terminado",
      id: "Id del webhook",
    },
  },
);
