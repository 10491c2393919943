import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/pt/answer-time.ts';
import { changedOn } from '#ui/strings/pt/legal.ts';

const brokerForm = 'CBP Form 5291 ou equivalente';
const authorization = 'Procuração ou autorização por escrito';

/** A section of the customs regulations, kept on one line. */
const customsRule = (section: string) => `19\u00a0CFR\u00a0${section}`;

/** The text of /power-of-attorney. The rules are cited so that counsel can check each line. */
export const powerOfAttorney = (settings: Settings) => ({
  meta: {
    title: 'Guia da procuração',
    description:
      'Qual procuração uma importação ou exportação dos EUA exige, quem pode assiná-la, o que ter à mão e o que a torna inválida.',
  },
  label: 'Guia da procuração',
  heading: 'Assine a procuração certa',
  text: 'A procuração (power of attorney) é um documento assinado que permite a outra pessoa agir em seu nome. O despachante aduaneiro precisa de uma para desembaraçar sua importação. O agente que registra sua exportação dos EUA precisa de uma, ou de uma autorização por escrito.',
  advice:
    'Regras dos EUA em palavras simples. Não é assessoria jurídica. Antes de assinar, confirme seu caso conosco, com o despachante aduaneiro ou com seu advogado.',
  changed: changedOn('2026-11-22'),
  cases: {
    heading: 'Qual documento, e quem assina',
    text: 'Por sentido da carga e depois por tipo de empresa. CBP (Customs and Border Protection) é a alfândega dos EUA. EEI (electronic export information) é a declaração que muitas exportações dos EUA exigem.',
    columns: { situation: 'Seu caso', document: 'Qual documento', signer: 'Quem assina', rule: 'Regra' },
    groups: [
      {
        id: 'import',
        title: 'Importação: a mercadoria é desembaraçada na alfândega dos EUA',
        rows: [
          {
            situation: 'Corporation (sociedade por ações) dos EUA',
            document: brokerForm,
            signer: 'Um diretor (officer), ou outra pessoa que a corporation tenha autorizado a assinar.',
            rule: '19 CFR 141.38',
          },
          {
            situation: 'Partnership (sociedade de pessoas)',
            document: brokerForm,
            terms: 'Traz o nome de todos os sócios. Termina no máximo dois anos depois da assinatura.',
            signer: 'Um sócio pode assinar pela partnership.',
            rule: '19 CFR 141.34, 141.39',
          },
          {
            situation: 'Limited partnership (sociedade em comandita)',
            document: brokerForm,
            terms:
              'Traz o nome dos sócios gerais (general partners) que podem obrigar a empresa, com uma cópia do contrato da partnership. Os dois anos também valem.',
            signer: 'Um sócio geral (general partner) que possa obrigar a empresa.',
            rule: '19 CFR 141.34, 141.39',
          },
          {
            situation: 'LLC, sociedade de responsabilidade limitada',
            document: brokerForm,
            terms:
              'Pergunte ao despachante ou ao seu advogado se valem as regras da corporation ou as da partnership.',
            signer:
              'Um sócio (member) ou administrador (manager) com poderes para assinar segundo o contrato da LLC (operating agreement). Pergunte ao despachante.',
          },
          {
            situation: 'Empresário individual ou pessoa física',
            document: brokerForm,
            terms: 'Em seu próprio nome, com o nome fantasia, se você usar um.',
            signer: 'Você',
            rule: '19 CFR 141.32',
          },
          {
            situation: 'Empresa ou pessoa fora dos EUA',
            document: brokerForm,
            terms:
              'O procurador precisa ser residente nos EUA e estar autorizado a receber citações e outros documentos judiciais por você (service of process). Uma corporation sem registro para operar no estado onde o procurador atua acrescenta a prova dos poderes de quem assina.',
            signer: 'A mesma pessoa indicada acima, conforme o tipo de empresa.',
            rule: '19 CFR 141.36, 141.37',
          },
          {
            situation: 'Corporation dos EUA que desembaraça a própria mercadoria',
            document: 'Nenhum',
            terms: 'Se a CBP reconhecer quem assina como um dos quatro diretores indicados aqui.',
            signer:
              'O presidente (president), o vice-presidente (vice president), o tesoureiro (treasurer) ou o secretário (secretary).',
            rule: '19 CFR 141.38',
          },
        ],
      },
      {
        id: 'export',
        title: 'Exportação: a EEI é registrada no governo dos EUA',
        rows: [
          {
            situation: 'O vendedor nos EUA organiza a exportação, e um agente de carga faz o registro',
            document: authorization,
            terms: 'Do vendedor nos EUA para o agente de carga.',
            signer: 'Uma pessoa com poderes para assinar pelo vendedor nos EUA.',
            rule: '15 CFR 30.3(f)',
          },
          {
            situation: 'O comprador no exterior organiza a exportação (routed export)',
            document: authorization,
            terms: 'Do comprador para quem faz o registro: um agente nos EUA ou o vendedor nos EUA.',
            signer: 'Uma pessoa com poderes para assinar pelo comprador no exterior. Não o vendedor nos EUA.',
            rule: '15 CFR 30.3(e), (f)',
          },
          {
            situation: 'O vendedor nos EUA organiza a exportação e faz ele mesmo o registro',
            document: 'Nenhum',
            signer: 'Ninguém',
            rule: '15 CFR 30.3(a)',
          },
        ],
      },
    ],
    notes: [
      'Corporation dos EUA é a constituída em um estado dos EUA, no Distrito de Columbia ou em Porto Rico. Uma partnership é residente se um dos sócios mora nos EUA.',
      'Em regra, a EEI é devida quando as mercadorias de um mesmo código Schedule B valem mais de USD 2.500 ou exigem licença. Alguns destinos e mercadorias têm regras próprias: consulte-nos.',
    ],
  },
  basics: {
    label: 'O que é',
    heading: 'Você continua responsável, outra pessoa registra',
    paragraphs: [
      'Você é o outorgante (principal); o despachante ou agente de carga que atua por você é o procurador (agent). A procuração diz quem pode agir, para quê (todos os seus assuntos aduaneiros, parte deles, um só embarque) e por quanto tempo.',
      'O CBP Form 5291, Power of Attorney, está em [cbp.gov](https://www.cbp.gov). Muitos despachantes usam um modelo próprio. Ele deve ser uma procuração geral sem limites, ou indicar os limites com a mesma clareza do Form 5291 e ser assinado da mesma forma.',
      'Leia o que ela permite antes de assinar: ela também pode autorizar o procurador a assinar garantias (bonds), receber restituições ou nomear outro despachante.',
    ],
    facts: [
      {
        label: 'De',
        value: 'O importador responsável (importer of record), ou a parte que organiza a exportação',
      },
      {
        label: 'Para',
        value: 'Um despachante aduaneiro licenciado, ou o agente que registra a EEI',
      },
      {
        label: 'Guardada por',
        value: 'O despachante, que a mostra à CBP quando solicitado, mas não precisa protocolá-la',
      },
      {
        label: 'Validade',
        value: 'Até a data final ou até você revogá-la; a de uma partnership, no máximo dois anos',
      },
    ],
  },
  ready: {
    heading: 'O que ter à mão',
    list: [
      {
        name: 'Razão social',
        text: 'Exatamente como no registro, mais o nome fantasia (doing business as) se ele aparecer nos documentos.',
      },
      {
        name: 'Tipo de empresa',
        text: 'Corporation, LLC, partnership ou empresário individual, e onde foi constituída: estado ou país.',
      },
      {
        name: 'Endereço',
        text: 'O local onde a empresa opera, com rua e número.',
      },
      {
        name: 'Número de importador',
        text: 'O EIN (número fiscal de empresa nos EUA) ou um número atribuído pela CBP. Se não tiver nenhum dos dois, pergunte ao despachante.',
      },
      {
        name: 'Quem assina',
        text: 'Nome completo, cargo, talvez um documento de identidade, e prova dos poderes: estatuto, deliberação, contrato da LLC (operating agreement) ou da partnership.',
      },
      {
        name: 'Limites',
        text: 'Todos os portos ou alguns, todas as mercadorias ou só este embarque, e uma data final, se quiser.',
      },
    ],
  },
  next: {
    heading: 'O que acontece depois',
    steps: [
      {
        title: 'Você conta seu caso',
        text: 'Importação ou exportação, tipo de empresa, país. Ainda sem documentos de identidade.',
      },
      {
        title: 'Uma pessoa responde',
        text: `${answerTimes(settings).request.atStart}: qual documento serve e quem o envia a você.`,
      },
      {
        title: 'Você assina',
        text: `Na importação, diretamente com o despachante aduaneiro. Podemos repassar documentos ou ajudar com a tradução, mas não assinar nem negociar por você (${customsRule('111.36')}).`,
      },
      {
        title: 'O despachante confere e guarda',
        text: 'Ele confere nomes e números e depois guarda a procuração. Fique com uma cópia.',
      },
    ],
    link: 'Pergunte sobre seu caso',
    subject: 'Procuração',
  },
  mistakes: {
    label: 'Antes de enviar',
    heading: 'Oito erros a evitar',
    list: [
      {
        title: 'Um formulário antigo',
        text: 'Os campos podem ser outros. Use o atual, da CBP ou do despachante.',
      },
      {
        title: 'O nome errado',
        text: 'Só o nome fantasia, uma empresa do mesmo grupo, um “LLC” que falta. O despachante confere nome e número com os registros da CBP.',
      },
      {
        title: 'Uma assinatura sem cargo',
        text: 'Ela não mostra os poderes. Escreva nome e cargo em letra de forma abaixo dela e ponha a data.',
      },
      {
        title: 'Um agente de carga no meio',
        text: `Desde 19 de dezembro de 2022, a procuração do despachante precisa vir diretamente do importador responsável (importer of record), não por meio de um agente de carga (${customsRule('111.36')}).`,
      },
      {
        title: 'Já se passaram dois anos',
        text: 'A procuração de uma partnership então termina, diga ela o que disser. Anote a data ao assinar.',
      },
      {
        title: 'Sócios que mudaram',
        text: `Quando a troca de sócios cria uma nova empresa, a procuração da antiga deixa de valer (${customsRule('141.39')}).`,
      },
      {
        title: 'Um porto que falta',
        text: `Uma procuração que não vale para todos os portos da CBP precisa citar cada porto onde o procurador atua (${customsRule('141.44')}).`,
      },
      {
        title: 'O vendedor assina pelo comprador',
        text: 'Em uma routed export, quem autoriza é o comprador no exterior, não o vendedor nos EUA.',
      },
    ],
    ending: {
      heading: 'Como encerrá-la',
      text: `Você pode revogar uma procuração aduaneira a qualquer momento, por aviso escrito (${customsRule('141.35')}). Escreva também ao procurador e guarde o comprovante. Pergunte ao despachante ou ao seu advogado como avisar a CBP, e sobre os embarques a caminho.`,
    },
  },
  comparison: {
    label: 'Não é o mesmo que o KYC',
    heading: 'Quem você é, e quem age por você',
    text: 'A maioria dos embarcadores precisa dos dois, com os mesmos nomes e números. Um não substitui o outro.',
    columns: { form: 'Formulário KYC', power: 'Procuração' },
    rows: [
      {
        question: 'Para quê',
        form: 'Diz para quem trabalhamos',
        power: 'Permite que alguém faça registros em seu nome',
      },
      {
        question: 'Vai para',
        form: 'Nós',
        power: 'O despachante aduaneiro, ou o agente que registra a exportação',
      },
      { question: 'Quando', form: 'Antes do primeiro embarque', power: 'Antes do primeiro registro' },
      {
        question: 'Quando refazer',
        form: 'Quando uma resposta mudar',
        power: 'Quando mudarem o procurador, o seu nome ou os seus sócios, ou quando ela vencer',
      },
    ],
    link: 'Ir para o formulário KYC',
  },
});
