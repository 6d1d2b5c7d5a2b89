import type { MessageTexts } from '../message-templates.ts'

export const ptBr: MessageTexts = {
  greeting: 'Olá, {firstName}!',
  greetingUnnamed: 'Olá!',
  footer: 'Você recebeu este e-mail porque este endereço está associado a uma conta no {brand}.',
  footerAsked:
    'Você recebeu este e-mail porque alguém informou este endereço no {brand}. Se não foi você, pode ignorar este e-mail.',
  footerUnconfirmed:
    'Você recebeu este e-mail porque este endereço foi usado no {brand}. Se não foi você, avise e paramos de enviar.',
  notMe: 'Não fui eu',
  confirmNote:
    'Este endereço de e-mail ainda não foi confirmado. Confirme para receber por e-mail também as mensagens das empresas. O link funciona uma vez, em qualquer dispositivo, e expira em um mês.',
  confirmEmail: 'Confirmar endereço de e-mail',
  welcomeUnconfirmed:
    'Uma conta foi criada com este endereço de e-mail. Salve as vagas de que gostar e candidate-se em poucos toques, onde estiver.',
  codes: {
    loginCode: {
      subject: '{code} é o seu código para entrar no {brand}',
      line: 'Digite este código para entrar no {brand}:',
    },
    resetCode: {
      subject: '{code} é o seu código para redefinir a senha do {brand}',
      line: 'Digite este código para criar uma nova senha no {brand}:',
    },
    verifyEmail: {
      subject: '{code} é o seu código de verificação do {brand}',
      line: 'Digite este código para confirmar seu e-mail no {brand}:',
    },
    confirmCode: {
      subject: '{code} é o seu código de confirmação do {brand}',
      line: 'Digite este código para confirmar que é você quem está alterando sua conta no {brand}:',
    },
    letInCode: {
      subject: '{code} é o seu código para liberar outro dispositivo no {brand}',
      line: 'Outro dispositivo quer entrar na sua conta no {brand}. Digite este código no seu celular somente se o dispositivo for seu:',
    },
    downloadCode: {
      subject: '{code} é o seu código para baixar seus dados do {brand}',
      line: 'Digite este código para baixar os dados da sua conta no {brand}:',
    },
    deleteCode: {
      subject: '{code} é o seu código para excluir sua conta no {brand}',
      line: 'Digite este código para excluir sua conta no {brand}:',
    },
  },
  codeNote: 'Ele vale por 10 minutos. Não compartilhe com ninguém: nós nunca vamos pedir esse código a você.',
  notices: {
    passwordChanged: {
      subject: 'Sua senha do {brand} foi alterada',
      line: 'A senha da sua conta acabou de ser alterada. Seus outros dispositivos foram desconectados.',
    },
    addressChanged: {
      subject: 'O e-mail da sua conta no {brand} foi alterado',
      line: 'Sua conta agora usa outro e-mail. Não é mais possível entrar com este.',
    },
    waysRemoved: {
      subject: 'Seu e-mail foi confirmado no {brand}',
      line: 'Você confirmou que este e-mail é seu. Como ninguém havia feito isso antes, removemos a senha e as outras formas de entrar que existiam e desconectamos todos os dispositivos. Você pode criar uma nova senha nas configurações.',
    },
    mobileAdded: {
      subject: 'Um celular foi adicionado à sua conta no {brand}',
      line: 'O celular com final {phone} já pode ser usado para entrar na sua conta.',
    },
    newDevice: {
      subject: 'Novo acesso à sua conta no {brand}',
      line: 'Novo acesso: {device}, {country}, {at}. Foi você?',
    },
    accountDeletion: {
      subject: 'Sua conta no {brand} será excluída',
      line: 'Você pediu a exclusão da sua conta. Ela será excluída em {date}, com tudo o que contém. Se quiser mantê-la, entre antes dessa data.',
    },
    twoFactorOn: {
      subject: 'A verificação em duas etapas foi ativada no {brand}',
      line: 'A partir de agora, para entrar você também precisa de um código do seu aplicativo autenticador. Guarde seus códigos de recuperação em um lugar seguro.',
    },
    twoFactorOff: {
      subject: 'A verificação em duas etapas foi desativada no {brand}',
      line: 'Para entrar, não é mais preciso um código do aplicativo autenticador.',
    },
    socialLinked: {
      subject: '{provider} foi vinculado à sua conta no {brand}',
      line: 'Agora você pode entrar na sua conta com {provider}.',
    },
    passkeyAdded: {
      subject: 'Uma chave de acesso foi adicionada à sua conta no {brand}',
      line: 'A chave de acesso “{name}” já pode ser usada para entrar na sua conta.',
    },
  },
  notYou:
    'Se não foi você, crie uma nova senha agora mesmo e desconecte os dispositivos que não reconhece nas configurações da conta.',
  settings: 'Abrir as configurações da conta',
  letters: {
    magicLink: {
      subject: 'Seu link para entrar no {brand}',
      lines: [
        'Use este link para entrar no {brand}.',
        'O link funciona uma única vez e vale por um mês. Não encaminhe este e-mail: quem tiver o link pode entrar na sua conta.',
      ],
      action: 'Entrar',
    },
    magicLinkNew: {
      subject: 'Seu link para criar uma conta no {brand}',
      lines: [
        'Ainda não há uma conta com este e-mail. Use este link para criar a sua: leva um minuto e não precisa de senha.',
        'O link funciona uma única vez e vale por um mês.',
      ],
      action: 'Criar minha conta',
    },
    confirmJobAlert: {
      subject: 'Confirme seu alerta de vagas do {brand}',
      lines: [
        'Você pediu para receber vagas novas neste endereço.',
        'Confirme e os e-mails começam. Se ainda não houver uma conta com este endereço, criaremos uma sem senha; ao confirmar, você aceita os termos de uso e a política de privacidade do {brand}.',
        'O link expira em um mês.',
      ],
      action: 'Confirmar alerta',
    },
    resetUnknown: {
      subject: 'Não há conta no {brand} com este e-mail',
      lines: [
        'Alguém pediu para redefinir a senha de uma conta com este e-mail, mas ela não existe.',
        'Será que você se cadastrou com outro e-mail? Você também pode criar uma conta com este.',
      ],
      action: 'Criar uma conta',
    },
    addressTaken: {
      subject: 'Você já tem uma conta no {brand}',
      lines: [
        'Alguém tentou usar este e-mail para outra conta no {brand}. Nada mudou na sua.',
        'Se foi você: sua conta já existe. Entre com ela ou redefina a senha, se tiver esquecido.',
      ],
      action: 'Entrar',
    },
    resumeFile: {
      subject: 'Currículo de {name}',
      lines: [
        '{name} enviou um currículo para você pelo {brand}. Ele está anexado a este e-mail.',
        'Se você responder, a resposta vai para {name}.',
      ],
      action: 'Visitar o {brand}',
    },
    welcome: {
      subject: 'Boas-vindas ao {brand}',
      lines: [
        'Sua conta está pronta.',
        'Salve as vagas de que gostar e candidate-se em poucos toques, de onde estiver.',
      ],
      action: 'Buscar vagas',
    },
    unreadMessage: {
      subject: 'Nova mensagem de {name}',
      lines: ['{name}, da empresa {company}, escreveu para você, e a mensagem ainda não foi lida.'],
      action: 'Ler a mensagem',
    },
    applicationInterested: {
      subject: '{company} tem interesse na sua candidatura',
      lines: [
        'Boa notícia: a empresa {company} tem interesse na sua candidatura para “{jobTitle}”.',
        'Ela pode entrar em contato em breve. Se ela escrever no {brand}, a mensagem estará nos seus chats.',
      ],
      action: 'Ver a candidatura',
    },
    applicationInterview: {
      subject: 'Entrevista: {jobTitle} na empresa {company}',
      lines: [
        'A empresa {company} quer entrevistar você para “{jobTitle}”.',
        'Ela vai entrar em contato para combinar um horário.',
      ],
      action: 'Ver a candidatura',
    },
    applicationAccepted: {
      subject: 'Candidatura aceita: {jobTitle} na empresa {company}',
      lines: [
        'Parabéns: a empresa {company} aceitou sua candidatura para “{jobTitle}”.',
        'Ela vai entrar em contato para falar dos próximos passos.',
      ],
      action: 'Ver a candidatura',
    },
    applicationNotAccepted: {
      subject: 'Sua candidatura: {jobTitle}',
      lines: ['A empresa {company} decidiu não seguir com a sua candidatura para “{jobTitle}”.'],
      action: 'Ver a candidatura',
    },
    applicationCompleted: {
      subject: 'Candidatura concluída: {jobTitle} na empresa {company}',
      lines: [
        'A empresa {company} marcou como concluída sua candidatura para “{jobTitle}”.',
        'Você não precisa fazer mais nada. Desejamos um bom começo.',
      ],
      action: 'Ver a candidatura',
    },
    recruiterInterested: {
      subject: '{company} tem interesse em você',
      lines: [
        '{name}, da empresa {company}, leu seu perfil e tem interesse em você.',
        'Veja quem tem interesse e conheça as vagas dessas empresas.',
      ],
      action: 'Ver quem tem interesse',
    },
    profileViewed: {
      subject: '{company} viu seu perfil',
      lines: [
        '{name}, da empresa {company}, viu seu perfil.',
        'Enviamos no máximo um e-mail por dia sobre visitas ao seu perfil.',
      ],
      action: 'Ver quem viu meu perfil',
    },
    reportTakenDown: {
      subject: 'Sua denúncia: {jobTitle}',
      lines: [
        'Você denunciou a vaga “{jobTitle}”. Nós a analisamos e a retiramos do ar.',
        'Agradecemos por ajudar outras pessoas que procuram emprego.',
      ],
      action: 'Buscar vagas',
    },
    reportKept: {
      subject: 'Sua denúncia: {jobTitle}',
      lines: [
        'Você denunciou a vaga “{jobTitle}”. Nós a analisamos, e ela continua no ar.',
        'Agradecemos por ajudar outras pessoas que procuram emprego.',
      ],
      action: 'Buscar vagas',
    },
    applicationConfirmation: {
      subject: 'Sua candidatura: {jobTitle}',
      lines: [
        'Recebemos sua candidatura para “{jobTitle}” na empresa {company}.',
        'Você pode acompanhá-la no {brand}, em “Minhas vagas”.',
      ],
      action: 'Ver a candidatura',
    },
  },
  switchNote: 'Você pode desativar e-mails como este nas configurações de notificações.',
  employerWrote: 'Mensagem da empresa {company}:',
  weWrote: 'O que verificamos:',
  notAcceptedClosing:
    'Sabemos que não é a resposta que você esperava. Agradecemos a sua dedicação; há outras vagas para você no {brand}.',
  unnamedApplication: 'Recebemos sua candidatura para “{jobTitle}”.',
  jobAlert: {
    subject: { one: '{count} vaga nova: {search}', other: '{count} vagas novas: {search}' },
    intro: 'Novidades do seu alerta de vagas “{search}”:',
    seeAll: 'Ver todas as vagas',
    manage: 'Alterar ou pausar este alerta',
    unsubscribe: 'Cancelar inscrição',
    whyDaily: 'Você recebeu este e-mail porque pediu ao {brand} vagas novas todos os dias.',
    whyWeekly: 'Você recebeu este e-mail porque pediu ao {brand} vagas novas toda semana.',
    everyJob: 'todas as vagas',
    pay: {
      HOUR: '{amount} por hora',
      DAY: '{amount} por dia',
      WEEK: '{amount} por semana',
      MONTH: '{amount} por mês',
      YEAR: '{amount} por ano',
    },
    payFrom: 'A partir de {amount}',
    payUpTo: 'Até {amount}',
    payUndisclosed: 'Salário não informado',
  },
  codeText: '{code} é o seu código do {brand}. Não compartilhe com ninguém.',
}
