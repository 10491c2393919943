import type { Settings } from '#features/settings/settings.ts';
import { monthsIn } from '#platform/values/format.ts';

/** The text of /kycverification. What it says of the documents is a draft until counsel has read it. */
export const kyc = ({ company }: Settings) => ({
  meta: {
    title: 'Verificación KYC',
    description:
      'Descargue el formulario KYC, llénelo en pantalla en unos diez minutos y súbalo o envíelo por correo: qué debe preguntar un agente de carga y por qué.',
  },
  label: 'KYC: conozca a su cliente',
  heading: 'Un formulario antes de su primer embarque',
  text: 'Las leyes de sanciones y de exportación nos hacen responsables de saber para quién trabajamos, qué se mueve y cuál es el destino final. Con este formulario nos lo informa una sola vez. Después, solo nos avisa de lo que cambie.',
  steps: {
    heading: 'Cinco pasos',
    list: [
      {
        title: 'Descargue el formulario',
        text: 'Un PDF de tres páginas. Llénelo en pantalla, o imprímalo y escriba a mano.',
      },
      {
        title: 'Revise los requisitos',
        text: 'Reúna los documentos que se indican en esta página y llene el formulario de una sola vez.',
      },
      {
        title: 'Llene el formulario',
        text: 'Unos diez minutos con los documentos a la mano. Escriba la razón social exactamente como está registrada y guarde el archivo con ese nombre.',
      },
      {
        title: 'Verifique la información',
        text: 'Compare nombres, números y participaciones con los documentos. Lea la declaración sobre sanciones antes de aceptarla. Después firme: escriba su nombre, o imprima la última página y fírmela.',
      },
      {
        title: 'Envíe el formulario lleno por correo',
        text: 'Adjunte el formulario y copias de los documentos. Los leemos y le escribimos si falta algo.',
      },
    ],
    preview: 'Ver el formulario',
    newTab: '(se abre en una pestaña nueva)',
    download: 'Descargar formulario',
    downloaded: 'El formulario se descargó. Búsquelo en su carpeta de descargas.',
    mail: {
      label: 'Enviar a',
      subject: 'Formulario de verificación KYC',
      /** The other way, with its link. */
      upload:
        'O [súbalo a la página de su cuenta](/kyc), cifrado, con los documentos. Ahí también puede llenar el formulario.',
    },
  },
  facts: [
    { label: 'Tiempo para llenarlo', value: 'Unos diez minutos, con los documentos a la mano' },
    { label: 'Quién firma', value: 'Una persona facultada para firmar por la empresa' },
    { label: 'Cada cuánto', value: 'Una vez, y de nuevo cuando cambie una respuesta' },
  ],
  ready: {
    heading: 'Qué tener a la mano',
    list: [
      {
        name: 'Certificado de registro mercantil',
        text: 'El extracto o certificado que muestra la razón social, el número y la dirección.',
      },
      {
        name: 'Identificación fiscal',
        text: 'EIN en EE. UU.; RFC, CNPJ, NIT, RUC o número de IVA (VAT) en otros países.',
      },
      {
        name: 'Dueños con 25% o más',
        text: 'Nombre completo, fecha de nacimiento, nacionalidad, país de residencia y participación de cada uno.',
      },
      {
        name: 'Identificación de quien firma',
        text: 'Copia del pasaporte o del documento nacional de identidad (INE, cédula).',
      },
      {
        name: 'Mercancía y países',
        text: 'Qué embarca, códigos HS si los sabe, de dónde y adónde.',
      },
      {
        name: 'Banco',
        text: 'Su nombre y sucursal, y el nombre del titular de la cuenta. Nunca el número de cuenta.',
      },
    ],
  },
  reasons: {
    label: 'Por qué preguntamos',
    heading: 'Debemos saber para quién embarcamos',
    list: [
      {
        title: 'Sanciones',
        text: 'Con pocas excepciones, las personas y empresas en Estados Unidos no pueden hacer negocios con personas bloqueadas por sanciones ni con empresas de las que esas personas posean la mitad o más. Por eso cotejamos su empresa y a sus dueños con las listas.',
      },
      {
        title: 'Controles de exportación',
        text: 'Algunas mercancías necesitan licencia, y algunos usos y destinos están prohibidos. Un agente de carga no puede mover un embarque si sabe que infringe estas reglas, ni pasar por alto señales de alerta.',
      },
      {
        title: 'Poderes para la aduana',
        text: 'Un agente aduanal solo puede actuar por un importador si tiene un poder. El agente que presenta la declaración de su exportación necesita uno, o una autorización por escrito. Antes de que alguien firme en su nombre, debe quedar claro quién es usted.',
      },
    ],
  },
  documents: {
    heading: 'Qué pasa con sus documentos',
    list: [
      'Los usamos para verificar para quién trabajamos y para preparar sus embarques. Para nada más.',
      'Los mostramos a autoridades, transportistas, bancos y agentes aduanales solo cuando un embarque o la ley lo exige.',
      `Los conservamos el tiempo que exige la ley: en EE. UU., por ejemplo, cinco años los registros de exportación y diez los de sanciones. Lo que suba en este sitio se elimina ${monthsIn('es', company.kyc.keepDocumentsForMonths)} después del último cambio en su expediente.`,
      `Un correo puede leerse en el trayecto. Para no enviar así copias de documentos de identidad, [súbalas](/kyc), o llame al ${company.phone} y acordamos otra forma.`,
    ],
    privacy: 'Leer el aviso de privacidad',
  },
});
