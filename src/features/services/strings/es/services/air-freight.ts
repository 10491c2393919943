import type { ServiceStrings } from '#features/services/service-strings.ts';
import type { Settings } from '#features/settings/settings.ts';
import { eeiRule, trade } from '../trade.ts';

/** The text of /services/air-freight. */
export const airFreight = (settings: Settings): ServiceStrings => {
  const { byTruckers, byAirConsolidator } = trade(settings);
  const { city } = settings.company.address;
  return {
    meta: {
      title: `Transporte aéreo desde y hacia ${city}`,
      description: `Carga aérea desde y hacia ${city}: el peso que paga y cómo bajarlo, qué puede volar, cierres, documentos y una tarifa por escrito.`,
    },
    title: 'Transporte aéreo',
    heading: 'Carga aérea: usted puede bajar el peso que paga',
    lead: 'De aeropuerto a aeropuerto o puerta a puerta, en aviones de pasajeros y cargueros. Usted sabe qué peso se cobra antes de reservar.',
    picture:
      'Maqueta de un avión carguero blanco con la puerta de nariz abierta: una caja roja espera en un elevador delante de él y hay tres cajas claras en carros de carga a un lado.',
    facts: [
      { label: 'Se cobra por', value: 'Kg brutos o cm³ ÷ 6,000, lo que resulte mayor' },
      { label: 'Tiempo habitual', value: '1–3 días entre aeropuertos, 4–8 puerta a puerta' },
      {
        label: 'Altura máxima',
        value: 'Avión de pasajeros de fuselaje ancho 1.60 m (63 in), carguero grande 3.00 m (118 in)',
      },
      {
        label: 'Tiempo libre a la llegada',
        value: 'A menudo 24–48 horas; después, almacenaje por peso y día',
      },
    ],
    figures: [
      {
        label: 'Un metro cúbico',
        value: 'Equivale a 166.67 kg (1 lb por 166 in³); la aerolínea fija el divisor',
      },
      {
        label: 'Rangos de peso',
        value:
          'A menudo 45, 100, 300, 500 y 1,000 kg; debajo de 45, un mínimo; cuando falta poco para el siguiente rango, este puede costar menos',
      },
      {
        label: 'Número de la declaración de exportación (ITN)',
        value: 'Al menos 2 horas antes de la salida; las aerolíneas lo piden antes',
      },
      {
        label: 'Responsabilidad de la aerolínea',
        value: 'Por lo general, hasta 26 DEG (unidad del FMI) por kg, según el Convenio de Montreal',
      },
    ],
    paragraphs: [
      'Recogemos la carga, o usted la entrega en el almacén de la aerolínea. Cada bulto se mide, se pesa, se etiqueta y se inspecciona en busca de explosivos, salvo que ya haya pasado por un programa autorizado.',
      'Los aviones de pasajeros que salen de Estados Unidos llevan, por regla general, solo carga de embarcadores conocidos, verificados según las normas de la TSA (la autoridad de seguridad del transporte de EE. UU.). A veces el primer embarque tiene que esperar un carguero. El cierre, el espacio, las escalas y la aduana deciden el resto.',
    ],
    choose: [
      'Mucho valor y poco peso: instrumentos, electrónica, productos médicos',
      'Cada día cuesta: una máquina parada, alimentos frescos, un lanzamiento',
      'La parte urgente de un pedido; el resto, por mar',
    ],
    avoid: [
      'Espuma, muebles, envases vacíos: se paga el espacio vacío',
      'Baterías de litio solas (UN3480, UN3090): solo en cargueros; las de ion litio, con 30% de carga como máximo',
      'Inventario planeado con semanas de anticipación: el buque cuesta menos',
    ],
    ready: [
      { name: 'Bultos', text: 'Cantidad, medidas con tarima, pesos brutos, ¿se pueden apilar?' },
      { name: 'Mercancía', text: 'En palabras sencillas; código HS o Schedule B' },
      {
        name: 'Mercancías peligrosas',
        text: 'Número ONU, hoja de datos de seguridad; las baterías dentro de aparatos o junto con ellos también cuentan (UN3481, UN3091; ion sodio UN3552)',
      },
      { name: 'Regla Incoterms', text: `Con su lugar: FCA ${city}` },
    ],
    included: [
      'Flete por peso cobrable; recargos por combustible y por seguridad a la fecha de la cotización',
      'Reserva, guía aérea y etiquetas',
      'Manejo e inspección de seguridad en la salida',
      'Declaración de exportación de EE. UU., con su autorización por escrito',
      `Transporte terrestre${byTruckers}, si pidió servicio a puerta`,
    ],
    notIncluded: [
      'Inspecciones de aduana',
      'Almacenaje después del tiempo libre; esperas de camión',
      'Cajas de madera, embalaje y declaración de mercancías peligrosas, salvo que se indiquen',
      'Diferencias de peso: valen las cifras de la aerolínea',
    ],
    documents: [
      { name: 'Factura comercial, lista de empaque', text: 'Para la aduana en ambos extremos' },
      {
        name: 'Guía aérea (AWB)',
        text: 'Recibo y contrato, no título de propiedad: para retirar la carga no hace falta el original',
      },
      {
        name: 'Carta de instrucciones del embarcador',
        text: 'Su orden por escrito, con los datos de exportación',
      },
      {
        name: 'EEI y su número (ITN)',
        text: `${eeiRule}; Canadá, exento en la mayoría de los casos`,
      },
      {
        name: 'Declaración de mercancías peligrosas',
        text: 'Cuando las normas la exigen, firmada por una persona capacitada',
      },
      {
        name: 'Poder para la aduana',
        text: 'Importaciones: permite que un agente aduanal con licencia actúe por usted',
      },
    ],
    offered: [
      'De aeropuerto a aeropuerto: usted entrega, el consignatario retira',
      'Puerta a puerta con una sola tarifa; aduana, si la pide',
      'Vuelos prioritarios: el primer vuelo con espacio confirmado',
      `Consolidado${byAirConsolidator}: precio más bajo, salidas fijas`,
      'Chárter de un avión, completo o en parte',
      'Baterías y mercancías peligrosas dentro de los límites de la aerolínea: también las de ion litio junto con aparatos, a menudo con 30% de carga',
      'Control de temperatura: contenedores activos, cámaras frías en cada escala',
      'Importaciones: datos a la aduana antes de cargar, entrega antes de que corra el almacenaje',
    ],
    why: {
      heading: 'Por qué volar con nosotros',
      points: [
        'Usted ve cuánto ahorra una tarima más baja.',
        'Si un bulto se queda, una persona le dice cuál es su próximo vuelo.',
        'Si por mar también llega a tiempo, se lo decimos.',
      ],
    },
    better: {
      service: 'sea-freight',
      link: 'Ver transporte marítimo',
      text: 'Si la mercancía puede esperar de tres a seis semanas, la vía marítima cuesta mucho menos. A partir de 1 m³ o 500 kg, más o menos, pida ambas tarifas.',
    },
    tools: [
      { label: 'Calcule su peso cobrable', path: '/tools/chargeable-weight' },
      { label: 'Elija la regla Incoterms', path: '/tools/incoterms?mode=air' },
    ],
    request: 'Solicitar tarifa aérea',
  };
};
