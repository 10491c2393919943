import { citiesOfLanes, worldmap } from '#features/map/strings/es/worldmap.ts';
import { offeredCount, offeredList } from '#features/services/strings/es/services.ts';
import { trade } from '#features/services/strings/es/trade.ts';
import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/es/answer-time.ts';
import { layout } from './layout.ts';

export const brochure = (settings: Settings) => {
  const { request: answer } = answerTimes(settings);
  const { company } = settings;
  const { city, region } = company.address;
  const { footer } = layout(settings);
  const { capacity } = trade(settings);
  const { heading, list, modes } = worldmap(settings);
  return {
    title: `Transporte de carga desde ${city}`,
    subject: `${offeredCount(settings)} y cómo se cobra cada uno, las rutas con sus días y cómo contactarnos.`,
    cover: {
      heading: `Carga entre ${city} y el mundo`,
      text: `A cargo de personas que le contestan: ${offeredList(settings)}. Un solo equipo reserva con el transportista y prepara los documentos ${capacity}.`,
      facts: [
        { label: 'Oficina', value: `${city}, ${region}` },
        { label: 'Empresa', value: footer.founded },
        ...(company.womanOwned ? [{ label: 'Propiedad', value: 'Empresa propiedad de mujeres' }] : []),
      ],
    },
    overview: {
      label: 'Servicios',
      heading: `${offeredCount(settings)} y su base de cobro`,
      service: 'Servicio',
      charged: 'Se cobra por',
      page: 'Página',
    },
    map: {
      label: 'Rutas',
      heading,
      alt: `Mapa mundial con las rutas desde ${citiesOfLanes(settings)}. Las tablas de abajo indican los días de cada ruta.`,
      note: 'Días habituales de terminal a terminal, en ambos sentidos; a ellos se suman recolección, aduana y entrega. Contornos: Natural Earth.',
      days: list.days,
      modes,
    },
    contact: {
      label: 'Solicite una cotización',
      heading: `Una persona responde ${answer.within}`,
      text: 'Escriba, llame o llene el formulario. Para empezar basta un correo o un teléfono. En cuanto la envíe, verá la hora límite de nuestra respuesta.',
      phone: 'Teléfono',
      whatsapp: 'WhatsApp',
      chat: 'Chatee con nosotros',
      greeting: 'Tengo su folleto. Quiero embarcar',
      email: 'Correo',
      rates: 'Tarifas',
      address: 'Dirección',
      hours: 'Horario',
      website: 'Sitio web',
      rateRequest: 'Solicitar cotización',
      ready: {
        heading: 'Para una tarifa en firme',
        list: [
          {
            label: 'Origen y destino',
            value: 'Puertos o aeropuertos, o ambas direcciones con código postal',
          },
          {
            label: 'Mercancía',
            value: 'En palabras sencillas; código HS, si lo conoce; todo lo que sea peligroso',
          },
          { label: 'Medidas y peso', value: 'Bultos, medidas exteriores con tarima, peso bruto' },
          {
            label: 'Fechas y condiciones',
            value: 'Cuándo está lista, fecha límite de llegada y regla Incoterms',
          },
        ],
      },
      rate: {
        heading: 'Qué dice nuestra tarifa',
        list: [
          { label: 'Incluye', value: 'Cada servicio que cubre el precio' },
          { label: 'No incluye', value: 'Lo que pagaría aparte, como aranceles y almacenaje' },
          { label: 'Válida hasta', value: 'El último día de vigencia del precio' },
          { label: 'Qué podría cambiarla', value: 'Por ejemplo, el peso o las medidas que tome la terminal' },
        ],
      },
    },
    pageOf: '{page} / {pages}',
  };
};
