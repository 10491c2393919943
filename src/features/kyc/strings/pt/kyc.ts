import type { Settings } from '#features/settings/settings.ts';
import { monthsIn } from '#platform/values/format.ts';

/** The text of /kycverification. What it says of the documents is a draft until counsel has read it. */
export const kyc = ({ company }: Settings) => ({
  meta: {
    title: 'Verificação KYC',
    description:
      'Baixe o formulário KYC, preencha-o na tela em uns dez minutos e envie-o pelo site ou por e-mail: o que um agente de carga pergunta, e por quê.',
  },
  label: 'KYC: conheça seu cliente',
  heading: 'Um formulário antes do primeiro embarque',
  text: 'As leis de sanções e de exportação nos responsabilizam por saber para quem trabalhamos, o que transportamos e qual é o destino final. Este formulário nos diz isso, uma vez. Depois, você só nos avisa do que mudar.',
  steps: {
    heading: 'Cinco passos',
    list: [
      {
        title: 'Baixe o formulário',
        text: 'Um PDF de três páginas. Preencha na tela, ou imprima e preencha à mão.',
      },
      {
        title: 'Veja o que é exigido',
        text: 'Separe os documentos listados nesta página e preencha o formulário de uma vez.',
      },
      {
        title: 'Preencha o formulário',
        text: 'Uns dez minutos, com os documentos ao lado. Use a razão social exatamente como no registro e salve o arquivo com esse nome.',
      },
      {
        title: 'Confira as informações',
        text: 'Compare nomes, números e participações com os documentos. Leia a declaração de sanções antes de concordar com ela. Depois assine: digite seu nome, ou imprima a última página e assine.',
      },
      {
        title: 'Envie o formulário preenchido por e-mail',
        text: 'Anexe o formulário e cópias dos documentos. Nós lemos tudo e respondemos se faltar algo.',
      },
    ],
    preview: 'Ver o formulário',
    newTab: '(abre em uma nova aba)',
    download: 'Baixar formulário',
    downloaded: 'Formulário baixado. Veja na sua pasta de downloads.',
    mail: {
      label: 'Envie para',
      subject: 'Formulário de verificação KYC',
      /** The other way, with its link. */
      upload:
        'Ou [envie-o pela página da sua conta](/kyc), criptografado, com os documentos. Lá você também pode preencher o formulário.',
    },
  },
  facts: [
    { label: 'Tempo para preencher', value: 'Uns dez minutos, com os documentos à mão' },
    { label: 'Quem assina', value: 'Uma pessoa com poderes para assinar pela empresa' },
    { label: 'Com que frequência', value: 'Uma vez, e de novo quando uma resposta mudar' },
  ],
  ready: {
    heading: 'O que ter à mão',
    list: [
      {
        name: 'Certidão de registro',
        text: 'A certidão ou o extrato do registro com a razão social, o número e o endereço.',
      },
      { name: 'Número fiscal', text: 'EIN nos EUA; CNPJ, RFC, NIT, RUC ou número de IVA em outros países.' },
      {
        name: 'Sócios com 25% ou mais',
        text: 'Nome completo, data de nascimento, nacionalidade, país de residência e participação de cada um.',
      },
      {
        name: 'Documento de quem assina',
        text: 'Cópia do passaporte ou do documento de identidade.',
      },
      {
        name: 'Mercadorias e países',
        text: 'O que você embarca, os códigos SH/NCM, se souber, de onde e para onde.',
      },
      { name: 'Banco', text: 'O nome, a agência e o titular da conta. Nunca o número da conta.' },
    ],
  },
  reasons: {
    label: 'Por que perguntamos',
    heading: 'Precisamos saber para quem embarcamos',
    list: [
      {
        title: 'Sanções',
        text: 'Com poucas exceções, pessoas e empresas nos Estados Unidos não podem fazer negócios com pessoas bloqueadas por sanções, nem com empresas das quais essas pessoas detenham metade ou mais. Por isso consultamos as listas com o nome da sua empresa e dos sócios.',
      },
      {
        title: 'Controle de exportações',
        text: 'Algumas mercadorias exigem licença, e alguns usos e destinos são proibidos. Um agente de carga não pode transportar um embarque quando sabe que ele viola essas regras, nem ignorar sinais de alerta.',
      },
      {
        title: 'Procurações aduaneiras',
        text: 'Um despachante aduaneiro só pode atuar por um importador com uma procuração. O agente que registra a declaração da sua exportação precisa de uma, ou de uma autorização por escrito. Antes que alguém assine em seu nome, tem de estar claro quem você é.',
      },
    ],
  },
  documents: {
    heading: 'O que fazemos com seus documentos',
    list: [
      'Nós os usamos para verificar para quem trabalhamos e para preparar seus embarques. Para nada mais.',
      'Só os mostramos a autoridades, transportadores, bancos e despachantes aduaneiros quando um embarque ou a lei exige.',
      `Nós os guardamos pelo tempo que a lei exige: nos EUA, por exemplo, cinco anos para registros de exportação e dez para registros de sanções. O que você envia por este site é excluído ${monthsIn('pt', company.kyc.keepDocumentsForMonths)} depois da última alteração do seu processo de KYC.`,
      `Um e-mail pode ser lido no caminho. Para não mandar cópias de documentos de identidade por e-mail, [envie-as pelo site](/kyc) ou ligue para ${company.phone} e combinamos outra forma.`,
    ],
    privacy: 'Leia o aviso de privacidade',
  },
});
