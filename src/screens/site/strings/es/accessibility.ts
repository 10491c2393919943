import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/es/answer-time.ts';
import { officeHours } from '#features/settings/strings/es/office-hours.ts';
import { changedOn, legal, reach } from '#ui/strings/es/legal.ts';

/** Claims of tests need a test in tests/e2e. */
export const accessibility = (settings: Settings) => {
  const { message: answer } = answerTimes(settings);
  const links = reach(settings);
  const hours = officeHours(settings);
  return {
    ...legal,
    meta: {
      title: 'Declaración de accesibilidad',
      description:
        'Qué buscamos, qué se prueba, qué no funciona bien todavía y cómo decirnos qué le estorba.',
    },
    label: 'Accesibilidad',
    heading: 'Declaración de accesibilidad',
    text: 'Toda persona con mercancía por mover debe poder solicitar una cotización. Aquí decimos qué se prueba, qué no funciona bien todavía y cómo avisarnos.',
    changed: changedOn('2026-11-23'),
    sections: [
      {
        id: 'aim',
        title: 'Qué buscamos',
        blocks: [
          'WCAG 2.2, nivel AA: las pautas internacionales para sitios web que puedan usar las personas con discapacidad.',
          'Nadie fuera de la empresa ha auditado el sitio, y no afirmamos que cumpla cada punto.',
        ],
      },
      {
        id: 'tested',
        title: 'Qué se prueba',
        blocks: [
          'Estas pruebas se ejecutan en el navegador Chromium:',
          {
            facts: [
              {
                label: 'Revisión automática',
                value:
                  'axe no encuentra fallas en ninguna página pública en inglés, español y portugués, en colores claros y oscuros, ni en formularios rechazados, acuses de recibo y menús abiertos.',
              },
              {
                label: 'Pantallas angostas y zoom',
                value:
                  'Con 320 px de ancho (una pantalla de 1280 px al 400%), ninguna página pública se desplaza hacia los lados, tampoco con más espacio entre letras, palabras y líneas.',
              },
              {
                label: 'Teclado',
                value:
                  'Los menús y el panel lateral se abren con Enter y se cierran con Escape. Las flechas pasan de una parte a otra de la solicitud de cotización. El foco avanza con usted: a la parte siguiente, al inicio de una página nueva, al título que nombra un enlace del índice y fuera del panel que usted deja.',
              },
              {
                label: 'Lectores de pantalla',
                value:
                  'Los nombres, funciones y estados que recibe un lector de pantalla se revisan en los menús, el carrusel, el mapa mundial, la solicitud de cotización, el acuse de recibo y la página de estado, en inglés.',
              },
              {
                label: 'Sus propios colores y el papel',
                value:
                  'Con los colores de alto contraste de su sistema, la página actual y la parte elegida siguen marcadas. En papel nada queda plegado, pálido ni cubierto.',
              },
              {
                label: 'Áreas para tocar o hacer clic',
                value:
                  'Cada área para tocar o hacer clic mide al menos 24 px de ancho y de alto, o tiene ese espacio alrededor.',
              },
              {
                label: 'Errores en un formulario',
                value:
                  'La página dice qué está mal junto al formulario, marca el campo y conserva lo que escribió.',
              },
              {
                label: 'Movimiento',
                value:
                  'El video de la página de inicio tiene un botón de pausa. No se carga si su dispositivo pide menos movimiento.',
              },
              {
                label: 'Sin JavaScript',
                value:
                  'Los menús se abren, los índices llevan a sus secciones y los tres formularios se pueden llenar y enviar.',
              },
            ],
          },
          'Las revisiones automáticas encuentran solo algunas de las barreras que enfrentan las personas.',
        ],
      },
      {
        id: 'gaps',
        title: 'Qué no funciona bien todavía',
        blocks: [
          {
            list: [
              'Las personas que usan lectores de pantalla u otra tecnología de asistencia aún no han probado el sitio.',
              'Nuestras pruebas se ejecutan solo en Chromium, no en Firefox ni Safari.',
              'Nuestros PDF tienen etiquetas para lectores de pantalla: el folleto, el formulario KYC y la copia de su solicitud. Aún no se han probado con uno. Los servicios y rutas del folleto están también en las páginas de este sitio, y podemos llenar el formulario KYC con usted por teléfono.',
            ],
          },
        ],
      },
      {
        id: 'report',
        title: 'Avísenos de una barrera',
        blocks: [
          {
            facts: [
              { label: 'Correo', value: links.email },
              { label: 'Teléfono', value: links.phone },
              {
                label: 'Horario',
                value: `${hours.days}, ${hours.both}`,
              },
            ],
          },
          `Díganos la página, qué quería hacer y, si puede, su dispositivo, navegador y tecnología de asistencia. Una persona responde ${answer.within}.`,
        ],
      },
      {
        id: 'other-ways',
        title: 'Solicitar una cotización sin el formulario',
        blocks: [
          `Llame al ${links.phone} o escriba a ${links.rates} con sus propias palabras:`,
          {
            list: [
              'qué hay que mover y cuánto',
              'de dónde y adónde',
              'para cuándo, si hay una fecha',
              'cómo podemos comunicarnos con usted',
            ],
          },
          'Respondemos tan rápido como con el formulario.',
        ],
      },
      {
        id: 'made',
        title: 'Cómo se hizo esta declaración',
        blocks: [
          'Es una autoevaluación, hecha a partir de las pruebas y carencias descritas arriba. Cuando cambian, cambian también esta página y su fecha.',
          {
            open: 'Qué leyes de accesibilidad aplican a la empresa, y si exigen algo más en esta declaración, como una autoridad ante la cual presentar una queja.',
          },
        ],
      },
    ],
  };
};
