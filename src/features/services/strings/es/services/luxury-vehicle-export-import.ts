import type { ServiceStrings } from '#features/services/service-strings.ts';
import type { Settings } from '#features/settings/settings.ts';
import { trade } from '../trade.ts';

/** The text of /services/luxury-vehicle-export-import. */
export const luxuryVehicleExportImport = (settings: Settings): ServiceStrings => {
  const { byTruckers } = trade(settings);
  return {
    meta: {
      title: 'Exportación e importación de vehículos de lujo',
      description:
        'Deportivos, clásicos y autos de exhibición en contenedor, RoRo o avión: revisión de título y gravamen, regla de 72 horas, formularios EPA y DOT.',
    },
    title: 'Exportación e importación de vehículos de lujo',
    heading: 'Autos de lujo que embarcan con el título ya revisado',
    lead: 'Embarcamos deportivos, clásicos y autos de exhibición desde y hacia EE. UU., en contenedor, RoRo o avión. Revisamos sus documentos antes de reservar nada.',
    picture:
      'Maqueta de un contenedor blanco de 40′ visto desde su extremo abierto: adentro hay un auto bajo una funda roja, con el frente hacia afuera.',
    facts: [
      {
        label: 'Se cobra por',
        value: 'Contenedor: la unidad. RoRo: auto o m³. Aéreo: peso cobrable',
      },
      { label: 'Puerta a puerta, habitual', value: 'Mar 4–9 semanas, aire 1–2 semanas' },
      { label: 'Puerta típica del contenedor', value: '2.34 m de ancho, 2.28 m de alto (7′8″ × 7′6″)' },
      {
        label: 'Salida de autos usados',
        value: 'Auto y título en el puerto 72 horas antes de exportar',
      },
    ],
    figures: [
      {
        label: 'Autos por contenedor',
        value: 'Casi siempre uno en un 20′ y dos en un 40′; más, sobre racks',
      },
      {
        label: 'Antigüedad para importar',
        value:
          'A los 25 años dejan de aplicar las normas de seguridad (DOT), a los 21 las de emisiones (EPA)',
      },
      {
        label: 'VIN',
        value:
          '17 caracteres desde el año modelo 1981; en autos de EE. UU. el noveno es un dígito verificador',
      },
    ],
    paragraphs: [
      'Un auto usado sale por mar o aire solo si el auto y la prueba de propiedad, por regla general el título original, llegan a la aduana de EE. UU. (CBP) en el puerto de salida 72 horas antes (19 CFR 192.2). Si hay gravamen, el acreedor debe autorizar por escrito; la declaración necesita su número (ITN) antes de zarpar.',
      'El RoRo (un buque al que se sube rodando) suele costar menos, pero el auto debe encender, girar y frenar, y lo conduce personal del puerto. El contenedor admite autos bajos y, con malacate, los que no ruedan.',
    ],
    choose: [
      'Contenedor: autos que un desconocido no debe conducir',
      'RoRo: auto que funciona, línea regular, el precio ante todo',
      'Avión: una carrera, subasta o exhibición que no espera',
      'Cuaderno ATA: se exhibe en el extranjero y regresa sin venderse',
    ],
    avoid: [
      'Título perdido, a otro nombre o en el banco: consígalo primero',
      'Menos de 25 años y no hecho según normas de EE. UU.: pregunte antes de comprar',
      'Usado, a Colombia, o a Brasil con menos de 30 años: por regla general no se admite; México limita la antigüedad, así que pregunte antes',
      'Pertenencias dentro: el RoRo no las acepta; en contenedor hay que declarar cada una',
      'Baterías dañadas o con llamado a revisión: la mayoría de los transportistas las rechaza',
    ],
    ready: [
      {
        name: 'Vehículo',
        text: 'Año, marca, modelo, nuevo o usado; VIN o, antes de 1981, el número de chasis del título',
      },
      {
        name: 'Título',
        text: 'Fotos de ambos lados, estado emisor, gravamen, contrato de compraventa',
      },
      { name: 'Condición', text: '¿Enciende, rueda, gira, frena? Llaves, daños, alarma' },
      {
        name: 'Medidas',
        text: 'Con los alerones y rines que lleva puestos; peso, distancia al suelo',
      },
      {
        name: 'Propulsión',
        text: 'Gasolina, diésel, híbrido, eléctrico; ¿la batería se ha dañado alguna vez?',
      },
      { name: 'Valor', text: 'En los clásicos, quién hizo el avalúo' },
    ],
    included: [
      'Revisión de título, VIN y gravamen a partir de fotos',
      'Recolección en remolque abierto o cerrado, con reporte de condición',
      'Calzas y sujeción, o entrega en la terminal RoRo',
      'Declaración de exportación y presentación de documentos ante CBP',
      'Flete, con todos los recargos del transportista',
    ],
    notIncluded: [
      'Registro vehicular en destino',
      'Inspecciones de aduana, y almacenaje por inspecciones o documentos faltantes',
      'Adaptación a normas de EE. UU., honorarios de importadores registrados',
      'Garantía para un cuaderno ATA o una fianza de importación',
    ],
    documents: [
      {
        name: 'Título de propiedad',
        text: 'Original o copia certificada, más copias para el puerto; autos nuevos: certificado de origen del fabricante',
      },
      {
        name: 'Carta del acreedor',
        text: 'Original firmado en papel membretado: VIN, que puede exportarse, teléfono, fecha',
      },
      {
        name: 'EEI y su número (ITN)',
        text: 'Vehículos usados de cualquier valor, pocas excepciones',
      },
      {
        name: 'EPA Form 3520-1',
        text: 'Importaciones: emisiones; los 21 años solo eximen a autos originales sin modificar',
      },
      {
        name: 'DOT Form HS-7',
        text: 'Importaciones: seguridad; la antigüedad cuenta desde el mes de fabricación',
      },
      {
        name: 'Cuaderno ATA',
        text: 'Un año donde se acepta; la garantía suele ser del 40% del valor; en algunos países, del 100%',
      },
      {
        name: 'Declaración de batería',
        text: 'Clase 9: ion litio UN3556, litio metálico UN3557, ion sodio UN3558 (antes: UN3171); pregunte al transportista cuál',
      },
    ],
    offered: [
      'Contenedor, con racks',
      'RoRo en líneas regulares, a menudo con un cuarto de tanque como máximo',
      'Avión, sobre pallet para vehículos y con los fluidos que pida la aerolínea',
      `Traslado en remolque cerrado${byTruckers} desde su domicilio, la agencia o la subasta`,
      'Revisión de título y gravamen: un dígito equivocado detiene un auto',
      'Importación a EE. UU.: agente aduanal, fianza, chasis limpio de tierra',
      'Exhibiciones y carreras: cuaderno ATA o fianza temporal, refacciones identificadas por número de parte',
      'Eléctricos e híbridos: nivel de carga acordado antes de la recolección',
    ],
    why: {
      heading: 'Por qué confiarnos su auto',
      points: [
        'Cualquier día, una persona sabe dónde están el título, las llaves y el auto.',
        'Usted paga el espacio solo cuando VIN y gravamen están revisados.',
        'Si el destino no lo va a admitir, se lo decimos antes.',
      ],
    },
    better: {
      service: 'project-cargo',
      link: 'Ver carga de proyecto',
      text: 'Para lo que es más ancho o alto que la puerta de un contenedor: un autobús, un yate en su remolque, un transportador de autos de carreras.',
    },
    request: 'Cotizar flete de auto',
  };
};
