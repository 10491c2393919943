import type { ServiceStrings } from '#features/services/service-strings.ts';
import type { Settings } from '#features/settings/settings.ts';
import { eeiRule, trade } from '../trade.ts';

/** The text of /services/alcohol-wine-exports. */
export const alcoholWineExports = (settings: Settings): ServiceStrings => {
  const { byNvocc } = trade(settings);
  return {
    meta: {
      title: 'Exportação de vinhos e destilados',
      description:
        'Vinhos, destilados e cervejas dos EUA para o exterior: excise tax, formulários do TTB, certificados da UE, temperatura e comprovante de exportação.',
    },
    title: 'Exportação de vinhos e destilados',
    heading: 'Vinhos e destilados no exterior, com imposto e temperatura resolvidos',
    lead: 'Exportamos vinhos, destilados e cervejas dos EUA, de um palete a contêineres completos. Excise tax, certificados e temperatura são um só plano, feito antes da coleta.',
    picture:
      'Maquete de uma caixa de madeira aberta com garrafas escuras, uma delas de cápsula vermelha, ao lado de caixas fechadas e duas garrafas rotuladas.',
    facts: [
      {
        label: 'Cobrado por',
        value: 'Contêiner; LCL: o maior entre m³ e t; aéreo: kg',
      },
      { label: 'Tempo típico', value: '2–6 semanas por mar; um certificado pode levar o mesmo tempo' },
      { label: 'Caixas de 12, cerca de', value: '20′: 800 ou 10 paletes; 40′: 1.200 ou 20' },
      {
        label: 'Prazo do comprovante de exportação',
        value: 'Em geral 90 dias após a saída; sem ela, o imposto é devido',
      },
    ],
    figures: [
      { label: 'Uma caixa de 12', value: 'Em geral 15–20 kg (33–44 lb) com garrafas de 750 ml' },
      { label: 'Vinho em reefer', value: 'Set point em geral de 12–15 °C (54–59 °F)' },
      {
        label: 'Um contêiner dry no verão',
        value:
          'Pode passar de 40 °C (104 °F); uma manta térmica (liner) suaviza as variações, só o reefer resfria',
      },
      {
        label: 'Cargas perigosas',
        value: 'UN3065 acima de 24% vol.; até 70%, garrafas de até 5 L costumam ser isentas; nós verificamos',
      },
    ],
    paragraphs: [
      'Com o imposto suspenso (in bond), a bebida sai do país sem o excise tax, o imposto federal sobre bebidas: vinhos e destilados com o TTB F 5100.11, cervejas com o TTB F 5130.12. O imposto já pago pode ser pedido de volta (drawback). Nos dois casos, o TTB, órgão federal de impostos sobre álcool e tabaco, exige o comprovante da saída.',
      'Vidro pesa: 1.200 caixas de 16,5 kg (36 lb) somam 19,8 t, perto do limite rodoviário de um 40′. Rota e estação do ano decidem a temperatura, sobretudo os transbordos nos trópicos. O reefer é o mais caro.',
    ],
    choose: [
      'Um palete ou mais, para um importador licenciado',
      'Titulares de licença que embarcam in bond',
      'Vários produtores, um comprador',
    ],
    avoid: [
      'Garrafas para pessoa física: poucos transportadores aceitam, o destinatário paga imposto',
      'Ainda sem importador: rótulos e certificados muitas vezes trazem o nome dele',
      'Marcas estrangeiras para lojas dos EUA (sistema de três níveis): veja a entrada no mercado',
      'Vinho a granel, flexitanks: veja o frete marítimo',
    ],
    ready: [
      { name: 'Produto', text: 'Tipo, teor alcoólico (% vol.), safra ou idade, produtor, origem' },
      { name: 'Caixas', text: 'Tamanho da garrafa, garrafas por caixa, dimensões e peso, paletes' },
      { name: 'Situação fiscal', text: 'In bond ou com imposto pago, e onde' },
      {
        name: 'Licenças',
        text: 'Licença do TTB ou brewer’s notice (registro de cervejaria); licença do importador',
      },
      { name: 'Rótulo', text: 'COLA (aprovação de rótulo dos EUA) ou só para exportação?' },
      { name: 'Temperatura', text: 'Faixa, por exemplo 10–20 °C (50–68 °F)' },
    ],
    included: [
      'Coleta na sua vinícola ou armazém',
      'Formulários e certificados do destino, conferidos antes da estufagem',
      'O espaço cotado: dry, com manta térmica ou refrigerado',
      'Declaração de exportação (EEI) que você autoriza; comprovante de exportação para o produtor',
      'Uma só instrução de temperatura para caminhão, terminal e armador',
    ],
    notIncluded: [
      'Tributos no destino (no Brasil: II, IPI, PIS/Cofins-Importação, ICMS)',
      'Análise de laboratório, taxas de autoridades',
      'Suas próprias licenças, garantia e registros do TTB',
      'Energia do reefer e armazenagem depois dos dias livres',
    ],
    documents: [
      {
        name: 'TTB F 5100.11',
        text: 'O titular de instalação in bond notifica; os demais precisam antes da aprovação do TTB',
      },
      { name: 'TTB F 5130.12', text: 'Cerveja que sai da cervejaria' },
      {
        name: 'VI-1 da UE',
        text: 'Certificado e análise; simplificado para vinho feito nos EUA; até 100 litros, possivelmente nenhum',
      },
      {
        name: 'Certificado de exportação do TTB',
        text: 'Livre venda, origem, idade, sanitário; só para titulares de licença; o Brasil e outros exigem os seus',
      },
      {
        name: 'Declaração de exportação (EEI) e número ITN',
        text: eeiRule,
      },
      {
        name: 'Comprovante de exportação',
        text: 'Conhecimento de embarque ou conhecimento aéreo, registros da venda',
      },
      {
        name: 'Declaração de cargas perigosas',
        text: 'Quando se aplica o UN3065, como em barris acima de 250 litros; o transportador pode pedir o teor alcoólico mesmo assim',
      },
    ],
    offered: [
      'Contêineres completos, estufados na sua vinícola',
      `Carga consolidada (LCL)${byNvocc}; vinho pega cheiro: pergunte o que viaja ao lado`,
      `Consolidação${byNvocc}: vários produtores, documentos fiscais separados`,
      'Frete aéreo para amostras; em geral vale o peso real',
      'Embarque in bond, em sincronia com o formulário do TTB',
      'Plano de temperatura por rota e mês, registrador de temperatura a pedido',
      'Certificados combinados antes com o seu importador',
      'Importações para titulares da licença federal (basic permit), com aviso prévio à FDA',
    ],
    why: {
      heading: 'Por que exportar seu vinho conosco',
      points: [
        'Um só set point em todos os documentos.',
        'Dizemos quando basta uma manta térmica e quando só um reefer resolve.',
        'Encerramos o processo quando o produtor tem o comprovante de exportação.',
      ],
    },
    better: {
      service: 'air-freight',
      link: 'Veja o frete aéreo',
      text: 'Para amostras, uma feira ou poucas caixas de valor: dias, não semanas, e sem espera no calor do pátio no verão.',
    },
    request: 'Cote o frete das bebidas',
  };
};
