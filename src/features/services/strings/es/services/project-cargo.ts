import type { ServiceStrings } from '#features/services/service-strings.ts';
import type { Settings } from '#features/settings/settings.ts';
import { eeiRule, trade } from '../trade.ts';

/** The text of /services/project-cargo. */
export const projectCargo = (settings: Settings): ServiceStrings => {
  const { byTruckers } = trade(settings);
  return {
    meta: {
      title: 'Carga de proyecto: sobredimensionada y pesada',
      description:
        'Piezas muy largas, anchas o pesadas para un contenedor: flat rack o breakbulk, toneladas de flete, permisos y escoltas, planes de izaje y trinca.',
    },
    title: 'Carga de proyecto',
    heading: 'Carga de proyecto con un plan, del taller a la obra',
    lead: 'Movemos lo que es demasiado largo, ancho o pesado para un contenedor. Cada pieza se mide, se dibuja, se iza y se trinca según un plan hecho antes de reservar.',
    picture:
      'Maqueta de un transporte pesado: un camión arrastra un remolque bajo de muchos ejes con un transformador rojo de aisladores blancos, sujeto en las esquinas.',
    facts: [
      {
        label: 'El breakbulk se cobra por',
        value: 'Tonelada de flete: lo mayor entre m³ exteriores y toneladas métricas',
      },
      { label: 'De los planos a la carga', value: 'Por lo general 4–12 semanas' },
      { label: 'Sobredimensionada con más de', value: '2.30 m (7′6″) de ancho o 1.90 m (6′3″) de alto' },
      {
        label: 'Permiso de carretera en EE. UU. con más de',
        value: '2.59 m (8′6″) de ancho o 36.3 t (80,000 lb) brutas',
      },
    ],
    figures: [
      {
        label: 'Flat rack de 40′',
        value:
          'Por lo general hasta 39 t (86,000 lb) si el peso está repartido; la naviera decide las medidas',
      },
      { label: 'Permiso por altura con más de', value: '4.11 m (13′6″); en algunos estados 4.27 m (14′)' },
      {
        label: 'Vehículos escolta',
        value: 'Cada estado fija sus límites de ancho, alto y largo; el permiso los indica',
      },
      {
        label: 'Superpesada',
        value: 'Cada estado fija el peso con el vehículo: antes se evalúan los puentes',
      },
      { label: 'ISF de breakbulk exento', value: '24 horas antes de la llegada' },
    ],
    paragraphs: [
      'Muchas piezas viajan en flat rack, un contenedor sin lados ni techo, incluso sobredimensionadas: más anchas o altas que el rack. Entonces se pagan también los espacios que bloquean al lado y encima. Otras van como breakbulk (carga suelta), izadas a bordo una por una, o sobre ruedas (RoRo).',
      'En carretera revisamos puentes, cables, curvas y la entrada de la obra. Cada estado fija sus permisos, escoltas, horarios y restricciones de circulación, por regla general solo para cargas indivisibles. Un inspector (surveyor) asiste cuando el valor o la aseguradora lo piden.',
    ],
    choose: [
      'No pasa por la puerta de ningún contenedor (2.34 × 2.28 m; high cube 2.58)',
      'Pesa demasiado para un contenedor o un remolque estándar',
      'Desarmarla cuesta más o anula la garantía',
      'Muchas piezas en un orden fijo',
    ],
    avoid: [
      'Cabría en un contenedor si se desatornillan partes',
      'Aún no hay planos: solo una cifra para presupuesto',
      'Cargas divisibles: los estados rara vez les dan permiso por exceso de peso',
      'Sin holgura para permisos, clima y buque',
    ],
    ready: [
      { name: 'Planos', text: 'De conjunto y de izaje, con cunas, patín y caja' },
      { name: 'Medidas y pesos', text: 'De cada pieza; mejor pesar que calcular' },
      { name: 'Centro de gravedad', text: 'Y dónde izar y trincar, con qué fuerza' },
      { name: 'Ambos sitios', text: 'Fotos de accesos, suelo, líneas aéreas; si hay grúa' },
      {
        name: 'Protección',
        text: '¿Puede ir en cubierta, mojarse, inclinarse? ¿Cuánto tiempo a la intemperie?',
      },
      { name: 'Condiciones de la aseguradora', text: '¿Inspección de carga o de trinca?' },
    ],
    included: [
      'Método por escrito: camión, grúa, buque o flat rack por pieza',
      'Flete sobre las medidas y los pesos indicados',
      'Permisos y vehículos escolta para los estados indicados',
      'Izajes en los lugares indicados, con sus aparejos',
      'Trinca según el plan acordado',
    ],
    notIncluded: [
      'Cambios de medida o peso; la tarifa dice cuánto cuestan',
      'Espera más allá de las horas indicadas',
      'Escolta policial, levantamiento de cables y obras viales que ordene la autoridad',
      'Grúas y obra civil en su sitio, salvo que se indiquen',
    ],
    documents: [
      { name: 'Plano de izaje', text: 'Puntos, ángulos, largo de eslingas, centro de gravedad' },
      { name: 'Lista de empaque por pieza', text: 'Marcas, medidas, peso, metros cúbicos' },
      {
        name: 'Procedimiento de trabajo, plan de trinca',
        text: 'Quién hace qué; la fuerza que resiste cada trinca',
      },
      {
        name: 'Permisos de carretera',
        text: 'Uno por estado, para un camión, una ruta y unos días determinados',
      },
      {
        name: 'Conocimiento de embarque',
        text: '“En cubierta”: la naviera puede responder por poco o nada; avise a su aseguradora',
      },
      {
        name: 'Declaración de exportación o importación',
        text: `EEI (ITN): ${eeiRule}. Importaciones: ISF`,
      },
      { name: 'Informe de inspección', text: 'Condición, izajes y trinca, con fotos y horas' },
    ],
    offered: [
      'Estudio de método y ruta: costo, tiempo y riesgo comparados',
      'Contenedores para carga sobredimensionada: flat racks, open tops',
      'Breakbulk y carga pesada, grúas de a bordo o de tierra, fletamento',
      'Carga rodante sobre sus propias ruedas o en roll trailer',
      `Transporte terrestre pesado${byTruckers}: camas bajas, multiejes, remolques extensibles`,
      'Permisos y escoltas, con horarios restringidos y días festivos',
      'Izaje, trinca e inspección independiente',
      'Entrega en el orden de la obra, cada pieza descargada una sola vez',
    ],
    why: {
      heading: 'Por qué confiarnos su proyecto',
      points: [
        'Una persona lleva la secuencia, del taller a la obra.',
        'Le decimos cuándo girar o desarmar una pieza ahorra toneladas o un permiso.',
        'Nadie cotiza con un plano viejo.',
      ],
    },
    better: {
      service: 'sea-freight',
      link: 'Ver transporte marítimo',
      text: 'Si cada pieza pasa por la puerta de un contenedor, uno estándar es casi siempre más barato y sale con más frecuencia.',
    },
    request: 'Cotizar mi proyecto',
  };
};
