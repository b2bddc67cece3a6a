import { defineTexts } from "@guildway/ui";

/** What the room of employers says. */
export const texts = defineTexts(
  {
    one: "Employer",
    many: "Employers",
    add: "New employer",
    search: "Search by name",
    noneText: "The employers that take part in your apprenticeships stand here. Add the first one.",
    sections: {
      employer: "Company identification",
      contact: "Contact",
      employees: "Employees",
      journeyworkers: "Journeyworkers",
      record: "Record",
    },
    related: {
      "admin-console.apprenticeships": "Apprenticeships",
      "admin-console.locations": "Locations",
    },
    hints: {
      ein: "Employer Identification Number, for example 31-5914023",
      naicsCode: "The industry's code in the North American Industry Classification System",
    },
    fields: {
      name: "Name",
      locationId: "Location",
      ein: "EIN",
      naicsCode: "NAICS code",
      contactFirstName: "First name",
      contactLastName: "Last name",
      contactTitle: "Title",
      contactPhone: "Phone",
      contactEmail: "E-mail",
      totalEmployees: "Total employees",
      totalEmployeesFemale: "Female employees",
      totalEmployeesColor: "Employees of color",
      totalJourneyWorkers: "Total journeyworkers",
      totalJourneyWorkersFemale: "Female journeyworkers",
      totalJourneyWorkersColor: "Journeyworkers of color",
      id: "Employer id",
    },
  },
  {
    one: "Empleador",
    many: "Empleadores",
    add: "Agregar empleador",
    search: "Buscar por nombre",
    noneText:
      "Aquí están los empleadores que participan en sus aprendizajes registrados. Agregue el primero.",
    sections: {
      employer: "Identificación de la empresa",
      contact: "Contacto",
      employees: "Empleados",
      journeyworkers: "Oficiales",
      record: "Registro",
    },
    related: {
      "admin-console.apprenticeships": "Aprendizajes registrados",
      "admin-console.locations": "Lugares",
    },
    hints: {
      ein: "Número de identificación del empleador, por ejemplo 31-5914023",
      naicsCode: "El código del sector en el sistema de clasificación industrial NAICS (SCIAN)",
    },
    fields: {
      name: "Nombre",
      locationId: "Lugar",
      ein: "EIN",

      naicsCode: "Código NAICS",
      contactFirstName: "Nombre de pila",
      contactLastName: "Apellido",
      contactTitle: "Cargo",
      contactPhone: "Teléfono",
      contactEmail: "Correo electrónico",
      totalEmployees: "Total de empleados",
      totalEmployeesFemale: "Mujeres empleadas",
      totalEmployeesColor: "Empleados de color",
      totalJourneyWorkers: "Total de oficiales",
      totalJourneyWorkersFemale: "Mujeres oficiales",
      totalJourneyWorkersColor: "Oficiales de color",
      id: "Id del empleador",
    },
  },
);
