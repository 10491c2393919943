import type { ServiceStrings } from '#features/services/service-strings.ts';
import type { Settings } from '#features/settings/settings.ts';
import { eeiRule, trade } from '../trade.ts';

/** The text of /services/train-freight. */
export const trainFreight = (settings: Settings): ServiceStrings => {
  const { byTruckers } = trade(settings);
  return {
    meta: {
      title: 'Transporte ferroviario de contenedores en América del Norte',
      description:
        'Contenedores en tren por EE. UU., México y Canadá: cuándo conviene frente al camión, rampas y acarreo, límites de peso, transload, documentos.',
    },
    title: 'Transporte ferroviario',
    heading: 'Rutas largas en tren, comparadas con el camión',
    lead: 'Movemos contenedores domésticos de 53′ y marítimos en tren por EE. UU., México y Canadá, con camiones en ambos extremos. Una sola tarifa, puerta a puerta.',
    picture:
      'Maqueta de un tren de carga: un carro bajo lleva dos contenedores, uno rojo estibado sobre uno blanco, y el carro de adelante lleva uno gris.',
    facts: [
      {
        label: 'Se cobra por',
        value: 'Contenedor, a rampa o a puerta, más recargo por combustible',
      },
      { label: 'Tiempo habitual', value: '1–3 días más que en camión' },
      {
        label: 'Suele convenir desde',
        value: '800–1,200 km (500–750 mi), con rampa a menos de 160 km (100 mi)',
      },
      {
        label: 'Tiempo libre en rampa',
        value: 'A menudo 24–48 horas desde el aviso, luego almacenaje; decide el ferrocarril',
      },
    ],
    figures: [
      {
        label: 'Carga habitual',
        value: '53′: 19.3 t (42,500 lb), 110 m³ (3,880 ft³); 40′: 20.0 t (44,000 lb)',
      },
      { label: 'Transload', value: 'Tres 40′ llenan unos dos 53′, si el peso lo permite' },
      {
        label: 'Declaración de exportación de EE. UU. (EEI)',
        value: `${eeiRule}; Canadá, exento en la mayoría de los casos`,
      },
    ],
    paragraphs: [
      'Un camión lleva el contenedor a la rampa antes del cierre (acarreo o drayage), una grúa lo carga, a menudo en doble estiba, y otro camión lo entrega. Las importaciones siguen en su contenedor marítimo o se transbordan cerca del puerto (transload) para devolver el contenedor antes de que corra la detention.',
      'Algunos puertos cargan trenes dentro de la terminal de contenedores hacia rampas del interior: sin acarreo a la ciudad. El tiempo depende de los días de tren, el horario de la rampa y una recolección rápida.',
    ],
    choose: [
      'Sobre todo rutas semanales, con origen y destino cerca de una rampa',
      'Mercancía densa y sin prisa: papel, resina, bebidas, azulejos',
      'El interior de México: cruce por Laredo en tren, despacho tierra adentro, sin cambio de camión',
    ],
    avoid: [
      'Rutas cortas: dos acarreos cuestan más que un camión',
      'Entrega a una hora exacta: el tren cumple el día, no la hora',
      'Mercancía que no se puede sujetar contra jalones y empujes',
      'Algunas mercancías peligrosas, de alto valor o de temperatura controlada: los ferrocarriles las restringen',
    ],
    ready: [
      { name: 'Contenedores', text: 'Cuántos: domésticos de 53′, o marítimos de 20′, 40′, 45′' },
      {
        name: 'Peso en cada uno',
        text: 'Con tarimas; dónde van las piezas pesadas: se pesa cada eje',
      },
      {
        name: 'Mercancía',
        text: 'En palabras sencillas: el producto fija el precio; algunos no se aceptan',
      },
      { name: 'Maniobra de carga', text: 'Horario del muelle de carga, citas; si el camión espera o no' },
      { name: 'Frecuencia', text: 'Las rutas regulares tienen otros precios' },
      {
        name: 'Para México',
        text: 'Importador inscrito en el padrón de importadores; agente aduanal',
      },
    ],
    included: [
      'Flete ferroviario de rampa a rampa; recargo por combustible a la fecha de la cotización',
      `Acarreo${byTruckers} en los extremos que pidió`,
      'Chasis por los días que indica la tarifa',
      'Seguimiento hasta que el contenedor quede vacío',
      'Documentos de tránsito aduanero (in bond) cuando se despacha en el interior, si se cotizaron',
    ],
    notIncluded: [
      'Almacenaje en rampa, días extra de chasis, per diem (cargo diario por contenedor)',
      'Espera del conductor y fletes en falso (contenedor o acceso no listos)',
      'Reacomodo de la carga, chasis especial o permisos por encima del límite de carretera',
      'Declaraciones de aduana y honorarios de agentes aduanales en ambos lados',
    ],
    documents: [
      { name: 'Conocimiento de embarque', text: 'Número de contenedor, sello, peso real' },
      {
        name: 'Certificación de peso',
        text: 'Del embarcador, por ley de EE. UU., con más de 13.2 t (29,000 lb) de carga; puede ir en el conocimiento',
      },
      {
        name: 'Factura comercial, lista de empaque',
        text: 'En la frontera: origen, valor, código arancelario, línea por línea',
      },
      { name: 'EEI y su número (ITN)', text: 'Dos horas antes de que el tren llegue a la frontera' },
      { name: 'Pedimento', text: 'Despacho en México, por el agente aduanal mexicano' },
      { name: 'Carta Porte', text: 'Debe viajar con la mercancía dentro de México' },
      {
        name: 'Certificación de origen T-MEC (USMCA)',
        text: 'Bienes de América del Norte para los que se pide un arancel menor',
      },
    ],
    offered: [
      'De rampa a rampa: usted lleva y recoge',
      'Puerta a puerta: acarreo, tren y acarreo con una sola tarifa',
      'Contenedores marítimos al interior, sellados, con un solo conocimiento de embarque',
      'Transload en el puerto, con fotos y conteo',
      'México en tren por Laredo y otros cruces',
      'Canadá en tren, en tránsito aduanero (in bond) donde ahorra una parada',
      'Acarreo y chasis, también para carga pesada',
      'Carro completo: furgón, plataforma o góndola, cerca de una espuela o patio de transload',
    ],
    why: {
      heading: 'Por qué ir en tren con nosotros',
      points: [
        'Tren y camión comparados, con los días de cada uno.',
        'Cotejamos sus pesos con el límite de carretera en ambos extremos.',
        'Una persona lleva su embarque y le avisa por escrito cuál es el último día libre.',
      ],
    },
    better: {
      service: 'sea-freight',
      link: 'Ver transporte marítimo',
      text: 'Cuando origen y destino están cerca de un puerto: sin frontera terrestre ni rampas.',
    },
    request: 'Solicitar tarifa ferroviaria',
  };
};
