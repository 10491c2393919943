import type { Settings } from '#features/settings/settings.ts';
import type { KycTexts } from '../../kyc-form.ts';

/**
 * The questions of the know-your-customer form, for the page and the PDF. Its definitions and declarations are drafts until
 * counsel has read them.
 */
export const kycTexts: KycTexts = {
  sections: {
    company: { title: 'A empresa' },
    addresses: { title: 'Endereços e contato' },
    owners: {
      title: 'Sócios',
      text: 'Toda pessoa que possui ou controla 25% ou mais da empresa, diretamente ou por meio de outras empresas. Se não houver nenhuma, informe quem dirige a empresa e escreva 0%. São mais de três? Anexe uma lista.',
    },
    politics: {
      title: 'Pessoas politicamente expostas',
      text: 'Pessoa que ocupa ou ocupou um alto cargo público, como chefe de Estado, ministro, parlamentar, juiz de corte suprema, general, embaixador ou dirigente de empresa estatal; também os familiares próximos e os estreitos colaboradores dessa pessoa.',
    },
    business: { title: 'Atividade, mercadorias e países' },
    sanctions: {
      title: 'Declaração de sanções',
      text: 'Marque o que é verdade. Se algo não for, deixe a caixa em branco e explique abaixo.',
    },
    bank: { title: 'Referência bancária', text: 'Não informe o número da conta.' },
    signatory: { title: 'Assinatura' },
  },
  fields: {
    legalName: 'Razão social completa, como no registro',
    tradeName: 'Nome fantasia ou marca, se for diferente',
    legalForm: 'Tipo societário (Ltda., S.A., LLC, Inc. …)',
    registrationCountry: 'País de registro',
    registrationNumber: 'Número de registro',
    registrationDate: 'Data de registro (AAAA-MM-DD)',
    taxNumber: 'Número fiscal (CNPJ, EIN, RFC, NIT, IVA …)',
    importerNumber: 'Número de importador ou exportador, se houver',
    registeredAddress: 'Endereço da sede',
    businessAddress: 'Endereço comercial, se for diferente',
    contactName: 'Pessoa de contato',
    contactPosition: 'Cargo',
    contactEmail: 'E-mail',
    contactPhone: 'Telefone, com código do país',
    website: 'Site',
    ownerName: 'Nome completo',
    ownerBirthDate: 'Nasc. (AAAA-MM-DD)',
    ownerNationality: 'Nacionalidade',
    ownerResidence: 'País de residência',
    ownerShare: 'Participação, %',
    politicallyExposed: 'Algum sócio, diretor ou signatário é uma dessas pessoas?',
    politicallyExposedDetails: 'Se sim: quem, qual cargo, em que país, de quando a quando',
    activity: 'O que a empresa faz',
    goods: 'Mercadorias a embarcar, com códigos SH/NCM, se souber',
    countriesFrom: 'Países de onde vêm',
    countriesTo: 'Países para onde vão, incluído o destino final',
    endUse: 'Para que servem as mercadorias e quem as usa',
    shipmentsPerYear: 'Embarques por ano, em média',
    goodsOwner: 'De quem são as mercadorias?',
    controlledGoods: 'Alguma exige licença de exportação ou tem uso militar ou duplo?',
    notListed:
      'Nem a empresa nem nenhum dos seus sócios, diretores ou signatários consta de lista de sanções ou de partes restritas dos Estados Unidos, das Nações Unidas, da União Europeia ou do Reino Unido.',
    notOwnedByListed:
      'Nenhuma pessoa de uma dessas listas possui, sozinha ou com outras, 50% ou mais da empresa.',
    noForbiddenUse:
      'As mercadorias não se destinam nem serão repassadas a país, pessoa ou uso proibido por essas leis.',
    reportsChanges: 'Avisaremos vocês antes do próximo embarque se alguma resposta deste formulário mudar.',
    sanctionsRemarks: 'O que precisa de explicação',
    bankName: 'Banco',
    bankPlace: 'Agência, cidade e país',
    accountHolder: 'Titular da conta',
    bankContact: 'Pessoa de contato no banco, se houver',
    truthful:
      'O que está escrito aqui é completo e verdadeiro até onde sei, e tenho poderes para assinar pela empresa.',
    signatoryName: 'Nome',
    signatoryPosition: 'Cargo',
    signaturePlace: 'Local',
    signatureDate: 'Data (AAAA-MM-DD)',
    signature: 'Digite seu nome aqui, ou imprima esta página e assine',
  },
  options: {
    no: 'Não',
    yes: 'Sim',
    unsure: 'Não sei ao certo',
    own: 'Nossas',
    others: 'Dos nossos clientes',
    both: 'Ambas',
  },
};

/** The text of the KYC form's PDF around its questions. The privacy line is a draft until counsel has read it. */
export const kycForm = ({ company }: Settings) => ({
  title: 'Formulário de verificação KYC',
  subject: 'Conheça seu cliente: para quem trabalhamos, o que transportamos e para onde.',
  intro: `A ${company.name} pede isto a toda empresa antes do primeiro embarque: as leis de sanções e de exportação nos responsabilizam por saber para quem trabalhamos. Leva uns dez minutos. Preencha na tela, ou imprima e escreva em letras de forma. Deixe em branco o que não se aplica.`,
  send: {
    label: 'Envie para',
    subject: 'Formulário de verificação KYC',
    text: `como anexo, com cópias da certidão de registro, do comprovante de inscrição fiscal e do documento de identidade de quem assina. Ou envie tudo pelo site em ${new URL(company.website).host}/pt/kyc.`,
  },
  privacy: `Privacidade: usamos estas respostas para verificar para quem trabalhamos e para preparar os documentos dos seus embarques. Só as mostramos a autoridades, transportadores e bancos quando um embarque ou a lei exige. Nosso aviso de privacidade está em ${new URL('/privacy', company.website).host}/pt/privacy.`,
  pageOf: 'Página {page} de {pages}',
});
