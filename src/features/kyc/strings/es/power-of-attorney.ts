import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/es/answer-time.ts';
import { changedOn } from '#ui/strings/es/legal.ts';

const brokerForm = 'CBP Form 5291 o un documento equivalente';
const authorization = 'Poder o autorización por escrito';

/** A section of the customs regulations, kept on one line. */
const customsRule = (section: string) => `19\u00a0CFR\u00a0${section}`;

/** The text of /power-of-attorney. The rules are cited so that counsel can check each line. */
export const powerOfAttorney = (settings: Settings) => ({
  meta: {
    title: 'Guía del poder',
    description:
      'Qué poder necesita una importación o exportación de EE. UU., quién puede firmarlo, qué tener a la mano y qué lo invalida.',
  },
  label: 'Guía del poder',
  heading: 'Firme el poder correcto',
  text: 'Un poder (en México, carta poder) es un documento firmado que permite a otra persona actuar en su nombre. El agente aduanal necesita uno para despachar su importación. El agente que presenta la declaración de su exportación de EE. UU. necesita uno, o una autorización por escrito.',
  advice:
    'Las reglas de EE. UU. en palabras sencillas. No es asesoría legal. Antes de firmar, revise su caso con nosotros, con el agente aduanal o con su abogado.',
  changed: changedOn('2026-11-22'),
  cases: {
    heading: 'Qué documento, y quién lo firma',
    text: 'Primero por importación o exportación, luego por tipo de sociedad. CBP es la aduana de EE. UU. (US Customs and Border Protection). EEI (electronic export information) es la declaración que requieren muchas exportaciones de EE. UU.',
    columns: { situation: 'Su caso', document: 'Qué documento', signer: 'Quién firma', rule: 'Norma' },
    groups: [
      {
        id: 'import',
        title: 'Importación: la mercancía se despacha en la aduana de EE. UU.',
        rows: [
          {
            situation: 'Sociedad por acciones (corporation) de EE. UU.',
            document: brokerForm,
            signer: 'Un directivo (officer) u otra persona que la sociedad haya autorizado a firmar.',
            rule: '19 CFR 141.38',
          },
          {
            situation: 'Sociedad de personas (partnership)',
            document: brokerForm,
            terms: 'Nombra a todos los socios. Termina a más tardar dos años después de la firma.',
            signer: 'Un socio puede firmar por la sociedad.',
            rule: '19 CFR 141.34, 141.39',
          },
          {
            situation: 'Sociedad en comandita (limited partnership)',
            document: brokerForm,
            terms:
              'Nombra a los socios comanditados (general partners) que pueden obligar a la sociedad, con copia del contrato social. También aplican los dos años.',
            signer: 'Un socio comanditado (general partner) que pueda obligar a la sociedad.',
            rule: '19 CFR 141.34, 141.39',
          },
          {
            situation: 'LLC, sociedad de responsabilidad limitada',
            document: brokerForm,
            terms:
              'Pregunte al agente aduanal o a su abogado si aplican las reglas de la corporation o las de la partnership.',
            signer:
              'Un miembro o administrador facultado para firmar según el contrato operativo (operating agreement). Pregunte al agente aduanal.',
          },
          {
            situation: 'Empresario individual o persona física (natural)',
            document: brokerForm,
            terms: 'A su propio nombre, con su nombre comercial si usa uno.',
            signer: 'Usted',
            rule: '19 CFR 141.32',
          },
          {
            situation: 'Empresa o persona fuera de EE. UU.',
            document: brokerForm,
            terms:
              'El agente debe ser residente de EE. UU. y estar autorizado a recibir notificaciones judiciales (service of process) en su nombre. Una corporation que no esté registrada para operar en el estado donde actúa el agente agrega una prueba de las facultades de quien firma.',
            signer: 'La misma persona que arriba, por tipo de sociedad.',
            rule: '19 CFR 141.36, 141.37',
          },
          {
            situation: 'Corporation de EE. UU. que despacha su propia mercancía',
            document: 'Ninguno',
            terms: 'Si CBP conoce a quien firma como uno de los cuatro directivos aquí indicados.',
            signer: 'El presidente, el vicepresidente, el tesorero o el secretario.',
            rule: '19 CFR 141.38',
          },
        ],
      },
      {
        id: 'export',
        title: 'Exportación: la EEI se presenta ante el gobierno de EE. UU.',
        rows: [
          {
            situation: 'El vendedor de EE. UU. organiza la exportación y un agente de carga presenta la EEI',
            document: authorization,
            terms: 'Del vendedor de EE. UU. al agente de carga.',
            signer: 'Una persona facultada para firmar por el vendedor de EE. UU.',
            rule: '15 CFR 30.3(f)',
          },
          {
            situation: 'El comprador en el extranjero organiza la exportación (routed export)',
            document: authorization,
            terms: 'Del comprador a quien presenta la EEI: un agente en EE. UU. o el vendedor de EE. UU.',
            signer:
              'Una persona facultada para firmar por el comprador en el extranjero. No el vendedor de EE. UU.',
            rule: '15 CFR 30.3(e), (f)',
          },
          {
            situation: 'El vendedor de EE. UU. organiza la exportación y él mismo presenta la EEI',
            document: 'Ninguno',
            signer: 'Nadie',
            rule: '15 CFR 30.3(a)',
          },
        ],
      },
    ],
    notes: [
      'Una corporation de EE. UU. es la constituida en un estado de EE. UU., en el Distrito de Columbia o en Puerto Rico. Una partnership es residente si un socio vive en EE. UU.',
      'Por regla general, la EEI es obligatoria cuando la mercancía de un mismo código Schedule B vale más de USD 2,500 o necesita licencia. Algunos destinos y mercancías tienen reglas propias: pregúntenos.',
    ],
  },
  basics: {
    label: 'Qué es',
    heading: 'Usted sigue siendo responsable; otro hace el trámite',
    paragraphs: [
      'Usted es el poderdante (principal); el agente aduanal o de carga que actúa por usted es el apoderado (agent). El poder dice quién puede actuar, para qué (todos sus asuntos de aduana, una parte o un embarque) y por cuánto tiempo.',
      'El CBP Form 5291, Power of Attorney, está en [cbp.gov](https://www.cbp.gov). Muchos agentes aduanales usan uno propio. Debe ser un poder general sin límites, o indicar sus límites con tanta claridad como el Form 5291 y firmarse de la misma manera.',
      'Antes de firmar, lea qué permite: también puede facultar al agente para firmar fianzas, recibir reembolsos o nombrar a otro agente aduanal.',
    ],
    facts: [
      {
        label: 'Lo otorga',
        value: 'El importador de registro (importer of record), o la parte que organiza la exportación',
      },
      { label: 'Lo recibe', value: 'Un agente aduanal con licencia, o el agente que presenta la EEI' },
      {
        label: 'Lo guarda',
        value: 'El agente aduanal, que lo muestra a CBP si se lo pide, pero no tiene que presentarlo',
      },
      {
        label: 'Vigencia',
        value:
          'Hasta su fecha de término o hasta que usted lo revoque; el de una partnership, dos años como máximo',
      },
    ],
  },
  ready: {
    heading: 'Qué tener a la mano',
    list: [
      {
        name: 'Razón social',
        text: 'Exactamente como está registrada, más el nombre comercial (doing business as) si aparece en los documentos.',
      },
      {
        name: 'Tipo de sociedad',
        text: 'Corporation, LLC, partnership o empresario individual, y dónde se constituyó: estado o país.',
      },
      {
        name: 'Dirección',
        text: 'El domicilio del negocio, con calle y número.',
      },
      {
        name: 'Número de importador',
        text: 'El EIN (número fiscal de una empresa en EE. UU.) o un número que asigna CBP. Si no tiene ninguno, pregunte al agente aduanal.',
      },
      {
        name: 'Quién firma',
        text: 'Nombre completo, cargo, tal vez una identificación, y prueba de sus facultades: estatutos, una resolución, el operating agreement o el contrato de la partnership.',
      },
      {
        name: 'Límites',
        text: 'Todos los puertos o algunos, toda la mercancía o este embarque, y una fecha de término si quiere una.',
      },
    ],
  },
  next: {
    heading: 'Qué sigue',
    steps: [
      {
        title: 'Usted nos cuenta su caso',
        text: 'Importación o exportación, tipo de sociedad, país. Aún sin documentos de identidad.',
      },
      {
        title: 'Una persona le responde',
        text: `${answerTimes(settings).request.atStart}: qué documento corresponde y quién se lo envía.`,
      },
      {
        title: 'Usted firma',
        text: `Si es una importación, directamente con el agente aduanal. Nosotros podemos hacer llegar documentos o ayudar con la traducción, pero no firmar ni negociar por usted (${customsRule('111.36')}).`,
      },
      {
        title: 'Se revisa y se guarda',
        text: 'El agente aduanal compara nombres y números, y luego lo guarda. Conserve una copia.',
      },
    ],
    link: 'Preguntar por su caso',
    subject: 'Poder',
  },
  mistakes: {
    label: 'Antes de enviarlo',
    heading: 'Ocho errores que conviene evitar',
    list: [
      {
        title: 'Un formulario viejo',
        text: 'Los campos pueden ser distintos. Use el vigente, de CBP o del agente aduanal.',
      },
      {
        title: 'El nombre equivocado',
        text: 'Solo el nombre comercial, una empresa hermana, falta “LLC”. El agente aduanal coteja nombre y número con los registros de CBP.',
      },
      {
        title: 'Una firma sin cargo',
        text: 'No demuestra facultades. Escriba debajo el nombre y el cargo con letra de molde, y agregue la fecha.',
      },
      {
        title: 'Un agente de carga en medio',
        text: `Desde el 19 de diciembre de 2022, el poder de un agente aduanal debe venir directamente del importador de registro, no a través de un agente de carga (${customsRule('111.36')}).`,
      },
      {
        title: 'Pasaron los dos años',
        text: 'El poder de una partnership termina entonces, diga lo que diga. Anote la fecha cuando firme.',
      },
      {
        title: 'Los socios ya no son los mismos',
        text: `Cuando un cambio de socios crea una nueva sociedad, el poder de la anterior ya no vale (${customsRule('141.39')}).`,
      },
      {
        title: 'Falta un puerto',
        text: `Un poder que no es para todos los puertos de CBP debe nombrar cada puerto donde actúa el agente (${customsRule('141.44')}).`,
      },
      {
        title: 'El vendedor firma por el comprador',
        text: 'En una routed export autoriza el comprador en el extranjero, no el vendedor de EE. UU.',
      },
    ],
    ending: {
      heading: 'Cómo revocarlo',
      text: `Puede revocar un poder para la aduana en cualquier momento con un aviso por escrito (${customsRule('141.35')}). Escriba también al agente y conserve prueba de ello. Pregunte al agente aduanal o a su abogado cómo avisar a CBP y qué pasa con los embarques en camino.`,
    },
  },
  comparison: {
    label: 'No es lo mismo que el KYC',
    heading: 'Quién es usted, y quién actúa',
    text: 'La mayoría de los embarcadores necesita ambos, con los mismos nombres y números. Ninguno sustituye al otro.',
    columns: { form: 'Formulario KYC', power: 'Poder' },
    rows: [
      {
        question: 'Para qué sirve',
        form: 'Nos dice para quién trabajamos',
        power: 'Permite que alguien haga el trámite en su nombre',
      },
      {
        question: 'A quién va',
        form: 'A nosotros',
        power: 'Al agente aduanal, o al agente que presenta la declaración de exportación',
      },
      { question: 'Cuándo', form: 'Antes del primer embarque', power: 'Antes del primer trámite' },
      {
        question: 'Cuándo se repite',
        form: 'Cuando cambia una respuesta',
        power: 'Cuando cambia el agente, su nombre o sus socios, o cuando vence',
      },
    ],
    link: 'Ir al formulario KYC',
  },
});
