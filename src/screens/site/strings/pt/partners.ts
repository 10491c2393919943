import { modesOfLanes } from '#features/map/strings/pt/worldmap.ts';
import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/pt/answer-time.ts';
import { officeHours } from '#features/settings/strings/pt/office-hours.ts';

export const partners = (settings: Settings) => {
  const { request: answer } = answerTimes(settings);
  const { company } = settings;
  const hours = officeHours(settings);
  return {
    meta: {
      title: 'Parceiros',
      description: `Com quem a ${company.name} trabalha ao longo da rota, e como um agente de carga de outro país se torna agente parceiro.`,
    },
    label: 'Parceiros',
    heading: 'Gente boa nas duas pontas',
    text: `Organizamos fretes a partir de ${company.address.city} com empresas independentes ao longo da rota. Veja quem são e como um agente de carga de outro país passa a trabalhar com elas.`,
    kinds: {
      label: 'Com quem trabalhamos',
      heading: 'Oito parceiros ao longo da rota',
      text: 'A rota decide quem participa. Sua cotação diz o que cada parte inclui.',
      stages: [
        {
          name: 'Antes da partida',
          kinds: [
            {
              name: 'Transportadoras rodoviárias',
              text: 'Coletam na porta e levam ao porto, ao aeroporto ou ao terminal ferroviário, com equipamento adequado à carga.',
            },
            {
              name: 'Armazéns',
              text: 'Recebem, contam, etiquetam, embalam e carregam. Em um armazém alfandegado, a mercadoria importada pode esperar antes do pagamento dos impostos.',
            },
            {
              name: 'Vistoriadores',
              text: 'Inspecionam carga, embalagem e peação e relatam o que encontram. Não tomam partido de ninguém na venda.',
            },
          ],
        },
        {
          name: 'A travessia',
          kinds: [
            {
              name: 'Agentes gerais de vendas das companhias aéreas',
              text: 'Um agente geral de vendas (GSA) vende espaço de carga de uma companhia aérea, em geral onde ela não tem escritório de vendas próprio.',
            },
            {
              name: 'Armadores e NVOCCs',
              text: 'Os armadores operam os navios. Um NVOCC (transportador não operador de navios) não opera nenhum: compra espaço neles e emite seu próprio conhecimento de embarque.',
            },
          ],
        },
        {
          name: 'A chegada',
          kinds: [
            {
              name: 'Despachantes aduaneiros',
              text: 'Registram a importação na alfândega. Nos EUA, o despachante tem licença e precisa da procuração do importador.',
            },
            {
              name: 'Agentes no exterior',
              text: 'Agentes de carga como nós, na outra ponta. Organizam a coleta ou a entrega no idioma e no horário locais.',
            },
          ],
        },
        {
          name: 'De ponta a ponta',
          kinds: [
            {
              name: 'Seguradoras',
              text: 'Cobrem a mercadoria contra perdas e avarias. Por praxe, o valor segurado é de 110% da soma da fatura e do frete.',
            },
          ],
        },
      ],
    },
    promises: {
      label: 'O que esperar de nós',
      heading: 'A nossa parte do trabalho',
      list: [
        {
          title: `Resposta ${answer.within}`,
          text: `A um pedido de cotação, uma pergunta ou uma reclamação. Vale o horário de atendimento: de ${hours.days}, ${hours.official}.`,
        },
        {
          title: 'Uma só pessoa',
          text: 'A mesma da primeira pergunta à última fatura, com nome, e-mail e telefone.',
        },
        {
          title: 'Documentos completos',
          text: 'Nosso pré-alerta (o aviso de que a carga está a caminho) vem com documento de transporte, fatura e romaneio, conferidos entre si.',
        },
      ],
    },
    application: {
      label: 'Seja um agente parceiro',
      heading: 'Conte-nos seis coisas',
      text: 'Com as suas palavras. Se ainda não tiver alguma delas, avise.',
      items: [
        {
          label: 'Rede',
          value:
            'Seus escritórios, os portos e aeroportos em que vocês mesmos operam e suas redes de agentes.',
        },
        {
          label: 'Licenças',
          value:
            'O que seu país exige de um agente de carga, com os números. Se você emite conhecimentos de embarque próprios de ou para os Estados Unidos: sua licença ou registro na Federal Maritime Commission (FMC), a autoridade marítima do país.',
        },
        {
          label: 'Rotas',
          value: 'As que você conhece melhor, por ar, mar ou ferrovia, e o que costuma viajar nelas.',
        },
        {
          label: 'Referências',
          value: 'Dois ou três agentes de carga com quem você trabalha hoje e para os quais podemos ligar.',
        },
        {
          label: 'Condições de crédito',
          value: 'O que você oferece e o que espera: dias, limite, moeda e como acertamos as contas.',
        },
        {
          label: 'Seguro',
          value:
            'Sua cobertura de responsabilidade civil como agente de carga: seguradora, valor e data de término.',
        },
      ],
      next: {
        title: 'O que acontece depois',
        steps: [
          'Você escreve. Só precisamos do seu e-mail. O formulário não recebe arquivos; envie os documentos quando respondermos.',
          'Respondemos com perguntas ou dizendo com clareza que não é possível.',
          'Verificamos as licenças e ligamos para as suas referências.',
          'Combinamos as condições por escrito e começamos com um embarque.',
        ],
      },
      link: 'Escreva como agente parceiro',
      subject: 'Agente parceiro',
    },
    lanes: {
      label: 'Rotas',
      heading: 'Veja onde suas rotas encontram as nossas',
      text: `O mapa mostra nossas rotas por ${modesOfLanes(settings)}, com os dias típicos de cada uma.`,
      link: 'Abrir o mapa de rotas',
    },
  };
};
