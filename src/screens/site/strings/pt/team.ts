import type { Settings } from '../../../../features/settings/settings.ts';

export const team = ({ company }: Settings) => ({
  meta: {
    title: 'Nossa equipe',
    description: `Quem trabalha na ${company.name} em ${company.address.city}, o que pedir a cada pessoa e como falar com ela por e-mail.`,
  },
  label: 'Nossa equipe',
  heading: 'Escreva para a pessoa certa',
  text: 'Escolha pelo que você precisa e informe sua referência, se tiver uma.',
  grid: {
    heading: 'A equipe',
    portraitOf: 'Retrato de',
    roles: {
      'managing-director': {
        title: 'Direção-geral',
        ask: 'Para planos que vão além de um embarque e para uma promessa que não cumprimos.',
      },
      'project-manager': {
        title: 'Gerente de projetos',
        ask: 'Para cargas que exigem um plano: peças pesadas, licenças, vários trechos.',
      },
      'it-assistant': {
        title: 'Assistente de TI',
        ask: 'Para problemas com este site, um formulário ou o acesso à conta.',
      },
      administration: {
        title: 'Administração',
        ask: 'Para o formulário KYC, procurações e cópias de documentos.',
      },
      warehouse: {
        title: 'Armazém',
        ask: 'Para horários de recebimento e retirada, contagem de paletes, etiquetas e embalagem.',
      },
      sales: {
        title: 'Vendas',
        ask: 'Para cotações, rotas e tempos de trânsito.',
      },
      accounting: {
        title: 'Financeiro',
        ask: 'Para faturas, pagamentos e extratos de conta.',
      },
      'human-resources': {
        title: 'Recursos humanos',
        ask: 'Para candidaturas e tudo sobre trabalhar aqui.',
      },
    },
  },
  desk: {
    label: 'Atendimento',
    heading: 'Não sabe para quem? Escreva para a equipe.',
    text: 'Sua mensagem recebe uma referência e vai para a pessoa certa, que responde em até um dia útil.',
    link: 'Escreva para a equipe',
  },
});
