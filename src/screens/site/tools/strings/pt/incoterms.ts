/** Summary of Incoterms 2020 in the company's words, without text of the ICC. */
export const incoterms = {
  meta: {
    title: 'Qual Incoterm 2020 usar: quem paga, quem assume o risco',
    description:
      'Responda a algumas perguntas e veja qual das onze regras Incoterms 2020 serve, quem paga cada etapa e onde o risco passa do vendedor ao comprador.',
  },
  heading: 'Qual regra Incoterms serve?',
  text: 'Três letras e um local dizem quem paga o quê e onde o risco passa. Responda o que souber.',
  choose: 'Mostrar a regra',
  questions: {
    mode: {
      legend: 'Como a mercadoria viaja?',
      options: {
        container: 'Em contêiner, ou embalada para um',
        air: 'Por avião ou courier',
        land: 'Por caminhão ou trem',
        vessel: 'Carregada direto em navio ou barcaça',
      },
    },
    carriage: {
      legend: 'Quem contrata e paga o transporte principal?',
      options: { seller: 'Vendedor', buyer: 'Comprador' },
    },
    risk: {
      legend: 'Até onde o vendedor assume o risco?',
      options: { origin: 'Até a entrega na origem', destination: 'Até o local de destino' },
    },
    export: {
      legend: 'Quem desembaraça a exportação?',
      options: { seller: 'Vendedor', buyer: 'Comprador' },
    },
    import: {
      legend: 'Quem desembaraça a importação e paga os impostos?',
      options: { buyer: 'Comprador', seller: 'Vendedor' },
    },
    insurance: {
      legend: 'O vendedor precisa fazer seguro para o comprador?',
      options: { seller: 'Sim', none: 'Não' },
    },
    unloading: {
      legend: 'Quem descarrega no destino?',
      options: { buyer: 'Comprador', seller: 'Vendedor' },
    },
  },
  place: 'Local ou porto designado',
  placeHint: 'O mais exato possível: um terminal, um endereço, um porto.',
  empty: 'Responda à primeira pergunta. A regra que serve aparece aqui.',
  fits: 'Esta serve',
  /** While other rules fit, too. */
  soFar: 'Por enquanto, esta serve',
  shown: 'Você está vendo',
  also: 'Também possíveis',
  setAside: 'Nenhuma regra atende a todas as respostas. Esta ficou de fora: {question}',
  notFitting: '{rule} não atende à sua resposta a: {question}',
  warning: {
    container:
      'Para contêineres, use {instead} em vez de {rule}: o transportador os recebe dias antes de irem a bordo.',
  },
  rules: {
    EXW: {
      name: 'Ex Works',
      place: 'o endereço do vendedor',
      risk: 'O risco passa quando a mercadoria está pronta para a coleta, ainda não carregada.',
      mistake:
        'O comprador precisa carregar a mercadoria e desembaraçar a exportação, o que um comprador estrangeiro muitas vezes não consegue. FCA é a escolha mais segura.',
    },
    FCA: {
      name: 'Free Carrier',
      place: 'o terminal, ou o endereço do vendedor',
      risk: 'O risco passa quando a mercadoria está com o transportador do comprador: carregada no endereço do vendedor ou entregue em outro local.',
      mistake:
        'Indique o local exato: ele decide quem paga o caminhão. O banco quer um conhecimento “on board”? Combine que o transportador emita um ao vendedor.',
    },
    CPT: {
      name: 'Carriage Paid To',
      place: 'o destino',
      risk: 'O risco passa na entrega ao primeiro transportador, embora o vendedor pague até o destino.',
      mistake: 'Risco e custo passam em dois locais. Indique também o local de entrega.',
    },
    CIP: {
      name: 'Carriage and Insurance Paid To',
      place: 'o destino',
      risk: 'O risco passa na entrega ao primeiro transportador; o vendedor faz seguro para o comprador, contra todos os riscos, no valor de 110% do preço.',
      mistake: 'A cobertura ampla é o padrão. Combine uma menor por escrito, ou pague pela ampla.',
    },
    DAP: {
      name: 'Delivered at Place',
      place: 'o destino',
      risk: 'O risco passa no destino, sobre o caminhão, com a mercadoria pronta para descarregar.',
      mistake:
        'O comprador que desembaraça tarde paga espera e armazenagem: defina o despachante com antecedência.',
    },
    DPU: {
      name: 'Delivered at Place Unloaded',
      place: 'o destino',
      risk: 'O risco passa no destino, depois de a mercadoria ser descarregada.',
      mistake:
        'A única regra em que o vendedor descarrega. Confirme que há rampa, empilhadeira ou guindaste.',
    },
    DDP: {
      name: 'Delivered Duty Paid',
      place: 'o destino',
      risk: 'O risco passa no destino, com a importação desembaraçada e a mercadoria pronta para descarregar.',
      mistake: 'O vendedor vira importador. Onde ele não pode se registrar nem recuperar impostos, use DAP.',
    },
    FAS: {
      name: 'Free Alongside Ship',
      place: 'o porto de embarque',
      risk: 'O risco passa quando a mercadoria está ao lado do navio, no cais ou em uma barcaça.',
      mistake: 'Só para granel e breakbulk. Um contêiner é entregue em um terminal: FCA.',
    },
    FOB: {
      name: 'Free On Board',
      place: 'o porto de embarque',
      risk: 'O risco passa quando a mercadoria está a bordo.',
      mistake:
        'Usado por hábito para contêineres: o vendedor então assume o risco por dias no pátio do armador. Use FCA.',
    },
    CFR: {
      name: 'Cost and Freight',
      place: 'o porto de destino',
      risk: 'O risco passa a bordo no porto de embarque, embora o vendedor pague o frete.',
      mistake: 'Para contêineres, use CPT. Pergunte quem paga a descarga: o contrato de transporte decide.',
    },
    CIF: {
      name: 'Cost, Insurance and Freight',
      place: 'o porto de destino',
      risk: 'O risco passa a bordo no porto de embarque; o vendedor faz seguro para o comprador, com cobertura mínima, no valor de 110% do preço.',
      mistake:
        'A cobertura mínima deixa muito de fora. Para contêineres, use CIP, que cobre todos os riscos.',
    },
  },
  insurance: {
    label: 'Seguro',
    seller: 'O vendedor precisa fazer seguro para o comprador.',
    none: 'Nenhum dos dois precisa fazer seguro. Quem assume o risco deveria.',
  },
  namedPlace: 'Indique também',
  mistake: 'Erro comum',
  shares: {
    heading: '{rule}, etapa por etapa',
    text: 'FCA, CPT e CIP aparecem com um terminal perto do vendedor como o local em que o transportador recebe a mercadoria.',
    stage: 'Etapa',
    pays: 'Paga',
    bears: 'Assume o risco',
    seller: 'Vendedor',
    buyer: 'Comprador',
    place: 'Conforme o local ou o contrato',
  },
  stages: {
    loading: 'Carregamento no vendedor',
    exportClearance: 'Desembaraço de exportação',
    preCarriage: 'Caminhão até o terminal ou porto',
    onBoard: 'Terminal e carregamento a bordo',
    mainCarriage: 'Transporte principal',
    discharge: 'Descarga e terminal',
    importClearance: 'Desembaraço de importação e impostos',
    onCarriage: 'Caminhão até o destino',
    unloading: 'Descarregamento',
  },
  all: {
    heading: 'As onze regras',
    anyMode: 'Qualquer modal de transporte',
    vessels: 'Só marítimo e hidroviário',
    open: 'Mostrar {rule}',
  },
  caveats: {
    heading: 'O que três letras não dizem',
    list: [
      'De quem é a mercadoria, quando vence o pagamento, o que ocorre em caso de descumprimento: isso está no contrato de compra e venda.',
      'Escreva regra, local e edição: “FCA Port of Savannah, Garden City Terminal, Incoterms 2020”. Nas vendas internas dos EUA, F.O.B. tem outro sentido.',
      'Exportações dos EUA em EXW ou FCA são muitas vezes “routed export transactions”: o agente do comprador registra os dados de exportação, e o vendedor ainda precisa fornecer a sua parte. Confirme quem registra antes de reservar.',
      'Importações para os EUA em DDP precisam de um importador responsável (importer of record), e um vendedor estrangeiro precisa de uma garantia aduaneira (customs bond) e de um agente nos EUA. Confirme com um despachante.',
      'Contêineres por mar para os EUA precisam da declaração de segurança do importador (ISF) 24 horas antes do embarque, seja qual for a regra.',
    ],
    limits:
      'Um resumo com as nossas palavras, que não é assessoria jurídica. “Incoterms” é marca da International Chamber of Commerce (Câmara de Comércio Internacional), e só o texto dela vale.',
  },
  other: {
    text: 'Já sabe a regra? Veja que peso ou espaço o transportador vai cobrar.',
    link: 'Peso taxável',
    path: '/tools/chargeable-weight',
  },
  requestNote: 'Abre o pedido de cotação com a regra e o local.',
};
