import { feedbackForm } from '#features/feedback/strings/es/feedback.ts';
import { heldLicences } from '#features/services/licences.ts';
import { isOffered } from '#features/services/service.ts';
import { headline, modesOnOffer } from '#features/services/strings/es/headline.ts';
import { offeredCount, offeredList } from '#features/services/strings/es/services.ts';
import { trade } from '#features/services/strings/es/trade.ts';
import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/es/answer-time.ts';
import { officeHours } from '#features/settings/strings/es/office-hours.ts';
import { messages } from '#platform/commands/strings/es/messages.ts';
import { textIn } from '#platform/i18n/text-in.ts';
import { about } from './about.ts';
import { foundedOn } from './layout.ts';

export const home = (settings: Settings) => {
  const { request: answer } = answerTimes(settings);
  const { company } = settings;
  const { city } = company.address;
  const { facts } = about(settings);
  const hours = officeHours(settings);
  const { byTruckers, capacity } = trade(settings);
  const first = headline(settings);
  const title = textIn(settings.team.find(({ message }) => message)?.title, 'es');
  return {
    meta: {
      title: `${company.name}: agente de carga internacional en ${city}`,
      description: `Desde ${city}: ${offeredList(settings, 4)}. Cotice: una persona responde ${answer.within}.`,
    },
    accountDeleted: messages.account.deleted,
    hero: {
      label: `Agentes de carga, ${company.address.city}, ${company.address.region}`,
      heading: first.heading,
      text: `${first.others ? `${first.others}: recolección` : 'Recolección'} puntual en su domicilio, trámite de documentos y una sola persona que da seguimiento a su carga hasta el comprador.`,
      rateRequest: 'Solicitar cotización',
      call: 'Llámenos',
      copied: 'Número de teléfono copiado',
      name: 'Lo que hacemos',
      /** Name of a slide, by its place among those that are shown. */
      slide: '{number} de {count}',
      controls: 'Diapositivas',
      play: 'Iniciar carrusel',
      pause: 'Pausar carrusel',
      previous: 'Diapositiva anterior',
      next: 'Diapositiva siguiente',
    },
    examples: {
      air: [
        '9 cajas de repuestos 80 x 60 x 50 cm, 32 kg cada una',
        '3 tarimas 120 x 80 x 150 cm, 310 kg cada una',
      ],
      sea: [
        '10 tarimas de café 120 x 100 x 145 cm, 650 kg cada una',
        '20 tarimas de azulejos 120 x 100 x 70 cm, 900 kg cada una',
      ],
      train: [
        '18 tarimas 120 x 100 x 160 cm, 560 kg cada una',
        '16 huacales 110 x 110 x 120 cm, 700 kg cada uno',
      ],
    },
    example: {
      takes: { air: 'Se cobra por peso o volumen', container: 'Ocupa' },
      name: 'Ejemplo',
      chargeable: '{kg} kg de peso cobrable',
      pieces: '{count} piezas, dibujadas a escala.',
    },
    /** The hour of the answer; without scripts only the promise. */
    answer: {
      promise: { ask: 'Una persona le responde', within: answer.within },
      clock: {
        by: 'Respuesta a más tardar el',
        median: 'Mediana de 12 semanas: {duration}',
      },
    },
    quickLinks: {
      title: '¿Qué necesita?',
      rate: {
        title: 'Solicite una cotización',
        fields: [
          { name: 'what', label: 'Carga' },
          { name: 'from', label: 'Origen' },
          { name: 'to', label: 'Destino' },
        ],
        link: 'Solicitar cotización',
        seePrice: 'Ver el precio',
      },
      talk: { title: 'Hable con una persona' },
      find: {
        title: '¿Dónde está mi carga?',
        text: 'El avance de su embarque, o el enlace a la página de su solicitud.',
        reference: 'Referencia, contenedor o núm.\u00a0de\u00a0B/L',
        submit: 'Rastrear',
      },
    },
    lanes: 'Días habituales, de terminal a terminal',
    welcome: {
      label: `Le damos la bienvenida a ${company.name}`,
      heading: 'Un solo agente de carga para toda la ruta',
      paragraphs: [
        `Un agente de carga no tiene buques ni aviones. Elegimos al transportista, reservamos el espacio, coordinamos la recolección y presentamos los documentos ${capacity}: por ${modesOnOffer(settings, 'carretera')}, entre ${city} y el resto del mundo. Una sola persona es su contacto.`,
        ...(isOffered('market-analysis', settings)
          ? [
              'Y empezamos antes del embarque: ayudamos a los productores a preparar su mercancía para los anaqueles de otros países.',
            ]
          : []),
      ],
      facts: [
        {
          label: 'Fundación',
          value: foundedOn(settings),
        },
        { label: 'Oficina', value: `${company.address.city}, ${company.address.region}` },
        ...(company.womanOwned ? [{ label: 'Propiedad', value: 'Empresa propiedad de mujeres' }] : []),
        { label: 'Primera respuesta', value: answer.atStart },
        ...heldLicences(facts.licences, company),
      ],
      link: 'Conozca la empresa',
    },
    director: {
      label: title,
      paragraphs: [
        'A veces la carga se retrasa por el clima. Mucho más a menudo espera una respuesta: un mensaje que nadie leyó, un peso bruto que nadie pidió, un documento que llegó un día tarde.',
        'Trabajamos para acabar con esa espera. Solicite una cotización: le decimos a qué hora tendrá noticias nuestras y, con franqueza, si otra ruta es más barata o más rápida.',
      ],
    },
    film: {
      label: 'Cómo viaja un embarque',
      heading: 'Una caja, de su puerta al comprador',
      text: 'De la recolección a la entrega en 35 segundos. Sin sonido; los subtítulos cuentan lo que se ve.',
      play: 'Ver el video',
      captions: 'Subtítulos en español',
      transcript: 'Leer la transcripción',
      stages: [
        'Su mercancía espera en su puerta, embalada para el viaje.',
        'Un camión recoge la caja.',
        'En el almacén se mide y se pesa.',
        'Se trinca sobre un flat rack para la travesía.',
        'En el puerto, una grúa toma el flat rack.',
        'En el mar, usted sabe en qué buque va y cuándo llega.',
        'Después de la aduana, el comprador abre la caja.',
      ],
    },
    contactBar: {
      label: 'Contacto rápido',
      rate: 'Cotizar',
      call: 'Llamar',
      whatsapp: 'WhatsApp',
      mail: 'Correo',
    },
    cargo: {
      label: 'Lo que movemos',
      heading: `${offeredCount(settings)}, una sola persona de contacto`,
      services: [
        {
          service: 'air-freight',
          title: 'Transporte aéreo',
          figure: '1–3 días entre aeropuertos',
        },
        {
          service: 'sea-freight',
          title: 'Transporte marítimo',
          figure: 'Contenedor completo o compartido',
        },
        {
          service: 'train-freight',
          title: 'Transporte ferroviario',
          figure: '1–3 días más que en camión',
        },
        { service: 'project-cargo', title: 'Carga de proyecto', figure: 'Hasta 39 t en un flat rack de 40′' },
        {
          service: 'alcohol-wine-exports',
          title: 'Exportación de vinos y licores',
          figure: '20 tarimas en un 40′',
        },
        {
          service: 'luxury-vehicle-export-import',
          title: 'Exportación e importación de vehículos de lujo',
          figure: 'En el puerto 72 horas antes de exportar',
        },
        { service: 'warehousing', title: 'Almacenaje', figure: 'En depósito fiscal hasta por 5 años' },
        {
          service: 'market-analysis',
          title: 'Entrada al mercado',
          figure: '2–6 meses hasta el embarque de prueba',
        },
      ],
      link: 'Solicitar cotización',
    },
    steps: {
      label: 'Cómo funciona',
      heading: 'Usted sabe cuándo tendrá respuesta',
      /** Legs by the letter's charges (src/features/quotes/strings/es/rate-letter.ts). */
      legs: [
        { charge: 'freight' as const, title: 'En el mar' },
        { charge: 'terminals' as const, title: 'En ambos puertos' },
        { charge: 'truck' as const, title: 'Hasta el almacén' },
      ],
      list: [
        {
          title: 'Usted solicita',
          figure: '3 min',
          text: 'Usted recibe una referencia, como RR-\u20607K3M9Q, en cuanto envía su solicitud. Nada se pierde en una bandeja de entrada.',
        },
        {
          title: 'Una persona responde',
          figure: answer.short,
          text: `Le mostramos la hora. El plazo corre en horario de atención: ${hours.days}, ${hours.official}.`,
        },
        {
          title: 'Usted recibe una tarifa',
          figure: 'Por escrito',
          text: 'Qué incluye, qué no, hasta cuándo es válida y qué podría cambiarla. Después, usted decide.',
        },
      ],
    },
    questions: {
      label: 'Preguntas',
      heading: 'Lo que preguntan los embarcadores',
      list: [
        {
          id: 'us-freight-service',
          question: '¿Qué es el servicio de carga en Estados Unidos?',
          answer: `El traslado de mercancía desde y hacia Estados Unidos, y dentro del país, en camión, tren, buque o avión, con sus documentos. Como agentes de carga no tenemos buques ni aviones: elegimos al transportista, reservamos el espacio y coordinamos la recolección, la declaración de exportación, el seguro y la entrega, ${capacity}. Una sola persona es su contacto.`,
        },
        {
          id: 'tracking',
          question: '¿Cómo puedo rastrear mi embarque?',
          answer:
            'El enlace de nuestro correo de confirmación muestra su solicitud y, cuando la carga ya está en camino, su ruta, hitos y documentos. ¿Lo perdió? En “Rastrear una solicitud” se lo enviamos de nuevo, con el número de referencia, de contenedor, de conocimiento de embarque o de guía aérea. O llámenos y lo consultamos.',
        },
        {
          id: 'business-hours',
          question: '¿Cuál es su horario de atención?',
          answer: `Nuestro horario: ${hours.days}, ${hours.both}. Cerramos los días festivos oficiales. Envíe su solicitud a cualquier hora; respondemos cuando abrimos.`,
        },
        {
          id: 'freight-types',
          question: '¿Qué tipos de carga manejan?',
          answer: `Carga parcial (LTL: unas cuantas tarimas que comparten camión), camión completo (FTL: solo para usted), urgente (la ruta más rápida que haya) y refrigerada (una sola temperatura, puerta a puerta)${byTruckers}, e internacional por ${modesOnOffer(settings)}. Para cotizar mercancías peligrosas necesitamos la hoja de datos de seguridad.`,
        },
        {
          id: 'quote',
          question: '¿Cómo obtengo una cotización?',
          answer:
            'Envíe una solicitud: qué es, de dónde, adónde y, si los conoce, medidas y peso. Agregue un correo electrónico o un teléfono. Le respondemos con una tarifa, o con la única pregunta pendiente.',
        },
      ],
    },
    feedback: {
      label: 'Comentarios',
      heading: '¿Ya embarcó con nosotros? Cuéntenos cómo le fue',
      text: 'Lo lee quien hizo el trabajo. No publicamos nada.',
      form: feedbackForm(settings),
    },
  };
};
