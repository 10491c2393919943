import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/pt/answer-time.ts';
import { monthsIn } from '#platform/values/format.ts';
import { changedOn, legal, reach } from '#ui/strings/pt/legal.ts';

/** The text of /privacy. What it says of the software is true of src/; a change there changes it. */
export const privacy = (settings: Settings) => {
  const { message: answer } = answerTimes(settings);
  const { company } = settings;
  const links = reach(settings);
  const { keepDocumentsForMonths } = company.kyc;
  const kept = monthsIn('pt', keepDocumentsForMonths);
  const keptAltogether = monthsIn('pt', 2 * keepDocumentsForMonths);
  return {
    ...legal,
    meta: {
      title: 'Aviso de privacidade',
      description:
        'O que este site coleta, por quê, quem recebe e o que você pode pedir. Sem cookies para quem não tem conta, sem rastreadores.',
    },
    label: 'Privacidade',
    heading: 'Aviso de privacidade',
    text: 'Coletamos o que você digita em um formulário e envia, e muito pouco além disso. Veja aqui o quê, por quê, quem vê e o que você pode nos pedir.',
    changed: changedOn('2026-11-28'),
    sections: [
      {
        id: 'responsible',
        title: 'Quem é o responsável',
        blocks: [
          {
            facts: [
              { label: 'Empresa', value: company.legalName },
              { label: 'Endereço', value: links.address },
              { label: 'E-mail', value: links.email },
              { label: 'Telefone', value: links.phone },
            ],
          },
          'Este aviso vale para este site e seus e-mails. Para reservar um embarque precisamos de mais, conforme a mercadoria e o país; nesse momento dizemos o quê.',
        ],
      },
      {
        id: 'collected',
        title: 'O que coletamos, e por quê',
        inShort:
          'O que você digita em nossos formulários, envia em arquivo, escreve ou diz. Usamos para responder a você, calcular uma cotação, verificar para quem trabalhamos e preparar seus embarques.',
        blocks: [
          'Você nos fornece os dados de uma destas formas:',
          {
            facts: [
              {
                label: 'Pedido de cotação',
                value:
                  'Serviço, nome, empresa ou marca, endereço, telefone, e-mail, o que você fabrica ou vende, onde está a mercadoria, o que você quer alcançar, o que deve ser transportado e para onde, o valor, sua referência interna e, para a cotação e os documentos, razão social, número fiscal e endereço de cobrança. Só é preciso um e-mail ou um telefone. Usamos para calcular uma cotação e responder a você.',
              },
              {
                label: 'Mensagem de contato',
                value:
                  'Nome, e-mail, assunto e mensagem. Só é preciso o e-mail. Usamos para responder a você.',
              },
              {
                label: 'Feedback',
                value:
                  'Nome, nota e comentários. Usamos para melhorar nosso trabalho e não publicamos nada. Não guardamos a informação de que você aceitou os termos.',
              },
              {
                label: 'Conta',
                value:
                  'Nome, e-mail e senha; se você os salvar ali, empresa, telefone e endereço para o próximo pedido. Você só precisa de uma conta para ver seus pedidos juntos e para nos enviar documentos de KYC por aqui. Veja [Sua conta](#account).',
              },
              {
                label: 'Formulário e documentos de KYC',
                value:
                  'Respostas sobre sua empresa, sócios, mercadorias e países, e cópias de documentos como um extrato de registro, um certificado fiscal ou um passaporte. Usamos para verificar para quem trabalhamos e para preparar seus embarques. O que você digita no PDF fica no seu dispositivo até que você o envie. Veja [Documentos de KYC](#kyc-documents).',
              },
              {
                label: 'Um e-mail ou uma ligação para nós',
                value: 'O que você escreve ou diz. Usamos para responder e para fazer o que você pede.',
              },
            ],
          },
          'Com cada pedido de cotação, mensagem ou feedback guardamos sua referência, o idioma, a data e a hora de chegada, o prazo da nossa resposta (não para feedback), o resultado da [verificação de spam](#spam) e códigos calculados a partir do conteúdo, para perceber quando algo é enviado duas vezes. A partir deles não é possível ler o que você escreveu.',
          'Não digite senhas, dados bancários nem números de documentos de identidade nesses três formulários. O pedido de cotação pede um número fiscal, que em alguns países (como um RFC, um NIT ou um CPF) é o de uma pessoa: você pode deixá-lo em branco.',
          { open: 'Em que base legal se apoia cada uso, onde uma lei exige uma.' },
        ],
      },
      {
        id: 'not-collected',
        title: 'O que não coletamos',
        blocks: [
          {
            list: [
              'Sem análise de audiência, sem publicidade, sem rastreadores.',
              'Sem cookies enquanto você não tem conta. Você não precisa de conta para pedir uma cotação, escrever para nós ou deixar um feedback.',
              'Nada de outras empresas. Fontes, imagens e filmes vêm deste site, e seu navegador não contata mais ninguém até que você siga um link, por exemplo para o WhatsApp ou o LinkedIn.',
              'Sem localização, câmera ou microfone. O site instrui seu navegador a recusá-los.',
            ],
          },
          'Nosso servidor registra uma linha por página ou arquivo: hora, endereço da página, resultado e duração. Não registra seu endereço de rede, seu navegador, o que você digitou nem a parte secreta da [página de um pedido](#status-page).',
          {
            open: 'O que a empresa que hospeda o site registra por conta própria, e por quanto tempo.',
          },
        ],
      },
      {
        id: 'device',
        title: 'O que fica no seu dispositivo',
        inShort:
          'Um rascunho e um comprovante do que você envia, até onde você rolou a página e, enquanto estiver na sua conta, sua sessão e dois cookies.',
        blocks: [
          {
            facts: [
              {
                label: 'Rascunho',
                value:
                  'Enquanto você preenche o pedido de cotação, o armazenamento local guarda um rascunho, caso a conexão caia ou a janela se feche. Nós não o vemos. Ele é apagado quando você envia o formulário ou sai da conta. Em um computador compartilhado, esvazie os campos ou limpe os dados deste site nas configurações do navegador.',
              },
              {
                label: 'Pedido copiado',
                value:
                  'Um pedido que começa como cópia de um anterior tem seu próprio rascunho, até você fechar a aba.',
              },
              {
                label: 'Comprovante',
                value:
                  'Depois de um pedido de cotação ou de uma mensagem, com o link para a página dele, até você fechar a aba, sair da conta ou removê-lo.',
              },
              {
                label: 'Acesso',
                value:
                  'Se você entra com JavaScript, o armazenamento local guarda o id, o nome, o e-mail e a sessão da sua conta, em “user”, até você sair.',
              },
              {
                label: 'Dois cookies',
                value:
                  'Criados quando você entra. “session” contém a sessão e não pode ser lido por scripts. “signed-in” contém só um 1, para mostrar o menu certo. Os dois duram 30 dias a partir da sua última visita e são apagados quando você sai. Com a verificação em duas etapas, “sign-in” é criado entre a senha e o código, por dez minutos no máximo.',
              },
              {
                label: 'Formulário KYC',
                value:
                  'Nada: o que você digita na página da sua conta é salvo conosco quando você clica em Salvar.',
              },
              {
                label: 'Rolagem',
                value: 'Até onde você rolou cada página, até você fechar a aba.',
              },
            ],
          },
        ],
      },
      {
        id: 'emails',
        title: 'E-mails e ligações',
        inShort:
          'E-mails automáticos sobre o que você envia, depois a nossa resposta: a de uma pessoa ou uma cotação calculada com as nossas tarifas. E avisos sobre suas cotações, seus embarques, sua conta e seus documentos de KYC. Sem newsletters, sem publicidade.',
        blocks: [
          {
            facts: [
              {
                label: 'Pedido de cotação ou mensagem',
                value:
                  'Se você informou um e-mail, uma mensagem automática: sua referência, quando respondemos e um link para a página dele; a cópia do que você enviou só vai para o e-mail confirmado de uma conta. Ela não traz publicidade. Se você corrigir seu e-mail nessa página, ela vai para o novo.',
              },
              {
                label: 'Nossa resposta',
                value:
                  'Nossa própria equipe recebe um e-mail com o que você enviou. Uma dessas pessoas responde por e-mail ou telefone; quando as nossas tarifas cobrem um embarque, uma cotação calculada com elas pode chegar antes, e diz isso. Também escrevemos a você antes de uma cotação vencer, quando você aceita uma e quando o seu embarque avança.',
              },
              {
                label: 'Conta',
                value:
                  'Um link para confirmar seu endereço, um link para escolher uma nova senha quando ela é pedida e um aviso quando ela muda.',
              },
              {
                label: 'Documentos de KYC',
                value:
                  'Uma mensagem quando os recebemos e quando decidimos, com a observação de quem analisou; nunca documentos nem respostas.',
              },
              {
                label: 'Nunca',
                value:
                  'Newsletters, publicidade ou ligações de publicidade. A única imagem dos nossos e-mails é o nosso logotipo: ele faz parte da mensagem, não carrega nada da internet, e nada nos diz se você os abriu.',
              },
              {
                label: 'Não era para você?',
                value: `Se você não escreveu para nós, seu endereço foi digitado por engano. Avise em ${links.email} e nós o excluímos.`,
              },
            ],
          },
        ],
      },
      {
        id: 'status-page',
        title: 'A página do seu pedido',
        blocks: [
          'O link do nosso e-mail abre uma página com seu pedido e o status dele. Ele tem uma parte aleatória longa, que ninguém consegue adivinhar, e não pede senha: quem tem o link pode ler o que você enviou e nossas respostas, cotações e documentos, escrever para nós, responder a uma cotação e corrigir o e-mail e o telefone para os quais respondemos. Guarde-o como uma chave.',
          'A página pede aos buscadores que não a listem e aos navegadores que não guardem cópia, e não revela seu endereço a nenhum outro site.',
          `Se o link cair em mãos erradas, escreva para ${links.email}: nós o desativamos e, se você quiser, enviamos um novo. Ele também é desativado quando o e-mail é corrigido, e o novo link vai por e-mail para o novo endereço. Guardamos por 400 dias o registro de um link desativado, para que a página dele possa avisar disso.`,
        ],
      },
      {
        id: 'account',
        title: 'Sua conta',
        inShort:
          'Guardamos seu nome, seu e-mail, um código da sua senha, seus dispositivos e os pedidos que você enviou dentro da conta.',
        blocks: [
          {
            facts: [
              {
                label: 'O que guardamos',
                value:
                  'Seu nome, seu e-mail e se ele foi confirmado; empresa, telefone e endereço, se você os salvou; o idioma dos nossos e-mails e quando você criou a conta. Da sua senha, só um código (argon2id) a partir do qual não é possível lê-la. Com a verificação em duas etapas: a chave do seu aplicativo, criptografada, e códigos calculados a partir dos seus códigos de recuperação.',
              },
              {
                label: 'Dispositivos',
                value:
                  'De cada um: como ele se identifica, por exemplo “Firefox em Windows”, quando você entrou, o último dia em que o usou e um código calculado a partir da sessão, mas não seu endereço de rede. Excluímos uma sessão quando você sai nesse dispositivo ou muda sua senha, e em até uma hora depois do fim dela.',
              },
              {
                label: 'Pedidos',
                value:
                  'Os que você envia dentro da conta ficam ligados a ela, para que você os encontre de novo; depois que seu e-mail é confirmado, também os enviados com ele sem entrar na conta.',
              },
              {
                label: 'Tentativas de senha e cadastros em massa',
                value:
                  'Para freá-los, o servidor conta senhas erradas, contas novas e pedidos de nova senha sob um código calculado a partir do seu endereço de rede (para senhas, junto com seu e-mail). O código não tem outro uso.',
              },
              {
                label: 'Exclusão',
                value:
                  'Excluímos imediatamente o nome, o endereço, o código da senha e as sessões da conta, os e-mails sobre ela, os documentos de KYC que você não enviou e as respostas de KYC que nunca enviou. Os pedidos que você enviou ficam, sem ligação com uma conta. Os documentos que você enviou ficam até o fim do [prazo deles](#kyc-documents), com suas respostas como foram salvas por último, sem o nome e o endereço da conta.',
              },
            ],
          },
        ],
      },
      {
        id: 'kyc-documents',
        title: 'Documentos e respostas de KYC',
        inShort: `Suas respostas e seus arquivos são guardados criptografados, abertos neste site só por você e por nossos analistas, e excluídos ${kept} depois da última mudança no seu processo.`,
        blocks: [
          {
            facts: [
              {
                label: 'Criptografado',
                value:
                  'Suas respostas no formulário KYC da página da sua conta e cada arquivo que você envia ali (AES-256), com uma chave fora do banco de dados.',
              },
              {
                label: 'Não criptografado',
                value:
                  'Nomes, tipos e tamanhos dos arquivos; um código calculado a partir de cada arquivo, para perceber quando é enviado duas vezes; o status do seu processo e desde quando; o que nosso analista escreveu a você; e o nome, o e-mail e o idioma da sua conta quando você enviou o processo.',
              },
              {
                label: 'Quem os abre',
                value:
                  'Neste site, só você e nossos analistas. Um registro anota cada arquivo aberto, incluído ou removido e cada decisão: qual arquivo, quem e quando. Quem mais os vê: [quem recebe seus dados](#recipients).',
              },
              {
                label: 'Por quanto tempo',
                value: `Documentos e respostas são excluídos ${kept} depois da última mudança no seu processo; o vencimento de um aceite e a exclusão da sua conta contam como mudanças. O registro e o resto do processo são excluídos ${keptAltogether} depois dela. Enquanto seu e-mail não estiver confirmado, documentos e respostas que você nunca enviou são excluídos 30 dias depois da sua última alteração.`,
              },
              {
                label: 'Remover um arquivo',
                value:
                  'Você pode, até enviá-lo e de novo quando pedimos mais, a menos que um aceite se apoie nele.',
              },
            ],
          },
          {
            open: 'Se o prazo de guarda é o que a lei pede, para documentos de clientes e de seus sócios.',
          },
        ],
      },
      {
        id: 'spam',
        title: 'Como detectamos spam',
        inShort: 'Um programa marca os formulários que parecem spam. Nossa equipe os vê da mesma forma.',
        blocks: [
          'Um programa verifica em cada formulário sinais de spam:',
          {
            list: [
              'um campo que as pessoas não veem foi preenchido',
              'o texto contém código de links, ou mais de dois endereços da web',
              'foi enviado menos de três segundos depois de aparecer',
              'o mesmo texto chegou várias vezes em um dia',
              'muitos formulários vieram da mesma rede na mesma hora',
            ],
          },
          'Nada é recusado por isso. Um formulário assim é guardado e chega à nossa equipe, marcado como spam, e você vê uma referência. Só o e-mail automático é retido, para que ninguém nos use para escrever a estranhos.',
          'Para contar formulários por hora, o servidor calcula um código a partir do seu endereço de rede e o exclui em poucas horas; o endereço não é guardado. Depois de muitos formulários em uma hora (mais de 60, salvo se definirmos outro número), pedimos que você espere.',
          'O feedback enviado da página inicial sem JavaScript é guardado com mais um código, calculado a partir do seu endereço de rede, do dia e das suas respostas, para que não seja guardado duas vezes.',
        ],
      },
      {
        id: 'recipients',
        title: 'Quem recebe seus dados',
        blocks: [
          {
            list: [
              'Nossa própria equipe, que responde a você e faz o trabalho.',
              'Empresas que operam o servidor, o banco de dados e o e-mail para nós.',
              'Se você nos pede o transporte de mercadorias: transportadores, agentes no exterior, armazéns, seguradoras, despachantes aduaneiros e autoridades como a alfândega, nos países da rota. Recebem o que o embarque exige.',
              'Autoridades e tribunais, onde uma lei nos obriga.',
            ],
          },
          'Não vendemos seus dados nem os compartilhamos para publicidade.',
          `Nosso escritório fica em ${company.address.city}, nos Estados Unidos. A carga cruza fronteiras, e os dados dela também.`,
          {
            open: 'Os nomes das empresas que operam servidor, banco de dados e e-mail, o país onde os dados são guardados e o que protege os dados que saem do seu país.',
          },
        ],
      },
      {
        id: 'kept',
        title: 'Por quanto tempo guardamos',
        inShort:
          'Pedidos, mensagens e feedback até que nós os excluamos, uma conta até que você a exclua, documentos de KYC por um prazo definido.',
        blocks: [
          {
            facts: [
              {
                label: 'Pedidos, mensagens, feedback',
                value: 'Até que nós os excluamos; o site não exclui nenhum automaticamente.',
              },
              {
                label: 'Nossos e-mails automáticos',
                value:
                  'As cópias guardadas ficam da mesma forma, exceto as que têm links para confirmar um endereço ou escolher uma senha: são excluídas uma ou duas horas depois do envio.',
              },
              { label: 'Conta', value: 'Até que você a exclua.' },
              {
                label: 'Documentos e respostas de KYC',
                value: 'Por [um prazo definido](#kyc-documents).',
              },
              {
                label: 'Documentos de embarque',
                value:
                  'Pelo tempo que a lei exige: nos Estados Unidos, entre outros, para registros de exportação (15 CFR part 762) e registros aduaneiros (19 CFR part 163).',
              },
            ],
          },
          {
            open: 'Por quanto tempo guardamos pedidos que não levaram a um embarque, pedidos que levaram, mensagens e feedback. A empresa define esses prazos.',
          },
        ],
      },
      {
        id: 'rights',
        title: 'O que você pode pedir',
        blocks: [
          'Você pode nos pedir',
          {
            list: [
              'que digamos o que temos sobre você e enviemos uma cópia',
              'que corrijamos o que está errado',
              'que excluamos o que não precisamos guardar',
              'que deixemos de usá-lo para algo a que você se opõe',
            ],
          },
          `Escreva para ${links.email}, se puder, do mesmo e-mail que usou conosco e com sua referência. Uma pessoa responde ${answer.within}. Podemos pedir uma prova de que os dados são seus.`,
          'Seus direitos por lei dependem de onde você mora. Em muitos lugares você também pode reclamar a uma autoridade.',
          {
            open: 'Quais leis de privacidade se aplicam à empresa, os prazos que elas fixam para uma resposta e que autoridades citar aqui; para clientes desses países, entre elas as do México (LFPDPPP: aviso de privacidade e direitos ARCO), da Colômbia (Ley 1581: autorização) e do Brasil (LGPD: base legal e encarregado).',
          },
        ],
      },
      {
        id: 'security',
        title: 'Como os dados são protegidos',
        blocks: [
          {
            list: [
              'Um formulário é guardado antes de a página dizer que foi enviado, por isso não pode se perder a caminho de uma caixa de entrada.',
              'As páginas só executam scripts do próprio site e não podem ser exibidas dentro de outro. Formulários enviados de outro site são recusados.',
              'Respostas e documentos de KYC são guardados criptografados, e os documentos só abrem como arquivos para salvar.',
              'O site é feito para conexões criptografadas (TLS), configuradas no servidor: seu navegador então mostra https.',
            ],
          },
          'O e-mail nem sempre vai criptografado por todo o caminho. Nenhum sistema é perfeitamente seguro.',
          { open: 'A quem avisamos, e em que prazo, se dados caem em mãos erradas.' },
        ],
      },
      {
        id: 'children',
        title: 'Crianças',
        blocks: [
          `Este site é para pessoas que embarcam mercadorias, não para crianças, e não coletamos dados delas de propósito. Se uma criança escreveu para nós, avise em ${links.email} e nós excluímos os dados.`,
        ],
      },
      {
        id: 'changes',
        title: 'Mudanças e contato',
        blocks: [
          'Quando este aviso muda, a data no topo também muda.',
          'Perguntas? [Escreva ou ligue para nós](#responsible).',
        ],
      },
    ],
  };
};
