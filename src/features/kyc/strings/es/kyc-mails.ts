/** The text of the e-mails that customers get. */
export const kycMails = {
  kycReceived: {
    title: 'Recibimos sus documentos KYC',
    text: 'Los revisamos y le escribimos a esta dirección cuando terminemos. Puede ver su estado en nuestro sitio en cualquier momento. Nunca enviamos documentos ni respuestas por correo.',
    sentAt: 'Enviados',
    documents: 'Archivos',
    action: 'Ver sus documentos',
  },
  kycReviewed: {
    title: {
      'more-needed': 'Sus documentos KYC están incompletos',
      accepted: 'Aceptamos sus documentos KYC',
      expired: 'Sus documentos KYC vencieron',
    },
    text: {
      'more-needed':
        'Ya los revisamos. Agregue en nuestro sitio lo que le pedimos abajo y envíelos de nuevo.',
      accepted: 'Ya los revisamos. No tiene que hacer nada más.',
      expired: 'Revise sus respuestas, cambie lo que ya no sea cierto y envíelos de nuevo.',
    },
    until: { 'more-needed': '', accepted: 'Vigentes hasta el', expired: 'Estuvieron vigentes hasta el' },
    reviewer: 'Nota de quien hizo la revisión',
    elsewhere:
      'Aquí aparece recortado. El texto completo está en la página de sus documentos, enlazada en este correo.',
    action: 'Ver sus documentos',
  },
};
