import type { ServiceStrings } from '#features/services/service-strings.ts';
import type { Settings } from '#features/settings/settings.ts';
import { trade } from '../trade.ts';

/** The text of /services/luxury-vehicle-export-import. */
export const luxuryVehicleExportImport = (settings: Settings): ServiceStrings => {
  const { byTruckers } = trade(settings);
  return {
    meta: {
      title: 'Exportação e importação de veículos de luxo',
      description:
        'Esportivos, clássicos e carros de exposição por contêiner, RoRo ou avião: título, gravame, regra das 72 horas no porto, formulários EPA e DOT.',
    },
    title: 'Exportação e importação de veículos de luxo',
    heading: 'Carros de luxo embarcados com o título já verificado',
    lead: 'Levamos esportivos, clássicos e carros de exposição de e para os EUA, por contêiner, RoRo ou avião. Conferimos seus documentos antes de reservar qualquer coisa.',
    picture:
      'Maquete de um contêiner branco de 40′ visto pela ponta aberta: dentro, um carro sob uma capa vermelha, de frente para a saída.',
    facts: [
      {
        label: 'Cobrado por',
        value: 'Contêiner: a unidade. RoRo: carro ou m³. Avião: peso taxável',
      },
      { label: 'Tempo típico porta a porta', value: 'Mar 4–9 semanas, avião 1–2 semanas' },
      {
        label: 'Porta típica de contêiner',
        value: '2,34 m de largura, 2,28 m de altura (7′8″ × 7′6″)',
      },
      {
        label: 'Usados que saem dos EUA',
        value: 'Carro e título no porto 72 horas antes da exportação',
      },
    ],
    figures: [
      {
        label: 'Carros por contêiner',
        value: 'Quase sempre um em um 20′, dois em um 40′, mais com racks',
      },
      {
        label: 'Idade para importar nos EUA',
        value: 'Com 25 anos acabam as normas de segurança (DOT); com 21, as de emissões (EPA)',
      },
      {
        label: 'Chassi (VIN)',
        value: '17 caracteres desde o ano-modelo 1981; em carros dos EUA, o nono é dígito verificador',
      },
    ],
    paragraphs: [
      'Um carro usado só sai por mar ou avião se o carro e a prova de propriedade, em regra o título original, chegarem à alfândega dos EUA (CBP) no porto de saída 72 horas antes (19 CFR 192.2). Se há gravame, o credor precisa concordar por escrito; a declaração de exportação precisa do seu número (ITN) antes da saída do navio.',
      'O RoRo (navio em que se entra dirigindo) costuma ser o mais barato, mas o carro precisa andar, esterçar e frear, e quem dirige é o pessoal do porto. Contêineres levam carros baixos e, com guincho, os que não andam.',
    ],
    choose: [
      'Contêiner: carros que estranhos não devem dirigir',
      'RoRo: carro que anda, linha regular, preço em primeiro lugar',
      'Avião: uma corrida, um leilão ou uma exposição que não espera',
      'Carnet: exposto no exterior, de volta sem ser vendido',
    ],
    avoid: [
      'Título perdido, em outro nome ou com o banco: providencie-o primeiro',
      'Menos de 25 anos e fora das normas dos EUA: pergunte antes de comprar',
      'Usado, para a Colômbia ou, com menos de 30 anos, para o Brasil: em regra não é admitido; o México limita a idade, pergunte antes',
      'Objetos no interior: RoRo recusa, contêiner exige declarar cada um',
      'Baterias danificadas ou em recall: quase todo transportador recusa',
    ],
    ready: [
      {
        name: 'Veículo',
        text: 'Ano, marca, modelo, novo ou usado; VIN ou, antes de 1981, o número do chassi no título',
      },
      {
        name: 'Documento de propriedade (title)',
        text: 'Fotos da frente e do verso, estado emissor, gravame, contrato de compra e venda',
      },
      { name: 'Condição', text: 'Liga, roda, esterça, freia? Chaves, avarias, alarme' },
      { name: 'Medidas', text: 'Com os spoilers e as rodas montadas; peso, altura livre do solo' },
      {
        name: 'Propulsão',
        text: 'Gasolina, diesel, híbrido, elétrico; a bateria já sofreu dano?',
      },
      { name: 'Valor', text: 'Nos clássicos, quem avaliou' },
    ],
    included: [
      'Verificação de título, VIN e gravame por fotos',
      'Coleta em caminhão aberto ou fechado, com laudo do estado do carro',
      'Calços e amarração, ou entrega no terminal RoRo',
      'Declaração de exportação e documentos apresentados à CBP',
      'Frete, com todas as sobretaxas do transportador',
    ],
    notIncluded: [
      'Registro e emplacamento no destino',
      'Inspeções da alfândega, e armazenagem por inspeção ou falta de documento',
      'Adequação às normas dos EUA, honorários de importadores registrados',
      'Garantia para um carnet ou um import bond (garantia de importação)',
    ],
    documents: [
      {
        name: 'Título de propriedade (title)',
        text: 'Original ou cópia autenticada, mais cópias para o porto; carros novos: certificado de origem do fabricante',
      },
      {
        name: 'Carta do credor do gravame',
        text: 'Original assinado em papel timbrado: VIN, autorização de exportar, telefone, data',
      },
      {
        name: 'Declaração de exportação (EEI) e número ITN',
        text: 'Veículos usados de qualquer valor, com poucas exceções',
      },
      {
        name: 'EPA Form 3520-1',
        text: 'Importações: emissões; os 21 anos só isentam carros originais, sem modificação',
      },
      { name: 'DOT Form HS-7', text: 'Importações: segurança; idade pelo mês de fabricação' },
      {
        name: 'ATA carnet',
        text: 'Um ano onde é aceito; a garantia costuma ser de 40% do valor; em alguns países, de 100%',
      },
      {
        name: 'Declaração de bateria',
        text: 'Classe 9: íon-lítio UN3556, metal lítio UN3557, íon-sódio UN3558 (antes: UN3171); pergunte ao transportador qual',
      },
    ],
    offered: [
      'Embarque em contêiner, com racks',
      'RoRo em linhas regulares, em geral com no máximo um quarto do tanque',
      'Frete aéreo em palete para veículos, fluidos como a companhia aérea pede',
      `Transporte em caminhão fechado${byTruckers}, a partir da garagem, da loja ou do leilão`,
      'Verificação de título e gravame: um dígito errado barra o carro',
      'Importação para os EUA: despachante, bond, parte inferior do carro limpa, sem terra',
      'Exposições e corridas: carnet ou bond temporário, peças sobressalentes listadas por número',
      'Elétricos e híbridos: nível de carga combinado antes da coleta',
    ],
    why: {
      heading: 'Por que embarcar seu carro conosco',
      points: [
        'Todos os dias, uma pessoa sabe onde estão título, chaves e carro.',
        'Você só paga pelo espaço depois que VIN e gravame foram verificados.',
        'Se o destino não vai admitir o carro, dizemos antes.',
      ],
    },
    better: {
      service: 'project-cargo',
      link: 'Veja a carga de projeto',
      text: 'Para o que é mais largo ou mais alto que a porta de um contêiner: um ônibus, um iate na carreta, o caminhão de uma equipe de corrida.',
    },
    request: 'Cote o transporte do carro',
  };
};
