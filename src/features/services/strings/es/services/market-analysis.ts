import type { ServiceStrings } from '#features/services/service-strings.ts';
import type { Settings } from '#features/settings/settings.ts';
import { trade } from '../trade.ts';

/** The text of /services/market-analysis. */
export const marketAnalysis = (settings: Settings): ServiceStrings => {
  const { byBroker } = trade(settings);
  return {
    meta: {
      title: 'Entrada al mercado',
      description:
        'Productos listos para los mercados donde se venderán: etiquetas, reglas FDA y NOM, arancel, origen, importador y embarque de prueba.',
    },
    title: 'Entrada al mercado',
    heading: 'Entrada al mercado: su producto listo antes de zarpar',
    lead: 'Preparamos productos para otros mercados: código arancelario, etiqueta, registros, importador, un embarque de prueba y, después, contenedores.',
    picture:
      'Maqueta de una fila de frascos, botellas y una caja roja que va de dos cajas de madera al anaquel de una tienda.',
    facts: [
      {
        label: 'Se cobra por',
        value: 'Productos × mercados: una tarea por etiqueta y país',
      },
      {
        label: 'Tiempo habitual',
        value: '2–6 meses de la primera revisión de etiqueta al embarque de prueba',
      },
      { label: 'Código arancelario', value: '6 dígitos en todo el mundo (HS), 10 en EE. UU.' },
      { label: 'Aviso a la FDA antes de llegar', value: '8 h por mar, 4 por aire o tren, 2 en camión' },
    ],
    figures: [
      { label: 'Códigos arancelarios de EE. UU.', value: 'HTS al importar, Schedule B al exportar' },
      { label: 'Registro ante la FDA', value: 'Se renueva de octubre a diciembre de cada año par' },
      { label: 'Origen T-MEC (USMCA)', value: 'Nueve datos, sin formato fijo' },
      {
        label: 'Entrada sin arancel a EE. UU. hasta USD 800',
        value: 'Suspendida para todos los países desde el 29 de agosto de 2025; verificamos la regla vigente',
      },
      {
        label: 'Aranceles adicionales de EE. UU.',
        value: 'Acero, aluminio, autos, madera y otros: cambian; verificamos la tasa del día',
      },
    ],
    paragraphs: [
      `Envíe etiqueta, fórmula, proceso y país. El código arancelario y el arancel de hoy, con los aranceles adicionales, se definen${byBroker} antes de embarcar. Le decimos qué autoridades intervienen y quién puede ser el importador de registro (importer of record), que responde ante la aduana. Cada paso termina con una lista: resuelto, pendiente.`,
      'Una especia seca necesita poco; un alimento enlatado de baja acidez debe tener su proceso registrado ante la FDA, la autoridad de alimentos de EE. UU.; carne, lácteos y alcohol tienen sus propias reglas. Lo que más tarda son el laboratorio, el diseño y las firmas. Un colorante legal en su país puede ser rechazado; ninguna etiqueta en español sirve para toda América Latina.',
    ],
    choose: [
      'Un comprador en el extranjero se lo pidió',
      'Un embarque quedó detenido: etiqueta, ingrediente, registro',
      'Necesita el costo puesto en destino (mercancía, flete, aranceles, gastos) antes de fijar precio',
      'Nadie en el extranjero puede importarlo aún',
    ],
    avoid: [
      'Su comprador importa y aprobó la etiqueta: vea transporte aéreo o marítimo',
      'Receta o empaque por cambiar: las etiquetas se rehacen',
      'Quiere ventas garantizadas: nosotros preparamos, un distribuidor vende',
      'Medicamentos, dispositivos médicos: primero un especialista',
    ],
    ready: [
      { name: 'Etiqueta', text: 'Arte de cada cara, con las declaraciones (“ligero”, “natural”)' },
      {
        name: 'Fórmula',
        text: 'Porcentajes, colorantes por nombre o número, alérgenos, vida de anaquel',
      },
      {
        name: 'Proceso',
        text: 'Cómo se elabora, empaca y conserva; del pH dependen las reglas de la FDA',
      },
      { name: 'Mercado', text: 'Tienda, restaurante, en línea o venta al por mayor' },
      { name: 'Registros', text: 'FDA, número DUNS, marcas, registro sanitario' },
      { name: 'Insumos', text: 'Origen de cada uno: de él depende el arancel del T-MEC o CAFTA-DR' },
      { name: 'Primer pedido', text: 'Unidades por caja, cajas por tarima, cantidad' },
    ],
    included: [
      'Las reglas del mercado por escrito, con la autoridad detrás de cada una',
      `Código arancelario y arancel propuestos${byBroker}, con la fecha en que se consultaron`,
      'Revisión de etiqueta sobre su arte; revisión de origen según el tratado',
      'Costo puesto en destino de una muestra, una tarima y un contenedor',
      'Plan para muestras y embarque de prueba (flete aparte)',
    ],
    notIncluded: [
      'Derechos de autoridades, laboratorios y unidades de verificación de etiquetas',
      'Diseño e impresión de la nueva etiqueta',
      'Asesoría legal y registro de marcas: trabajo de un abogado',
      'Las obligaciones propias del importador, como el expediente FSVP',
    ],
    documents: [
      {
        name: 'Registro de instalación de alimentos ante la FDA',
        text: 'Fabricantes, empacadores, almacenes; fuera de EE. UU., con un agente allá; exentas las granjas y otros',
      },
      {
        name: 'FSVP (programa de verificación de proveedores extranjeros)',
        text: 'La prueba del importador de que el alimento es seguro; número DUNS en la declaración; algunos exentos',
      },
      {
        name: 'Etiqueta Nutrition Facts',
        text: 'Formato de EE. UU.; una frase en español obliga a poner en español todo el texto exigido',
      },
      {
        name: 'Etiqueta NOM',
        text: 'México, en español, con datos del importador: NOM-051 alimentos envasados y refrescos; NOM-050 muchos productos',
      },
      {
        name: 'Certificación de origen',
        text: 'T-MEC, CAFTA-DR; si la aduana niega la preferencia, se paga el arancel completo',
      },
      {
        name: 'Certificado de libre venta',
        text: 'Se vende en su país; muchas autoridades de América Latina lo piden',
      },
      {
        name: 'Contrato de distribución',
        text: 'Territorio, plazo, mínimos; de quién es el registro sanitario: cambiarlo es lento',
      },
    ],
    offered: [
      'Revisión de reglas antes de que gaste en diseño',
      `Clasificación arancelaria${byBroker}; en caso de duda, una resolución vinculante de la aduana`,
      'Origen y tratados comerciales, con la prueba que debe guardar',
      'Adaptación de etiqueta: inglés; inglés y francés (Canadá); español o portugués',
      'Registros: en qué orden, quién firma, cuándo vencen',
      'Importador de registro: arancel, fianza y responsabilidad de cada parte',
      'Preparación para tratar con distribuidores: tamaño de caja, plan de tarima, condiciones',
      'Muestras y después un pequeño embarque de prueba a su valor real',
    ],
    blocks: [
      {
        name: 'Desarrollo de producto',
        text: 'Indicamos qué ingredientes, colorantes y declaraciones hay que cambiar; EE. UU. cuenta nueve alérgenos principales, entre ellos el ajonjolí.',
      },
      {
        name: 'Colocación y distribución',
        text: 'Supermercados, proveedores de restaurantes y tiendas en línea piden cajas, márgenes y documentos distintos. Costeamos cada canal.',
      },
      {
        name: 'Marca y posicionamiento en el mercado',
        text: 'Busque el nombre antes de imprimir: en otro país puede tener dueño. Los nombres protegidos (tequila, bourbon) siguen las reglas de cada país.',
      },
      {
        name: 'Etiquetado y cumplimiento',
        text: 'Hacia EE. UU.: Nutrition Facts, porciones en medidas caseras, peso neto en unidades de EE. UU. y métricas, origen. Hacia México: etiqueta NOM antes de la venta.',
      },
      {
        name: 'Adaptación cultural y normativa',
        text: '03/04 es 4 de marzo en EE. UU. y 3 de abril en Colombia: imprima el mes en letras. México prohíbe las caricaturas junto a los sellos de advertencia.',
      },
    ],
    why: {
      heading: 'Por qué entrar al mercado con nosotros',
      points: [
        'Una persona lleva su expediente, de la primera etiqueta al primer contenedor.',
        'Nunca adivinamos: si una regla no es clara, le decimos a qué autoridad preguntar.',
        'Una caja que no cabe en la tarima se detecta antes de imprimirla.',
      ],
    },
    better: {
      service: 'warehousing',
      link: 'Ver almacenaje',
      text: '¿Etiqueta, registros e importador en orden? Tenga inventario cerca de sus compradores. En el almacén también se coloca la etiqueta local.',
    },
    request: 'Cotizar entrada al mercado',
  };
};
