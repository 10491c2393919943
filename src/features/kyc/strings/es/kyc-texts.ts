import type { Settings } from '#features/settings/settings.ts';
import type { KycTexts } from '../../kyc-form.ts';

/**
 * The questions of the know-your-customer form, for the page and the PDF. Its definitions and declarations are drafts until
 * counsel has read them.
 */
export const kycTexts: KycTexts = {
  sections: {
    company: { title: 'La empresa' },
    addresses: { title: 'Direcciones y contacto' },
    owners: {
      title: 'Dueños',
      text: 'Cada persona que posee o controla 25% o más de la empresa, directamente o a través de otras empresas. Si no hay ninguna, indique a quien la dirige y escriba 0%. ¿Son más de tres? Adjunte una lista.',
    },
    politics: {
      title: 'Personas políticamente expuestas',
      text: 'Quien ocupa o ha ocupado un alto cargo público, como jefe de Estado, ministro, legislador, magistrado de una corte suprema, general, embajador o director de una empresa del Estado; también sus familiares cercanos y allegados.',
    },
    business: { title: 'Actividad, mercancía y países' },
    sanctions: {
      title: 'Declaración sobre sanciones',
      text: 'Marque lo que sea cierto. Si algo no lo es, deje su casilla vacía y explíquelo abajo.',
    },
    bank: { title: 'Referencia bancaria', text: 'No escriba el número de cuenta.' },
    signatory: { title: 'Firma' },
  },
  fields: {
    legalName: 'Razón social completa, como está registrada',
    tradeName: 'Nombre comercial o marca, si es distinto',
    legalForm: 'Tipo de sociedad (LLC, Inc., S.A. de C.V., Ltda. …)',
    registrationCountry: 'País de registro',
    registrationNumber: 'Número de registro',
    registrationDate: 'Fecha de registro (AAAA-MM-DD)',
    taxNumber: 'Identificación fiscal (EIN, RFC, CNPJ, NIT, VAT …)',
    importerNumber: 'Número de importador o exportador, si lo tiene',
    registeredAddress: 'Domicilio legal',
    businessAddress: 'Domicilio comercial, si es distinto',
    contactName: 'Persona de contacto',
    contactPosition: 'Cargo',
    contactEmail: 'Correo electrónico',
    contactPhone: 'Teléfono, con código de país',
    website: 'Sitio web',
    ownerName: 'Nombre completo',
    ownerBirthDate: 'Nacimiento (AAAA-MM-DD)',
    ownerNationality: 'Nacionalidad',
    ownerResidence: 'País de residencia',
    ownerShare: 'Participación, %',
    politicallyExposed: '¿Algún dueño, directivo o firmante está en ese caso?',
    politicallyExposedDetails: 'Si es así: quién, qué cargo, en qué país, de cuándo a cuándo',
    activity: 'A qué se dedica la empresa',
    goods: 'Mercancía por embarcar, con códigos HS si los sabe',
    countriesFrom: 'Países de los que viene',
    countriesTo: 'Países a los que va, incluido el de destino final',
    endUse: 'Para qué es la mercancía y quién la usa',
    shipmentsPerYear: 'Embarques al año, aproximadamente',
    goodsOwner: '¿De quién es la mercancía?',
    controlledGoods: '¿Alguna mercancía necesita licencia de exportación o tiene uso militar o doble?',
    notListed:
      'Ni la empresa ni ninguno de sus dueños, directivos o firmantes está en una lista de sanciones o de partes denegadas de Estados Unidos, las Naciones Unidas, la Unión Europea o el Reino Unido.',
    notOwnedByListed:
      'Las personas incluidas en esas listas no poseen, ni por separado ni en conjunto, el 50% o más de la empresa.',
    noForbiddenUse:
      'La mercancía no está destinada a un país, persona o uso que estas leyes prohíban, ni se transferirá a ninguno de ellos.',
    reportsChanges:
      'Les avisaremos antes del siguiente embarque si cambia alguna respuesta de este formulario.',
    sanctionsRemarks: 'Qué hay que explicar',
    bankName: 'Banco',
    bankPlace: 'Sucursal, ciudad y país',
    accountHolder: 'Titular de la cuenta',
    bankContact: 'Persona de contacto en el banco, si la hay',
    truthful:
      'Lo que aquí se indica es completo y cierto hasta donde sé, y tengo facultades para firmar por la empresa.',
    signatoryName: 'Nombre',
    signatoryPosition: 'Cargo',
    signaturePlace: 'Lugar',
    signatureDate: 'Fecha (AAAA-MM-DD)',
    signature: 'Escriba aquí su nombre, o imprima esta página y fírmela',
  },
  options: {
    no: 'No',
    yes: 'Sí',
    unsure: 'No lo sé',
    own: 'Nuestra',
    others: 'De nuestros clientes',
    both: 'De ambos',
  },
};

/** The text of the KYC form's PDF around its questions. The privacy line is a draft until counsel has read it. */
export const kycForm = ({ company }: Settings) => ({
  title: 'Formulario de verificación KYC',
  subject: 'Conozca a su cliente: para quién trabajamos, qué se mueve y adónde.',
  intro: `${company.name} hace estas preguntas a toda empresa antes de su primer embarque: las leyes de sanciones y de exportación nos hacen responsables de quiénes son nuestros clientes. Toma unos diez minutos. Llénelo en pantalla, o imprímalo y escriba con mayúsculas. Deje en blanco lo que no aplique.`,
  send: {
    label: 'Envíelo a',
    subject: 'Formulario de verificación KYC',
    text: `como archivo adjunto, con copias del certificado de registro mercantil, la constancia fiscal y la identificación de quien firma. O súbalo junto con ellas en ${new URL(company.website).host}/es/kyc.`,
  },
  privacy: `Privacidad: usamos estas respuestas para verificar para quién trabajamos y para preparar los documentos de sus embarques. Las mostramos a autoridades, transportistas y bancos solo cuando un embarque o la ley lo exige. Nuestro aviso de privacidad está en ${new URL(company.website).host}/es/privacy.`,
  pageOf: 'Página {page} de {pages}',
});
