import { ordinal } from "@guildway/rules";
import { defineTexts } from "@guildway/ui";

/** What the table and the chart of a wage schedule say. */
export const texts = defineTexts(
  {
    period: "Period",
    ordinal,
    wage: "Pay an hour",
    share: "Of entry wage",
    hours: "Hours",
    inAll: "In all",
    actions: "Actions",
    table: "Wage periods",
    chart: "Pay an hour, along the hours of training",
    chartSays: (periods: number, first: string, last: string, entry: string) =>
      periods === 1
        ? `One period at ${first} an hour; the entry wage is ${entry}.`
        : `Pay rises in ${periods} periods from ${first} to ${last} an hour; the entry wage is ${entry}.`,
    entry: (amount: string) => `Entry wage ${amount}`,
    sum: (hours: string, pay: string) => `${hours} hours, about ${pay} in all`,
    edit: (period: string) => `Edit ${period} Wage Period`,
    remove: (period: string) => `Delete ${period} Wage Period`,
  },
  {
    period: "Período",
    ordinal: (number) => `${number}.º`,
    wage: "Pago por hora",
    share: "Del salario de entrada",
    hours: "Horas",
    inAll: "En total",
    actions: "Acciones",
    table: "Períodos de salario",
    chart: "Pago por hora, a lo largo de las horas de capacitación",
    chartSays: (periods, first, last, entry) =>
      periods === 1
        ? `Un período a ${first} por hora; el salario de entrada es ${entry}.`
        : `El pago sube en ${periods} períodos de ${first} a ${last} por hora; el salario de entrada es ${entry}.`,
    entry: (amount) => `Salario de entrada ${amount}`,
    sum: (hours, pay) => `${hours} horas, unos ${pay} en total`,
    edit: (period) => `Editar el ${period} período de salario`,
    remove: (period) => `Eliminar el ${period} período de salario`,
  },
);
