/** Summary of Incoterms 2020 in the company's words, without text of the ICC. */
export const incoterms = {
  meta: {
    title: 'Selector de Incoterms 2020: quién paga y quién arriesga',
    description:
      'Responda unas preguntas y vea cuál de las once reglas Incoterms 2020 conviene, quién paga cada etapa y dónde pasa el riesgo de vendedor a comprador.',
  },
  heading: '¿Qué regla Incoterms conviene?',
  text: 'Tres letras y un lugar dicen quién paga qué y dónde pasa el riesgo. Responda lo que sepa.',
  choose: 'Mostrar la regla',
  questions: {
    mode: {
      legend: '¿Cómo viaja la mercancía?',
      options: {
        container: 'En contenedor, o embalada para uno',
        air: 'Por avión o courier',
        land: 'En camión o tren',
        vessel: 'Cargada directamente en un buque o barcaza',
      },
    },
    carriage: {
      legend: '¿Quién contrata y paga el transporte principal?',
      options: { seller: 'Vendedor', buyer: 'Comprador' },
    },
    risk: {
      legend: '¿Hasta dónde asume el riesgo el vendedor?',
      options: { origin: 'Hasta entregar en origen', destination: 'Hasta el lugar de destino' },
    },
    export: {
      legend: '¿Quién despacha la exportación?',
      options: { seller: 'Vendedor', buyer: 'Comprador' },
    },
    import: {
      legend: '¿Quién despacha la importación y paga los aranceles?',
      options: { buyer: 'Comprador', seller: 'Vendedor' },
    },
    insurance: {
      legend: '¿Debe el vendedor asegurar la mercancía a favor del comprador?',
      options: { seller: 'Sí', none: 'No' },
    },
    unloading: {
      legend: '¿Quién descarga en destino?',
      options: { buyer: 'Comprador', seller: 'Vendedor' },
    },
  },
  place: 'Lugar o puerto convenido',
  placeHint: 'Lo más exacto posible: una terminal, una dirección, un puerto.',
  empty: 'Responda la primera pregunta. Aquí aparecerá la regla que conviene.',
  fits: 'Esta conviene',
  /** While other rules fit, too. */
  soFar: 'Por ahora conviene',
  shown: 'Está viendo',
  also: 'También es posible',
  setAside: 'Ninguna regla cumple todas sus respuestas. Se dejó fuera esta: {question}',
  notFitting: '{rule} no corresponde a su respuesta a: {question}',
  warning: {
    container:
      'Para contenedores use {instead} en lugar de {rule}: el transportista los tiene días antes de que estén a bordo.',
  },
  rules: {
    EXW: {
      name: 'En fábrica (Ex Works)',
      place: 'la dirección del vendedor',
      risk: 'El riesgo pasa cuando la mercancía está lista para recoger, sin cargar.',
      mistake:
        'El comprador debe cargar y despachar la exportación, lo que un comprador extranjero a menudo no puede hacer. FCA es más seguro.',
    },
    FCA: {
      name: 'Franco transportista',
      place: 'la terminal o la dirección del vendedor',
      risk: 'El riesgo pasa cuando el transportista del comprador tiene la mercancía: cargada en la dirección del vendedor, o al llegar a otro lugar.',
      mistake:
        'Indique el lugar exacto: de él depende quién paga el camión. ¿Un banco pide un B/L “a bordo”? Acuerde que el transportista se lo emita al vendedor.',
    },
    CPT: {
      name: 'Transporte pagado hasta',
      place: 'el destino',
      risk: 'El riesgo pasa con el primer transportista, aunque el vendedor paga hasta el destino.',
      mistake: 'El riesgo y el costo pasan en dos lugares. Indique también el lugar de entrega.',
    },
    CIP: {
      name: 'Transporte y seguro pagados hasta',
      place: 'el destino',
      risk: 'El riesgo pasa con el primer transportista; el vendedor asegura a favor del comprador, todo riesgo, 110% del precio.',
      mistake:
        'La cobertura amplia es la que aplica si no se dice otra cosa. Acuerde una menor por escrito, o pague la amplia.',
    },
    DAP: {
      name: 'Entregada en lugar',
      place: 'el destino',
      risk: 'El riesgo pasa en destino, con la mercancía sobre el camión, lista para descargar.',
      mistake:
        'Un comprador que despacha tarde la importación paga espera y almacenaje: designe pronto al agente aduanal.',
    },
    DPU: {
      name: 'Entregada en lugar descargada',
      place: 'el destino',
      risk: 'El riesgo pasa en destino, una vez descargada la mercancía.',
      mistake:
        'La única regla en la que descarga el vendedor. Asegúrese de que haya rampa, montacargas o grúa.',
    },
    DDP: {
      name: 'Entregada con derechos pagados',
      place: 'el destino',
      risk: 'El riesgo pasa en destino, con la mercancía despachada para importación y lista para descargar.',
      mistake:
        'El vendedor se vuelve importador. Donde no puede registrarse ni recuperar impuestos, use DAP.',
    },
    FAS: {
      name: 'Franco al costado del buque',
      place: 'el puerto de carga',
      risk: 'El riesgo pasa cuando la mercancía está junto al buque, en el muelle o en una barcaza.',
      mistake: 'Solo para graneles y breakbulk. Un contenedor se entrega en una terminal: FCA.',
    },
    FOB: {
      name: 'Franco a bordo',
      place: 'el puerto de carga',
      risk: 'El riesgo pasa cuando la mercancía está a bordo.',
      mistake:
        'Se usa para contenedores por costumbre: el vendedor asume entonces el riesgo durante días en el patio de la naviera. Use FCA.',
    },
    CFR: {
      name: 'Costo y flete',
      place: 'el puerto de destino',
      risk: 'El riesgo pasa a bordo en el puerto de carga, aunque el vendedor paga el flete.',
      mistake:
        'Para contenedores, use CPT. Pregunte quién paga la descarga: lo decide el contrato de transporte.',
    },
    CIF: {
      name: 'Costo, seguro y flete',
      place: 'el puerto de destino',
      risk: 'El riesgo pasa a bordo en el puerto de carga; el vendedor asegura a favor del comprador, cobertura mínima, 110% del precio.',
      mistake: 'La cobertura mínima deja mucho fuera. Para contenedores, use CIP, que cubre todo riesgo.',
    },
  },
  insurance: {
    label: 'Seguro',
    seller: 'El vendedor debe asegurar a favor del comprador.',
    none: 'Ninguna parte está obligada a asegurar. Conviene que lo haga la que asume el riesgo.',
  },
  namedPlace: 'Se indica con',
  mistake: 'Error común',
  shares: {
    heading: '{rule}, etapa por etapa',
    text: 'FCA, CPT y CIP se muestran con una terminal cercana al vendedor como el lugar donde el transportista recibe la mercancía.',
    stage: 'Etapa',
    pays: 'Paga',
    bears: 'Asume el riesgo',
    seller: 'Vendedor',
    buyer: 'Comprador',
    place: 'Según lugar o contrato',
  },
  stages: {
    loading: 'Carga en el domicilio del vendedor',
    exportClearance: 'Despacho de exportación',
    preCarriage: 'Camión a la terminal o al puerto',
    onBoard: 'Terminal y carga a bordo',
    mainCarriage: 'Transporte principal',
    discharge: 'Descarga y terminal',
    importClearance: 'Despacho de importación y aranceles',
    onCarriage: 'Camión al destino',
    unloading: 'Descarga en destino',
  },
  all: {
    heading: 'Las once reglas',
    anyMode: 'Cualquier modo de transporte',
    vessels: 'Solo mar y vías navegables interiores',
    open: 'Mostrar {rule}',
  },
  caveats: {
    heading: 'Lo que tres letras no dicen',
    list: [
      'De quién es la mercancía, cuándo se paga el precio, qué pasa si alguien incumple: eso lo dice el contrato de compraventa.',
      'Escriba regla, lugar y edición: “FCA Port of Savannah, Garden City Terminal, Incoterms 2020”. En ventas dentro de EE. UU., F.O.B. significa otra cosa.',
      'Las exportaciones desde EE. UU. bajo EXW o FCA suelen ser “routed export transactions”: el agente del comprador presenta los datos de exportación y el vendedor de todos modos debe aportar su parte. Confirme quién declara antes de reservar.',
      'Las importaciones a EE. UU. bajo DDP necesitan un importador de registro (importer of record), y un vendedor extranjero necesita una fianza aduanal y un agente allá. Confírmelo con un agente aduanal.',
      'Los contenedores por mar hacia EE. UU. necesitan la declaración de seguridad del importador (ISF) 24 horas antes de cargar, sea cual sea la regla.',
    ],
    limits:
      'Un resumen con nuestras propias palabras; no es asesoría legal. “Incoterms” es marca registrada de la International Chamber of Commerce, cuyo texto es el único que vale.',
  },
  other: {
    text: '¿Ya sabe la regla? Vea qué peso o espacio cobrará el transportista.',
    link: 'Peso cobrable',
    path: '/tools/chargeable-weight',
  },
  requestNote: 'Abre la solicitud de cotización con la regla y el lugar.',
};
