import type { ServiceStrings } from '#features/services/service-strings.ts';
import type { Settings } from '#features/settings/settings.ts';
import { eeiRule, trade } from '../trade.ts';

/** The text of /services/alcohol-wine-exports. */
export const alcoholWineExports = (settings: Settings): ServiceStrings => {
  const { byNvocc } = trade(settings);
  return {
    meta: {
      title: 'Exportación de vinos y licores',
      description:
        'Vino, licores y cerveza de EE. UU. al exterior: impuesto especial, formularios TTB, certificados UE, temperatura y prueba de exportación, en un plan.',
    },
    title: 'Exportación de vinos y licores',
    heading: 'Vinos y licores: impuestos y temperatura resueltos',
    lead: 'Exportamos vino, licores y cerveza desde EE. UU., de una tarima a contenedores completos. Impuesto especial, certificados y temperatura van en un solo plan, hecho antes de la recolección.',
    picture:
      'Maqueta de una caja de madera abierta con botellas oscuras, una con cápsula roja, junto a cajas cerradas y dos botellas con etiqueta.',
    facts: [
      { label: 'Se cobra por', value: 'Contenedor; LCL: lo mayor entre m³ y toneladas métricas; aéreo: kg' },
      { label: 'Tiempo habitual', value: '2–6 semanas por mar; un certificado puede tardar lo mismo' },
      { label: 'Cajas de 12, aprox.', value: '20′: 800 o 10 tarimas; 40′: 1,200 o 20' },
      {
        label: 'Plazo de la prueba de exportación',
        value: 'A menudo 90 días desde el retiro, o se debe pagar el impuesto',
      },
    ],
    figures: [
      { label: 'Una caja de 12', value: 'A menudo 15–20 kg (33–44 lb) con botellas de 750 ml' },
      { label: 'Vino en reefer', value: 'Temperatura fijada a menudo en 12–15 °C (54–59 °F)' },
      {
        label: 'Un contenedor seco en verano',
        value: 'Puede pasar de 40 °C (104 °F); un forro térmico suaviza los cambios, solo un reefer enfría',
      },
      {
        label: 'Mercancías peligrosas',
        value:
          'UN3065 por encima de 24% de alcohol; hasta 70%, las botellas de hasta 5 L suelen estar exentas; lo verificamos',
      },
    ],
    paragraphs: [
      'Desde depósito fiscal (in bond), las bebidas salen sin el impuesto especial federal (excise tax): vinos y destilados con el formulario TTB F 5100.11, cerveza con el TTB F 5130.12. El impuesto ya pagado puede recuperarse (drawback). En ambos casos la TTB, la oficina federal de impuestos al alcohol y el tabaco, exige prueba de que salieron.',
      'El vidrio pesa: 1,200 cajas de 16.5 kg (36 lb) son 19.8 t, cerca del límite de carretera de un 40′. La ruta y la temporada deciden la temperatura, sobre todo con transbordo en el trópico. El reefer es lo más caro.',
    ],
    choose: [
      'Una tarima o más, para un importador con licencia',
      'Titulares de permiso que embarcan desde depósito fiscal',
      'Varios productores, un comprador',
    ],
    avoid: [
      'Botellas para un particular: pocos transportistas las llevan, y quien recibe paga impuestos',
      'Aún sin importador: etiquetas y certificados suelen llevar su nombre',
      'Marcas extranjeras para anaqueles de EE. UU. (sistema de tres niveles): vea entrada al mercado',
      'Vino a granel, flexitanques: vea transporte marítimo',
    ],
    ready: [
      {
        name: 'Producto',
        text: 'Tipo, grado alcohólico (ABV), añada o añejamiento, productor, origen',
      },
      { name: 'Cajas', text: 'Tamaño de botella, botellas por caja, medidas y peso, tarimas' },
      { name: 'Situación fiscal', text: 'En depósito fiscal o con impuesto pagado, y dónde' },
      { name: 'Permisos', text: 'Permiso TTB o aviso de cervecero; licencia del importador' },
      { name: 'Etiqueta', text: '¿COLA (aprobación de etiqueta en EE. UU.) o solo para exportación?' },
      { name: 'Temperatura', text: 'Rango, por ejemplo 10–20 °C (50–68 °F)' },
    ],
    included: [
      'Recolección en su vinícola o almacén',
      'Formularios y certificados para el destino, revisados antes de cargar',
      'El espacio cotizado: seco, con forro térmico o refrigerado',
      'Declaración de exportación (EEI) que usted autoriza; prueba de exportación para el productor',
      'Una misma instrucción de temperatura para camión, terminal y naviera',
    ],
    notIncluded: [
      'Impuestos especiales e IVA en destino',
      'Análisis de laboratorio, derechos de las autoridades',
      'Sus propios permisos TTB, fianza y registros',
      'Conexión eléctrica del reefer y almacenaje después de los días libres',
    ],
    documents: [
      {
        name: 'TTB F 5100.11',
        text: 'El titular de un depósito fiscal da aviso; los demás necesitan antes la aprobación de la TTB',
      },
      { name: 'TTB F 5130.12', text: 'Cerveza que sale de la cervecería' },
      {
        name: 'VI-1 de la UE',
        text: 'Certificado y análisis; simplificado para vino hecho en EE. UU.; hasta 100 litros, posiblemente ninguno',
      },
      {
        name: 'Certificado de exportación de la TTB',
        text: 'Libre venta, origen, añejamiento, sanidad; solo titulares de permiso; Brasil y otros piden el suyo',
      },
      { name: 'EEI y su número (ITN)', text: eeiRule },
      { name: 'Prueba de exportación', text: 'Conocimiento de embarque o guía aérea, registros de venta' },
      {
        name: 'Declaración de mercancías peligrosas',
        text: 'Donde aplica UN3065, como en barricas de más de 250 litros; el transportista puede pedir el grado alcohólico de todos modos',
      },
    ],
    offered: [
      'Contenedores completos, cargados en su vinícola',
      `Carga consolidada (LCL)${byNvocc}; el vino absorbe olores, así que pregunte qué viaja al lado`,
      `Consolidación${byNvocc}: varios productores, documentos fiscales separados`,
      'Carga aérea para muestras; suele contar el peso real',
      'Salida desde depósito fiscal, coordinada con el formulario TTB',
      'Plan de temperatura por ruta y mes; registrador de temperatura, si lo pide',
      'Certificados acordados antes con su importador',
      'Importaciones para titulares de permiso federal básico, con aviso previo a la FDA',
    ],
    why: {
      heading: 'Por qué confiarnos su vino',
      points: [
        'Una misma temperatura en todos los documentos.',
        'Le decimos cuándo basta un forro térmico y cuándo solo un reefer.',
        'Cerramos el expediente cuando el productor tiene la prueba de exportación.',
      ],
    },
    better: {
      service: 'air-freight',
      link: 'Ver transporte aéreo',
      text: 'Para muestras, una feria o unas cuantas cajas valiosas: días en vez de semanas, sin esperas al sol en el patio.',
    },
    request: 'Cotizar flete de bebidas',
  };
};
