import { defineTexts } from "@guildway/ui";

/** What the room of pages says. */
export const texts = defineTexts(
  {
    one: "Page",
    many: "Pages",
    add: "New page",
    search: "Search by title",
    noneText: "The pages that your links open stand here. Add the first one.",
    sections: { page: "Page", head: "What stands above it", record: "Record" },
    related: { "admin-console.pageLinks": "Links that open it" },
    hints: {
      title: "Visitors see it in the tab of their browser, before the name of your organization.",
      dashboardId: "What stands on the page. Without one there is nothing to show.",
      showTitle: "The title stands above what the page shows.",
      showOrgLogo: "The logo of your organization stands above the title.",
    },
    nothing: "Visitors who open this page see nothing yet. Choose a dashboard for it.",
    gone: "Its dashboard is no longer there, and visitors see nothing. Choose another one.",
    fields: {
      title: "Title",
      dashboardId: "Dashboard",
      showTitle: "Shows its title",
      showOrgLogo: "Shows the logo",
      linkedWithCode: "Has had a link with a code",
      id: "Page id",
    },
  },
  {
    one: "Página",
    many: "Páginas",
    add: "Agregar página",
    search: "Buscar por título",
    noneText: "Aquí están las páginas que abren sus enlaces. Agregue la primera.",
    sections: { page: "Página", head: "Lo que está encima", record: "Registro" },
    related: { "admin-console.pageLinks": "Enlaces que la abren" },
    hints: {
      title:
        "Los visitantes lo ven en la pestaña de su navegador, antes del nombre de su organización.",
      dashboardId: "Lo que está en la página. Sin uno no hay nada que mostrar.",
      showTitle: "El título está encima de lo que la página muestra.",
      showOrgLogo: "El logotipo de su organización está encima del título.",
    },
    nothing: "Los visitantes que abren esta página todavía no ven nada. Elija un tablero.",
    gone: "Su tablero ya no está y los visitantes no ven nada. Elija otro.",
    fields: {
      title: "Título",
      dashboardId: "Tablero",
      showTitle: "Muestra su título",
      showOrgLogo: "Muestra el logotipo",
      linkedWithCode: "Tuvo un enlace con código",
      id: "Id de la página",
    },
  },
);
