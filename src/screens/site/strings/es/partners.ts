import { modesOfLanes } from '#features/map/strings/es/worldmap.ts';
import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/es/answer-time.ts';
import { officeHours } from '#features/settings/strings/es/office-hours.ts';

export const partners = (settings: Settings) => {
  const { request: answer } = answerTimes(settings);
  const { company } = settings;
  const hours = officeHours(settings);
  return {
    meta: {
      title: 'Socios comerciales',
      description: `Con quién trabaja ${company.name} a lo largo de la ruta, y cómo un agente de carga en el extranjero se vuelve corresponsal.`,
    },
    label: 'Socios comerciales',
    heading: 'Buenos socios en ambos extremos',
    text: `Coordinamos el transporte desde ${company.address.city} con empresas independientes a lo largo de la ruta. Aquí le decimos quiénes son y cómo se suma un agente de carga de otro país.`,
    kinds: {
      label: 'Con quién trabajamos',
      heading: 'Ocho socios a lo largo de la ruta',
      text: 'La ruta decide quién participa. Su tarifa dice qué incluye cada parte.',
      stages: [
        {
          name: 'Antes de la salida',
          kinds: [
            {
              name: 'Transportistas terrestres',
              text: 'Recolectan en la puerta y llevan la carga al puerto, al aeropuerto o a la rampa ferroviaria, con el equipo adecuado.',
            },
            {
              name: 'Almacenes',
              text: 'Reciben, cuentan, etiquetan, embalan y cargan. En un almacén fiscal (bonded), la mercancía importada puede esperar antes de pagar aranceles.',
            },
            {
              name: 'Inspectores (surveyors)',
              text: 'Revisan la carga, el embalaje y la trinca, e informan lo que encuentran. No toman partido en la venta.',
            },
          ],
        },
        {
          name: 'El tramo principal',
          kinds: [
            {
              name: 'Agentes generales de ventas de aerolíneas',
              text: 'Un agente general de ventas (GSA) vende espacio de carga de una aerolínea, por lo general donde ella no tiene oficina de ventas propia.',
            },
            {
              name: 'Navieras y NVOCC',
              text: 'Las navieras operan los buques. Un NVOCC (transportista común sin buques propios) no opera ninguno: les compra espacio y emite su propio conocimiento de embarque.',
            },
          ],
        },
        {
          name: 'La llegada',
          kinds: [
            {
              name: 'Agentes aduanales',
              text: 'Tramitan la importación ante la aduana. En Estados Unidos tienen licencia y necesitan un poder del importador.',
            },
            {
              name: 'Agentes en el extranjero',
              text: 'Agentes de carga como nosotros en el otro extremo. Coordinan la recolección o la entrega en el idioma y el horario del lugar.',
            },
          ],
        },
        {
          name: 'En todo el trayecto',
          kinds: [
            {
              name: 'Aseguradoras',
              text: 'Cubren la mercancía contra pérdida y daños. Por costumbre, la suma asegurada es el 110% del total de factura y flete.',
            },
          ],
        },
      ],
    },
    promises: {
      label: 'Qué puede esperar de nosotros',
      heading: 'Nuestra parte del trabajo',
      list: [
        {
          title: `Respuesta ${answer.within}`,
          text: `A una solicitud de cotización, una pregunta o una queja. Cuenta el horario de atención: ${hours.days}, ${hours.official}.`,
        },
        {
          title: 'Una sola persona',
          text: 'La misma desde su primera pregunta hasta la última factura, con nombre, correo electrónico y teléfono.',
        },
        {
          title: 'Documentos completos',
          text: 'Nuestra prealerta (el aviso de que la carga va en camino) llega con documento de transporte, factura y lista de empaque, cotejados entre sí.',
        },
      ],
    },
    application: {
      label: 'Sea agente corresponsal',
      heading: 'Díganos seis cosas',
      text: 'Con sus propias palabras. Si le falta alguna, dígalo.',
      items: [
        {
          label: 'Red',
          value:
            'Sus oficinas, los puertos y aeropuertos que atiende directamente y las redes de agentes a las que pertenece.',
        },
        {
          label: 'Licencias',
          value:
            'Lo que su país exige a un agente de carga, con los números. Si emite sus propios conocimientos de embarque desde o hacia Estados Unidos: su licencia o registro ante la Comisión Marítima Federal (FMC).',
        },
        {
          label: 'Rutas',
          value: 'Las que mejor conoce, por aire, mar o tren, y lo que suele moverse en ellas.',
        },
        {
          label: 'Referencias',
          value: 'Dos o tres agentes de carga con los que trabaja hoy y a quienes podamos llamar.',
        },
        {
          label: 'Crédito',
          value: 'Lo que ofrece y lo que espera: días, límite, moneda y cómo conciliamos cuentas.',
        },
        {
          label: 'Seguro',
          value:
            'Su póliza de responsabilidad civil como agente de carga: la aseguradora, la suma asegurada y la fecha de vencimiento.',
        },
      ],
      next: {
        title: 'Qué sigue',
        steps: [
          'Usted escribe. Solo necesitamos su correo electrónico. El formulario no recibe archivos; envíe los documentos cuando le respondamos.',
          'Respondemos con preguntas o, si no es posible, con una negativa clara.',
          'Verificamos las licencias y llamamos a sus referencias.',
          'Acordamos las condiciones por escrito y empezamos con un embarque.',
        ],
      },
      link: 'Escribir como agente corresponsal',
      subject: 'Agente corresponsal',
    },
    lanes: {
      label: 'Rutas',
      heading: 'Vea dónde se cruzan sus rutas y las nuestras',
      text: `El mapa mundial muestra nuestras rutas por ${modesOfLanes(settings)}, con los días habituales de cada una.`,
      link: 'Abrir el mapa mundial',
    },
  };
};
