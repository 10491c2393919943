import type { ServiceStrings } from '#features/services/service-strings.ts';

/** The text of /services/warehousing. */
export const warehousing: ServiceStrings = {
  meta: {
    title: 'Almacenaje',
    description:
      'Almacenaje que coordinamos para usted: seco, frío, fiscal o en zona franca, con etiquetado, kits y cross-dock. Vea qué incluye la tarifa.',
  },
  title: 'Almacenaje',
  heading: 'Tres precios claros: entrada, mes y salida',
  lead: 'Encontramos el almacén que su mercancía necesita y lo coordinamos: seco, de temperatura controlada, fiscal o en zona franca. Por días, una temporada o años, con una sola tarifa por escrito.',
  picture:
    'Maqueta de racks de tarimas llenos de cajas y tambores, y un montacargas blanco que lleva una tarima roja.',
  facts: [
    {
      label: 'Se cobra por',
      value: 'Maniobra de entrada, almacenaje por tarima y mes, maniobra de salida',
    },
    {
      label: 'Tiempo para conseguir espacio',
      value: 'Seco, por lo general 3–10 días hábiles; fiscal o frío puede tardar más',
    },
    { label: 'Posición de tarima habitual', value: '1.22 × 1.02 m (48 × 40 in)' },
    { label: 'Cómo se cuenta el mes', value: 'Desde su día de recepción, o con corte el día 15' },
  ],
  figures: [
    {
      label: 'Depósito fiscal (bonded)',
      value: 'Sin aranceles hasta el retiro; hasta 5 años desde la importación',
    },
    {
      label: 'Zona franca de EE. UU. (FTZ)',
      value: 'Sin aranceles hasta entrar a EE. UU.; sin límite de tiempo',
    },
    {
      label: 'Embalaje de madera',
      value: 'Marca NIMF 15 (ISPM 15), o se devuelve; contrachapado y madera procesada exentos',
    },
    {
      label: 'Impuesto a la propiedad',
      value: 'En algunos estados, sobre el inventario al 1 de enero; pregunte por exenciones',
    },
  ],
  paragraphs: [
    'La mercancía se cuenta, se revisa y se acomoda. Su recibo indica conteo, condición y límite de responsabilidad: un almacén en EE. UU. responde solo por falta de cuidado razonable y hasta ese monto; no es un seguro. Contamos el inventario por partes (conteo cíclico), así los registros coinciden con el anaquel sin cerrar un solo día.',
    'Un precio bajo por tarima puede recuperarse con otros cargos. Un contenedor cargado a piso tarda horas en vaciarse, el surtido (picking) por caja cuesta más que por tarima, la altura define la posición, y una tarima alta o ancha puede pagar por dos.',
  ],
  choose: [
    'Sus compradores en EE. UU. la quieren en días; su fábrica está a semanas',
    'Etiqueta, kit o caja antes de vender o exportar',
    'Arancel alto sobre inventario que puede volver a salir: depósito fiscal o zona franca',
    'Contenedores que hay que vaciar dentro de los días libres',
  ],
  avoid: [
    'La mercancía solo cambia de camión: cross-dock',
    'Mercancía sin arancel: el depósito fiscal no suele ahorrar nada',
    'Paquetes sueltos al consumidor: fulfillment, con precio por pedido',
    'Máquinas grandes que pueden estar a la intemperie: el patio cuesta menos',
  ],
  ready: [
    { name: 'Mercancía', text: 'Qué es, código arancelario, si es alimento o peligrosa' },
    { name: 'Tarimas', text: 'Largo, ancho, alto, peso, ¿se pueden apilar?' },
    {
      name: 'Movimiento',
      text: 'Tarimas que entran, quedan y salen al mes; tarimas o cajas; pedidos por semana',
    },
    {
      name: 'Temperatura',
      text: 'Seco, fresco, refrigerado, congelado; rango en °C o °F; ¿registros?',
    },
    { name: 'Situación aduanal', text: 'Despachada, por despachar, in bond o en zona franca' },
    { name: 'Plazo', text: 'Meses, temporada; quién puede ordenar salidas' },
  ],
  included: [
    'Recepción, con conteo contra la lista de empaque',
    'Daños visibles a la llegada, anotados y fotografiados',
    'Acomodo, almacenaje y reportes de inventario según lo acordado',
    'Surtido (picking), carga y conocimiento de embarque firmado',
    'Un solo contacto para pedidos, conteos y reclamos',
  ],
  notIncluded: [
    'Despacho aduanal',
    'Transporte desde el puerto y cargos de transportistas por devolver tarde el contenedor',
    'Etiquetas, película estirable, tarimas y trabajos fuera de la lista cotizada',
    'Impuesto sobre el inventario al 1 de enero, donde lo haya',
  ],
  documents: [
    {
      name: 'Aviso previo, lista de empaque',
      text: 'Antes de que llegue el camión; sin aviso la mercancía espera, con cargo',
    },
    {
      name: 'Recibo de almacén',
      text: 'Conteo, condición, tarifas; un límite de responsabilidad más alto cuesta más',
    },
    {
      name: 'Orden de salida',
      text: 'Por escrito; diga quién puede firmar antes de la primera tarima',
    },
    {
      name: 'Declaración de entrada a depósito',
      text: 'Depósito fiscal: CBP Form 7501 de ese tipo, fianza, permiso antes de reempacar',
    },
    {
      name: 'Admisión a zona franca',
      text: 'CBP Form 214; las órdenes arancelarias recientes pueden fijar el arancel ese día',
    },
    {
      name: 'Registro FDA, aviso previo',
      text: 'Almacenes de alimentos, por regla general; alimentos importados, antes de llegar',
    },
    {
      name: 'Hoja de datos de seguridad',
      text: 'Baterías, aerosoles, pintura, perfume: las normas contra incendio deciden el lugar',
    },
  ],
  offered: [
    'Almacenaje en tarima, en rack o a piso',
    'Almacenaje de temperatura controlada, con el rango en el contrato',
    'Depósito fiscal: limpiar, clasificar y reempacar; no fabricar',
    'Zona franca: probar, clasificar, destruir, reexportar; producir requiere aprobación de la Foreign-Trade Zones Board',
    'Cross-dock y transload, en un turno si la mercancía lo permite',
    'Etiquetado, armado de kits y reempaque, códigos de lote y fecha',
    'Entarimado para exportación, con marca NIMF 15',
    'Conteos cuando los pida, fotos de cada recepción o carga',
  ],
  why: {
    heading: 'Por qué almacenar con nosotros',
    points: [
      'Una sola persona es su contacto para todo su inventario, en cualquier almacén.',
      'Tres precios por escrito: recepción, almacenaje por mes, salida. Los extras, detallados.',
      'Antes de la primera tarima usted sabe cómo se cuentan los meses.',
    ],
  },
  better: {
    service: 'sea-freight',
    link: 'Ver transporte marítimo',
    text: 'Si la mercancía solo espera su buque, reserve primero la salida y entregue dentro de los días libres de la terminal.',
  },
  request: 'Solicitar tarifa de almacenaje',
};
