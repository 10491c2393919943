import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/es/answer-time.ts';
import { changedOn, legal, reach } from '#ui/strings/es/legal.ts';

export const terms = (settings: Settings) => {
  const { request: answer } = answerTimes(settings);
  const { company } = settings;
  const links = reach(settings);
  return {
    ...legal,
    meta: {
      title: 'Términos de uso',
      description:
        'Las reglas de este sitio: una solicitud no es una reserva, las tarifas se dan por escrito y, al reservar carga, aplican las condiciones comerciales.',
    },
    label: 'Términos',
    heading: 'Términos de uso',
    text: 'Las reglas de este sitio. Aquí usted lee, pregunta, recibe respuestas y acepta cotizaciones. La carga se reserva por escrito y con sus propias condiciones.',
    changed: changedOn('2026-11-28'),
    sections: [
      {
        id: 'scope',
        title: 'Quiénes somos y qué abarca esto',
        blocks: [
          `Este sitio web pertenece a ${company.legalName}, ${links.address} (“nosotros”). Somos un agente de carga: coordinamos el transporte con transportistas y no tenemos buques ni aviones.`,
          'Estos términos abarcan este sitio y sus formularios, no el transporte de la carga.',
        ],
      },
      {
        id: 'request',
        title: 'Una solicitud no es una reserva',
        blocks: [
          'Una solicitud de cotización, un mensaje o un comentario enviado aquí es una pregunta para nosotros. No reserva espacio ni precio, y no obliga ni a usted ni a nosotros.',
          'Usted recibe una referencia como RR-\u20607K3M9Q. Indica que su solicitud quedó guardada. No es un número de reserva ni un documento de transporte.',
          `Procuramos responder ${answer.within}. La hora que se muestra es nuestra meta para la primera respuesta.`,
        ],
      },
      {
        id: 'rates',
        title: 'Las tarifas se dan por escrito',
        blocks: [
          'Lo que este sitio muestra a todo el público, incluido un precio estimado, no es una oferta. La oferta es la cotización que le enviamos por escrito, hecha por una persona o calculada con nuestras tarifas: indica su embarque, qué incluye, qué no, hasta cuándo es válida y qué podría cambiarla. Usted puede aceptarla hasta entonces.',
          'Las medidas, pesos, días de tránsito y cálculos de este sitio son cifras habituales para planear. El transportista decide qué aplica a su carga.',
        ],
      },
      {
        id: 'booking',
        title: 'Cuando se reserva carga',
        blocks: [
          'Leer, calcular y preguntar en este sitio no crea ningún contrato. Cuando usted acepta una cotización, en su página o por escrito, queda acordado entre usted y nosotros su precio y sus condiciones. El transporte sigue sujeto a nuestra confirmación de la reserva por escrito (espacio y equipo), a sus documentos KYC y a la revisión de todas las partes en las listas de sanciones.',
          'Tiene sus propias condiciones: nuestras condiciones comerciales y las del transportista en su conocimiento de embarque o guía aérea. Usted recibe las nuestras antes de reservar.',
          {
            open: 'Las condiciones comerciales que aplican a una reserva, los límites de responsabilidad que contienen y en qué calidad actúa la empresa en cada servicio.',
          },
        ],
      },
      {
        id: 'status',
        title: 'Estado y rastreo',
        blocks: [
          'La página de su solicitud muestra lo que tiene nuestro sistema. Lo que informan los transportistas puede llegar tarde o estar equivocado; no podemos prometer que sea correcto. Pregúntenos antes de confiar en ello.',
          'Cualquiera que tenga el enlace a esa página puede leerla. Usted decide quién lo recibe.',
        ],
      },
      {
        id: 'feedback',
        title: 'Comentarios',
        blocks: [
          'Los lee quien hizo el trabajo. Los usamos para mejorar, no los mostramos a nadie fuera de la empresa y no publicamos nada de ellos.',
          'Si quiere una respuesta, escriba o llame.',
        ],
      },
      {
        id: 'fair-use',
        title: 'Qué le pedimos',
        blocks: [
          {
            list: [
              'Díganos lo que cree que es cierto, sobre todo de mercancías peligrosas, pesos y valores.',
              'Dé su propia dirección, o la de una persona que se lo haya pedido.',
              'No envíe nada que no pueda compartir.',
              'No ataque ni sobrecargue el sitio, ni use sus formularios para hacer publicidad.',
            ],
          },
          'El [aviso de privacidad](/privacy) dice cómo tratamos lo que usted envía.',
        ],
      },
      {
        id: 'property',
        title: 'Textos, imágenes y videos',
        blocks: [
          'Los textos, imágenes, videos y el nombre de este sitio son nuestros o de quienes nos permiten usarlos. Puede leerlos, imprimirlos y enlazarlos. Para publicarlos en otro lugar, consúltenos primero.',
          'Algunas partes tienen sus propias licencias libres, que siguen vigentes.',
        ],
      },
      {
        id: 'links',
        title: 'Otros sitios web',
        blocks: [
          'Cuando enlazamos a otro sitio, como el de un transportista o una autoridad, su propietario es responsable de lo que dice.',
        ],
      },
      {
        id: 'no-warranty',
        title: 'Qué no prometemos',
        blocks: [
          'Procuramos no equivocarnos y corregimos lo que está mal. El sitio se ofrece tal como está, no da asesoría legal, aduanal ni fiscal, y puede no estar disponible en algún momento.',
          `Si no puede entrar, llame al ${links.phone} o escriba a ${links.email}.`,
          { open: 'La responsabilidad por el uso del sitio, dentro de lo que permite la ley.' },
        ],
      },
      {
        id: 'law',
        title: 'Ley aplicable y controversias',
        blocks: [
          {
            open: 'Qué ley rige estos términos y qué tribunales u otras vías resuelven una controversia.',
          },
        ],
      },
      {
        id: 'changes',
        title: 'Cambios y contacto',
        blocks: [
          'Cuando estos términos cambian, también cambia la fecha de arriba.',
          `Preguntas: ${links.email} o ${links.phone}.`,
        ],
      },
    ],
  };
};
