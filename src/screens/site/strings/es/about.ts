import { citiesOfLanes } from '#features/map/strings/es/worldmap.ts';
import { offeredModes } from '#features/services/offered-modes.ts';
import { isOffered } from '#features/services/service.ts';
import { modesOnOffer } from '#features/services/strings/es/headline.ts';
import { trade } from '#features/services/strings/es/trade.ts';
import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/es/answer-time.ts';
import { capitalized, sentenceOf } from '#platform/values/format.ts';

export const about = (settings: Settings) => {
  const { request: answer } = answerTimes(settings);
  const { name, founded, womanOwned, address } = settings.company;
  const year = founded.slice(0, 4);
  const { capacity } = trade(settings);
  const modes = offeredModes(settings);
  const troubles = sentenceOf([
    modes.includes('air') && 'los vuelos se llenan',
    modes.includes('sea') && 'los buques omiten un puerto',
    'las reglas cambian',
  ]);
  const choice = capitalized(modes.length > 1 ? modesOnOffer(settings) : 'transportistas y rutas');
  const origins = citiesOfLanes(settings);
  return {
    meta: {
      title: 'Nosotros',
      description: `${name} es un agente de carga en ${address.city}, ${womanOwned ? 'propiedad de mujeres, ' : ''}fundado en ${year}. Cómo trabajamos y qué puede exigirnos.`,
    },
    label: 'Nosotros',
    heading: `Agentes de carga en ${address.city} desde ${year}`,
    text: `Coordinamos el transporte por ${modesOnOffer(settings)}${isOffered('market-analysis', settings) ? ', y ayudamos a que los productos entren a nuevos mercados' : ''}. No tenemos buques ni aviones: elegimos a los transportistas y reservamos con ellos ${capacity}. Una sola persona es su contacto.`,
    facts: {
      title: 'La empresa en breve',
      labels: {
        legalName: 'Empresa',
        founded: 'Fundación',
        ownership: 'Propiedad',
        leadership: 'A cargo de',
        address: settings.offices.length > 1 ? 'Oficinas' : 'Oficina',
        hours: 'Horario',
        answer: 'Primera respuesta',
      },
      licences: {
        fmcOti: 'Licencia OTI de la FMC',
        'freight-forwarder': 'agente de carga marítima',
        nvocc: 'NVOCC',
        fmcOtiBond: 'Fianza OTI de la FMC',
        fmcsaBroker: 'Autorización de bróker de la FMCSA',
        tsaIac: 'Indirect air carrier (IAC) de la TSA',
        cbpBroker: 'Licencia de agente aduanal de la CBP',
        iata: 'Código de agente de carga IATA',
      },
      womanOwned: 'Empresa propiedad de mujeres',
      answer: `De una persona, ${answer.within}`,
      brochure: { label: 'Descargar folleto', format: 'PDF' },
    },
    statements: [
      {
        id: 'vision',
        name: 'Visión',
        sentence: 'Que los productores vendan en el extranjero con la misma facilidad que en su país.',
      },
      {
        id: 'mission',
        name: 'Misión',
        sentence:
          'Hacemos que la mercancía cruce fronteras con los documentos en regla, el precio por escrito y una sola persona como su contacto.',
      },
    ],
    map: `Mapa de nuestras rutas desde ${origins}`,
    values: {
      name: 'Valores',
      sentence: 'Lo que puede exigirnos',
      list: [
        {
          title: 'Relaciones sólidas',
          text: 'Para su segundo embarque ya conocemos su mercancía, a su comprador y sus plazos, así que todo sale más fácil que en el primero. Trabajamos para que vuelva.',
          promise:
            'Una sola persona conoce su embarque y habla con usted sobre él, desde la solicitud hasta la entrega.',
        },
        {
          title: 'Agilidad y respuesta',
          text: `${troubles} Usted se entera pronto y con una segunda ruta.`,
          promise: 'Le decimos a qué hora tendrá noticias nuestras.',
        },
        {
          title: 'Confianza',
          text: 'Usted entrega la mercancía mucho antes de que su comprador la tenga. Por eso sabe de antemano qué hacemos nosotros, qué hacen otros y cuánto cuesta cada parte.',
          promise:
            'Su tarifa llega por escrito: qué incluye, qué no, hasta cuándo es válida y qué podría cambiarla.',
        },
        {
          title: 'Clave del éxito',
          text: 'La preparación. Un peso equivocado, una descripción vaga o un certificado que falta pueden detener la carga varios días en la frontera mientras se acumula el almacenaje.',
          promise: 'Antes de la recolección le decimos qué documentos necesita su carga.',
        },
        {
          title: 'Política de calidad',
          text: 'Trabajamos siempre con el mismo cuidado, anotamos lo que salió mal y cambiamos la forma de trabajar.',
          promise:
            'Cada solicitud recibe una referencia en el momento de enviarla. Sus comentarios los lee quien hizo el trabajo.',
        },
      ],
    },
    approach: {
      name: 'Método',
      sentence: 'Primero las preguntas; luego, ruta y tarifa',
      steps: [
        {
          title: 'Preguntar',
          text: 'Qué es, cuánto mide y pesa, de dónde, adónde y para cuándo. Si falta algo, preguntamos. No adivinamos.',
        },
        {
          title: 'Comparar',
          text: `${choice} difieren en días, costo y riesgo. Cotizamos la opción que nosotros elegiríamos y decimos por qué. Usted decide.`,
        },
        {
          title: 'Preparar',
          text: 'Factura, lista de empaque, certificados, declaración de exportación: los cotejamos entre sí antes de que salga la carga.',
        },
        {
          title: 'Informar',
          text: 'Cuando una fecha se mueve, se lo decimos nosotros, con una propuesta. Cuando todo va según el plan, también.',
        },
      ],
    },
    consulting: {
      name: 'Consultoría en transporte internacional',
      sentence: 'Asesoría antes de cargar nada',
      text: 'Un producto que se vende en su país puede necesitar otra etiqueta, otro tamaño o un registro en el extranjero. Ayudamos a los productos a entrar a otros mercados antes de que usted gaste en flete.',
      topics: [
        {
          label: 'Ruta y modo',
          value: 'Aire, mar o tren para su mercancía, comparados en días y costo',
        },
        {
          label: 'Incoterms 2020',
          value: 'Las reglas de tres letras que dicen quién paga, quién asume el riesgo y hasta qué lugar',
        },
        {
          label: 'Código arancelario',
          value:
            'La subpartida del Sistema Armonizado de su producto (en México, la fracción arancelaria). De ella depende el arancel; la aduana decide',
        },
        {
          label: 'Etiqueta y empaque',
          value: 'Qué debe decir la etiqueta, en qué idioma y para qué autoridad',
        },
        {
          label: 'Canales de venta',
          value: 'Qué importadores, distribuidores y tiendas le convienen al producto',
        },
      ],
      link: 'Cómo funciona la entrada al mercado',
    },
    partner: {
      name: 'Colabore con nosotros',
      sentence: 'Un embarque o una conversación',
      paragraphs: [
        'Si embarca, cuéntenos qué moverá en los próximos meses. Si es agente de carga en otro país, díganos qué rutas maneja.',
      ],
      contact: 'Crezcamos juntos',
      partners: 'Sea agente corresponsal',
    },
  };
};
