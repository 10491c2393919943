/** The text of the e-mails that customers get. */
export const accountMails = {
  verifyEmail: {
    title: 'Confirme seu e-mail',
    ask: 'Uma conta em {site} foi criada com este endereço. Confirme que ele é seu.',
    action: 'Confirmar este endereço',
    lasts: 'O link só funciona uma vez e expira em três dias. Você pode usar a conta antes de confirmar.',
    why: 'Se você não criou uma conta, ignore este e-mail. Para excluir a conta, ligue para {phone}.',
  },
  resetPassword: {
    title: 'Escolha uma nova senha',
    ask: 'Alguém pediu uma nova senha para a conta com este endereço em {site}.',
    action: 'Escolher nova senha',
    lasts: 'O link só funciona uma vez e expira em uma hora. A nova senha desconecta todos os dispositivos.',
    why: 'Se não foi você, ignore este e-mail: sua senha continua a mesma.',
  },
  passwordChanged: {
    title: 'Sua senha foi alterada',
    text: 'A senha da sua conta em {site} foi alterada ({moment}). Todos os outros dispositivos foram desconectados.',
    why: 'Se foi você, não é preciso fazer nada. Se não foi, escolha outra senha agora: só este endereço recebe o link. Depois, ligue para {phone}.',
    action: 'Escolher outra senha',
  },
  twoFactorChanged: {
    title: 'A forma de entrar na sua conta foi alterada',
    changes: {
      'two-factor-on':
        'A verificação em duas etapas foi ativada: para entrar, são necessários a senha e um código. Todos os outros dispositivos foram desconectados.',
      'two-factor-off': 'A verificação em duas etapas foi desativada: a senha basta para entrar.',
      'recovery-code-used': 'Um código de recuperação foi usado para entrar.',
      'recovery-codes-made':
        'Novos códigos de recuperação foram criados. Os anteriores deixaram de funcionar.',
    },
    when: 'Aconteceu na sua conta em {site} ({moment}).',
    why: 'Se foi você, não é preciso fazer nada. Se não foi, escolha outra senha agora: só este endereço recebe o link. Depois, ligue para {phone}.',
    action: 'Escolher outra senha',
  },
};
