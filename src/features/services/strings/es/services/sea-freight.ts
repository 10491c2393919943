import { byLicense } from '#features/services/licences.ts';
import { seaDays } from '#features/services/sea-days.ts';
import type { ServiceStrings } from '#features/services/service-strings.ts';
import type { Settings } from '#features/settings/settings.ts';
import { eeiRule, trade } from '../trade.ts';

/** The text of /services/sea-freight. */
export const seaFreight = (settings: Settings): ServiceStrings => {
  const { byTruckers, byNvocc } = trade(settings);
  const { city } = settings.company.address;
  return {
    meta: {
      title: `Transporte marítimo desde ${city}: FCL y LCL`,
      description: `Contenedores completos y compartidos por ${city}: cuándo conviene FCL o LCL, límites de carretera, cierres y VGM, días libres, demoras y detention.`,
    },
    title: 'Transporte marítimo',
    heading: 'Contenedor completo o compartido: lo más barato',
    lead: 'Reservamos el buque, los camiones en ambos extremos y los documentos. Usted usa un contenedor completo (FCL) o paga su parte de uno compartido (LCL).',
    picture:
      'Maqueta de un patio de contenedores: una grúa alta sobre ruedas levanta un contenedor rojo sobre pilas de contenedores color arena y azul oscuro.',
    facts: [
      {
        label: 'Se cobra por',
        value: 'FCL: contenedor. LCL: lo mayor entre m³ y t',
      },
      {
        label: 'Tiempo habitual, de puerto a puerto',
        value: seaDays(settings.lanes, 'días') || 'De días a semanas; cada buque varía',
      },
      {
        label: 'Carga habitual por carretera en EE. UU.',
        value: '40′: 20.0 t (44,000 lb); 20′: 17.2 t (38,000 lb)',
      },
      {
        label: 'Días libres en puerto de EE. UU.',
        value: 'A menudo 3–7 días, luego demoras; deciden naviera y terminal',
      },
    ],
    figures: [
      {
        label: 'Interior',
        value: '20′ 33 m³ (1,170 ft³); 40′ 67 m³ (2,370 ft³); high cube 76 m³ (2,680 ft³)',
      },
      { label: 'LCL por W/M', value: '4 m³ que pesan 2.5 t cuentan como 4; si pesan 5 t, como 5' },
      {
        label: 'Responsabilidad de la naviera',
        value: 'Puede limitarse a USD 500 por bulto (ley de EE. UU.)',
      },
      { label: 'Avería gruesa', value: 'La carga comparte el costo de salvar el buque' },
      {
        label: 'Facturas de demoras en EE. UU.',
        value:
          'Sin los datos exigidos no hay obligación de pago; para impugnarlas, al menos 30 días (46 CFR 541)',
      },
      { label: 'Inspecciones en LCL', value: 'La de otro embarcador puede retrasar su mercancía' },
    ],
    paragraphs: [
      'En FCL, un camión lleva el contenedor vacío, por lo general le da una o dos horas para cargar y regresa con él, ya sellado, al puerto. En LCL, usted entrega en una estación de consolidación (CFS), donde se reúne la carga de varios embarcadores.',
      'Los cierres de documentos, VGM y contenedor son distintos y pueden cambiar. Pasados los días libres se pagan demoras (demurrage) en la terminal y detention (per diem) fuera de ella. Los gastos del LCL en destino se olvidan con facilidad.',
    ],
    choose: [
      'Más de unos 13 m³, aunque el contenedor vaya medio vacío',
      'Mercancía pesada dentro del límite de carretera: azulejos, tambores, acero',
      'Una fecha conocida con dos meses de anticipación (LCL: una semana más en cada extremo)',
      'Mercancías peligrosas que los aviones no aceptan',
    ],
    avoid: [
      'Mercancía que se necesita en menos de tres semanas',
      'Menos de 1 m³, más o menos: mínimo de 1 W/M, gastos en ambos extremos',
      'Piezas sueltas y frágiles en LCL: van en cajas de madera',
      'Un comprador sin agente aduanal o sin fondos disponibles: cada día cuesta',
    ],
    ready: [
      {
        name: 'FCL: contenedores',
        text: 'Cantidad, tipo y peso de la carga: de él dependen chasis, permiso y, a veces, el puerto',
      },
      { name: 'LCL: bultos', text: 'Medidas con tarima, pesos brutos, ¿se pueden apilar?' },
      {
        name: 'Mercancía',
        text: 'En palabras sencillas; código HS o Schedule B; número ONU, hoja de datos de seguridad',
      },
      { name: 'Regla Incoterms', text: `Con su lugar: FCA ${city}` },
      { name: 'Aduana', text: 'Quién despacha en cada extremo' },
    ],
    included: [
      'Flete marítimo por contenedor o W/M; recargos conocidos al cotizar',
      'Maniobras en terminal en los puertos indicados',
      byLicense(
        settings.company,
        'own-bill-of-lading',
        'Conocimiento de embarque; todos los cierres en un solo mensaje',
        'Conocimiento de embarque de la naviera o de un NVOCC con licencia; todos los cierres en un solo mensaje',
      ),
      'Declaración de exportación de EE. UU., con su autorización por escrito',
      `Transporte terrestre${byTruckers}, chasis y tiempo de carga, si pidió servicio a puerta`,
    ],
    notIncluded: [
      'Demoras, detention, días extra de chasis; la tarifa indica los días libres',
      'Inspecciones de aduana',
      'Recargos anunciados después, si nuestros términos permiten trasladarlos; la tarifa nombra los probables',
      'Chasis por sobrepeso y permisos de carretera, salvo que haya dado el peso',
    ],
    documents: [
      { name: 'Factura comercial, lista de empaque', text: 'Peso y volumen de cada bulto' },
      {
        name: 'Conocimiento de embarque (B/L) o sea waybill',
        text: 'El B/L original es título: sin él no se entrega la carga; con sea waybill no hace falta',
      },
      {
        name: 'VGM (masa bruta verificada)',
        text: 'Se pesa el contenedor, o la carga más la tara; sin VGM se queda en tierra (SOLAS)',
      },
      {
        name: 'EEI y su número (ITN)',
        text: `24 horas antes de cargar. ${eeiRule}`,
      },
      {
        name: 'ISF (10+2), importaciones',
        text: 'Declaración de seguridad del importador: 24 horas antes de cargar en origen; tarde o con errores, cada una puede costar USD 5,000',
      },
      { name: 'Aviso previo a la FDA', text: 'Alimentos y bebidas hacia EE. UU., antes de llegar' },
      {
        name: 'Marca NIMF 15 (ISPM 15)',
        text: 'Tarimas, cajas y calzas de madera tratada; sin marca, pueden devolverse',
      },
      {
        name: 'Declaración de mercancías peligrosas',
        text: 'Código IMDG; en FCL, además, el certificado de arrumazón del contenedor',
      },
    ],
    offered: [
      'Contenedores completos (FCL): 20′, 40′, 40′ high cube',
      `Carga consolidada (LCL)${byNvocc}, ideal para 1–10 m³`,
      'Contenedores refrigerados: temperatura y ventilación en la reserva',
      'Open top y flat rack, para carga con grúa o sobredimensionada',
      'Transporte terrestre, con chasis para carga pesada donde haga falta',
      'Documentos de exportación cotejados antes del cierre',
      'Importaciones: ISF, agente aduanal con licencia, recolección antes del último día libre',
      'Seguro, por costumbre 110% de la suma de factura y flete',
    ],
    why: {
      heading: 'Por qué confiarnos su contenedor',
      points: [
        'Cerca del punto de equilibrio comparamos FCL y LCL.',
        'Cotejamos el peso con el límite de carretera antes de cargar.',
        'Una persona vigila los cierres y su último día libre.',
      ],
    },
    better: {
      service: 'air-freight',
      link: 'Ver transporte aéreo',
      text: 'Por debajo de 1 m³ o 500 kg, más o menos, o cuando llegar tarde cuesta más que un vuelo, pida también la tarifa aérea.',
    },
    tools: [
      { label: 'Encuentre el contenedor adecuado', path: '/tools/container-fit' },
      { label: 'Calcule su W/M', path: '/tools/chargeable-weight?mode=sea' },
      { label: 'Elija la regla Incoterms', path: '/tools/incoterms?mode=container' },
    ],
    request: 'Solicitar tarifa marítima',
  };
};
