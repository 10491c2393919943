import { headline } from '#features/services/strings/pt/headline.ts';
import type { Settings } from '#features/settings/settings.ts';
import { officeHours } from '#features/settings/strings/pt/office-hours.ts';
import { listIn } from '#platform/values/format.ts';
import { menusWith } from '../../navigation.ts';
import { citiesOfOtherOffices } from '../../offices.ts';

/** “1 de julho de 2018” */
export const foundedOn = ({ company }: Settings) =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(company.founded),
  );

export const layout = (settings: Settings) => {
  const { company } = settings;
  const { city } = company.address;
  const cities = citiesOfOtherOffices(settings);
  const hours = officeHours(settings);
  return {
    skipToContent: 'Ir para o conteúdo',
    homeLink: `${company.name}, página inicial`,
    menus: menusWith(settings, {
      home: 'Início',
      about: 'Sobre nós',
      team: 'Equipe',
      contact: 'Contato',
      partners: 'Parceiros',
      rateRequest: 'Peça uma cotação',
      track: 'Acompanhar pedido',
      kyc: 'Formulário KYC',
      powerOfAttorney: 'Guia da procuração',
      worldmap: 'Mapa de rotas',
      privacy: 'Privacidade',
      terms: 'Termos',
      accessibility: 'Acessibilidade',
      feedback: 'Feedback',
      signIn: 'Entrar',
      documents: 'KYC',
      profile: 'Perfil',
      marketAnalysis: 'Entrada no mercado',
      airFreight: 'Frete aéreo',
      seaFreight: 'Frete marítimo',
      trainFreight: 'Frete ferroviário',
      projectCargo: 'Carga de projeto',
      alcoholAndWine: 'Exportação de vinhos e destilados',
      luxuryVehicles: 'Exportação e importação de veículos de luxo',
      warehousing: 'Armazenagem',
      firstPrice: 'Preço estimado',
      chargeableWeight: 'Peso taxável',
      containerFit: 'Qual contêiner usar',
      incoterms: 'Qual Incoterm usar',
    }),
    mainNavigation: 'Principal',
    drawerNavigation: 'Todas as páginas',
    footerNavigation: 'Rodapé',
    services: 'Serviços',
    forms: 'Formulários',
    tools: 'Ferramentas',
    drawerSignIn: 'Entrar',
    openMenu: 'Menu',
    closeMenu: 'Fechar o menu',
    rateRequestButton: { title: 'Peça uma cotação', path: '/clientbriefform' },
    /** Of the links to the other languages; the offer is shown on a page in another one. */
    languages: { label: 'Idioma', offer: 'Esta página também está em português', close: 'Fechar' },
    account: {
      label: 'Minha conta',
      logOut: 'Sair',
      loggingOut: 'Saindo...',
      logOutFailed: 'Você continua na sua conta: nosso servidor não respondeu. Tente de novo.',
    },
    banner: {
      heading: headline(settings).heading,
      button: 'Ligar agora',
      copied: 'Telefone copiado',
    },
    footer: {
      line: `Agenciamento de cargas entre ${city} e o mundo, por pessoas com quem você consegue falar.`,
      founded: `Fundada em ${foundedOn(settings)}`,
      womanOwned: 'Empresa controlada por mulheres',
      office: 'Escritório',
      ...(cities.length > 0 && { otherOffices: `Também em ${listIn('pt', cities)}` }),
      talk: 'Fale conosco',
      hours: 'Horário',
      company: 'Empresa',
      brochure: 'Folheto (PDF)',
      copyright: company.legalName,
      builtBy: 'Site feito por',
    },
    hours: { ...hours, days: hours.days.replace(/^./u, (letter) => letter.toUpperCase()) },
    /** “Fri, Nov 27: closed” */
    closedDay: 'fechado',
    officeClock: {
      open: 'Aberto agora',
      closed: 'Fechado agora',
      until: 'até',
      again: 'abre',
    },
    draft: {
      text: 'Rascunho não publicado.',
      end: 'Ver o site publicado',
      ended: {
        title: 'Esta prévia terminou',
        text: 'O rascunho foi publicado ou descartado, ou o link foi substituído. Peça o link mais recente a quem o enviou ou veja o site publicado.',
      },
    },
    toasts: { region: 'Avisos' },
  };
};
