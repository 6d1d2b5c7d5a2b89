import type { LanguageTexts } from './language-texts.ts'

export const ptBr: LanguageTexts = {
  openings: [
    'A {company} está ampliando o time em {city} e abriu uma vaga de {title}.',
    'Somos a {company} e buscamos {title} para nossa unidade em {city}.',
    'O trabalho cresceu em {city}, e a {company} contrata {title}.',
    'Vaga de {title} na {company} ({city}): funções claras, equipe estável e liderança que escuta.',
    'Quer trabalhar onde a sua opinião conta? A {company} tem vaga de {title} em {city}.',
    'A {company} abriu processo seletivo para {title} em {city}.',
  ],
  team: [
    'Aqui toda pergunta é bem-vinda. Em troca, pedimos que avise cedo quando algo der errado.',
    'Depois de três meses, conversamos sobre o que deu certo e o que você quer aprender.',
    'As férias são planejadas em conjunto no começo do ano.',
    'Você vai trabalhar em uma equipe de {n} pessoas e conversar toda semana com sua liderança.',
    'O primeiro mês é para aprender: um colega acompanha você e ninguém espera que já saiba tudo.',
    'Planejamos a semana na segunda-feira, terminamos o que foi combinado e saímos no horário.',
    'A equipe de {n} pessoas está junta há anos, porque aqui se ajuda e se fala com franqueza.',
  ],
  process: [
    'O processo tem duas conversas e leva cerca de dez dias. Damos retorno em qualquer caso.',
    'Lemos todas as candidaturas e respondemos em uma semana. A primeira conversa é por vídeo.',
    'Depois de uma ligação, você conhece a equipe uma vez, presencialmente ou por vídeo, e então decidimos.',
  ],
  experience: [
    'Não é preciso ter experiência: nós ensinamos.',
    'Estágio ou primeiro emprego na área é bem-vindo, mas não obrigatório.',
    'De um a três anos de experiência em função semelhante.',
    'De três a cinco anos de experiência em cargo semelhante.',
    'Pelo menos cinco anos de experiência, parte deles com responsabilidade por resultados.',
    'Mais de dez anos de experiência, incluindo liderança de pessoas.',
  ],
  skills: ['Experiência prática com {a} e {b}.', 'Conhecimento de {a}; {b} é um diferencial.'],
  overviews: [
    'A {company} atua no setor de {industry}, com sede em {city}, desde {year}.',
    'Fundada em {year} em {city}, a {company} construiu seu nome no setor de {industry}.',
    'A {company} atende clientes do setor de {industry} a partir de {city} desde {year}.',
  ],
  overviewEndings: [
    'A maioria dos clientes chegou por indicação de outros, e queremos que continue assim.',
    'Crescemos com calma e propósito, e promovemos quem já está aqui sempre que possível.',
    'Somos conhecidos por cumprir prazos, manter a qualidade e honrar o combinado com quem trabalha aqui.',
    'Cerca de metade da equipe entrou por indicação de um colega.',
  ],
  recruiterTitles: [
    'Analista de recrutamento e seleção',
    'Gerente de recursos humanos',
    'Especialista em atração de talentos',
    'Gestor da vaga',
  ],
  questions: [
    {
      question: 'Você tem autorização para trabalhar neste país?',
      type: 'yes_no',
      options: [],
    },
    {
      question: 'Você pode começar em até um mês?',
      type: 'yes_no',
      options: [],
    },
    {
      question: 'Você já fez esse tipo de trabalho?',
      type: 'yes_no',
      options: [],
    },
    {
      question: 'Você consegue ir ao local de trabalho sempre que necessário?',
      type: 'yes_no',
      options: [],
    },
    {
      question: 'Quanta experiência você tem nesse trabalho?',
      type: 'choice',
      options: ['Nenhuma', 'Menos de 2 anos', 'De 2 a 5 anos', 'Mais de 5 anos'],
    },
    {
      question: 'Quando você poderia começar?',
      type: 'choice',
      options: ['Imediatamente', 'Em duas semanas', 'Em um mês', 'Mais tarde'],
    },
    {
      question: 'Por que você gostaria de trabalhar conosco?',
      type: 'text',
      options: [],
    },
    {
      question: 'Qual é a sua pretensão salarial?',
      type: 'text',
      options: [],
    },
    {
      question: 'Conte brevemente sobre um trabalho do qual você se orgulha.',
      type: 'text',
      options: [],
    },
  ],
  functions: {
    it: {
      intros: [
        'Você vai construir e manter sistemas de que muita gente depende todos os dias.',
        'Milhares de pessoas usam nosso produto, e cada melhoria feita por você aparece na hora.',
      ],
      duties: [
        'Transformar requisitos em soluções testadas e publicá-las em pequenas entregas',
        'Revisar o trabalho dos colegas e acolher as revisões do seu',
        'Encontrar a causa das falhas e eliminá-la',
        'Documentar decisões para que outros possam continuar',
        'Trabalhar com produto e design para escolher a solução mais simples',
      ],
      needs: [
        'Bom domínio das tecnologias desta vaga',
        'Hábito de testar e medir em vez de supor',
        'Escrita clara',
        'Experiência com controle de versão e entrega automatizada',
        'Cuidado com segurança e privacidade',
      ],
    },
    finance: {
      intros: [
        'Aqui os números são confiáveis porque alguém confere, e essa pessoa será você.',
        'Você vai manter as contas em ordem e explicar o que elas significam para quem não é da área.',
      ],
      duties: [
        'Preparar os fechamentos mensais e anuais no prazo',
        'Conferir notas, pagamentos e saldos e esclarecer diferenças',
        'Apresentar resultados e desvios do orçamento à diretoria',
        'Atender auditorias com documentação completa',
        'Melhorar controles e rotinas que tomam tempo',
      ],
      needs: [
        'Formação em contabilidade, finanças ou área afim',
        'Conhecimento das regras contábeis e tributárias',
        'Domínio de planilhas e de um sistema contábil',
        'Atenção aos detalhes, mesmo perto do prazo',
        'Sigilo com informações confidenciais',
      ],
    },
    sales: {
      intros: [
        'Você conquista clientes entendendo primeiro o problema deles e só depois falando do produto.',
        'Bons relacionamentos vendem por anos, por isso valorizamos o cliente que fica.',
      ],
      duties: [
        'Buscar e visitar novos clientes na sua região',
        'Cuidar da carteira atual e perceber novas necessidades',
        'Preparar propostas e negociar condições',
        'Manter o cadastro de clientes atualizado',
        'Levar o que os clientes dizem às áreas de produto e serviço',
      ],
      needs: [
        'Gosto por conversar e por ouvir',
        'Histórico de metas batidas ou vontade de construí-lo',
        'Persistência sem insistência',
        'Organização, também na rua',
        'Familiaridade com sistemas de CRM',
      ],
    },
    marketing: {
      intros: [
        'Você decide o que dizemos, onde dizemos e como sabemos que funcionou.',
        'Nosso marketing é honesto e medido, e há espaço para testar.',
      ],
      duties: [
        'Planejar e executar campanhas, do briefing ao relatório',
        'Escrever e encomendar conteúdo útil para o público',
        'Acompanhar verbas e resultados e investir no que funciona',
        'Trabalhar com design, agências e vendas',
        'Manter a marca consistente em todos os canais',
      ],
      needs: [
        'Experiência com campanhas digitais ou tradicionais',
        'Sensibilidade para linguagem e público',
        'Domínio de ferramentas de análise',
        'Organização com vários projetos ao mesmo tempo',
        'Curiosidade por novos canais',
      ],
    },
    service: {
      intros: [
        'Quando o cliente liga, ele quer alguém que entenda e resolva. Esse é o trabalho.',
        'Você dá respostas rápidas e gentis e tem autonomia para acertar as coisas.',
      ],
      duties: [
        'Atender por telefone, e-mail e chat',
        'Resolver no primeiro contato sempre que possível',
        'Encaminhar casos difíceis e acompanhar até o fim',
        'Registrar cada caso com clareza',
        'Avisar sobre problemas que se repetem',
      ],
      needs: [
        'Jeito gentil e paciente, também com clientes irritados',
        'Boa expressão oral e escrita',
        'Facilidade com sistemas',
        'Disponibilidade para escalas',
        'Calma nos dias cheios',
      ],
    },
    engineering: {
      intros: [
        'Você leva a ideia técnica do cálculo até algo que funciona na prática.',
        'Nossos projetos são grandes o bastante para interessar e pequenos o bastante para ter a sua marca.',
      ],
      duties: [
        'Projetar, calcular e documentar soluções técnicas',
        'Realizar ensaios e avaliar os resultados',
        'Trabalhar com produção e fornecedores até acertar a primeira peça',
        'Analisar falhas e melhorar o projeto',
        'Garantir o cumprimento de normas e da segurança',
      ],
      needs: [
        'Graduação ou formação técnica na área',
        'Experiência com softwares de projeto ou simulação',
        'Conhecimento das normas aplicáveis',
        'Visão prática e gosto por resolver problemas',
        'Capacidade de explicar assuntos técnicos',
      ],
    },
    manufacturing: {
      intros: [
        'Bons produtos vêm de quem conhece a linha. Você mantém a nossa funcionando com segurança.',
        'Fábrica moderna, turnos fixos, pausas respeitadas e máquinas bem cuidadas.',
      ],
      duties: [
        'Preparar e operar máquinas conforme o plano de trabalho',
        'Verificar a qualidade durante a produção e registrar os resultados',
        'Comunicar falhas e ajudar a corrigi-las',
        'Manter o posto limpo e seguro',
        'Sugerir melhorias',
      ],
      needs: [
        'Experiência em produção ou curso técnico é um diferencial',
        'Trabalho cuidadoso e confiável',
        'Disponibilidade para turnos',
        'Boa coordenação motora',
        'Respeito às normas de segurança',
      ],
    },
    health: {
      intros: [
        'O paciente lembra de como foi tratado. Dedicamos o tempo que isso exige.',
        'Colegas experientes, equipamentos modernos e escala divulgada com antecedência.',
      ],
      duties: [
        'Cuidar dos pacientes e orientá-los com respeito',
        'Realizar exames ou tratamentos conforme os protocolos',
        'Registrar tudo de forma completa e no prazo',
        'Trabalhar junto com outras áreas e com as famílias',
        'Seguir as normas de higiene e segurança',
      ],
      needs: [
        'Formação na área e registro ativo no conselho, quando exigido',
        'Conhecimento profissional atualizado',
        'Empatia e serenidade',
        'Registro cuidadoso',
        'Disponibilidade para plantões conforme combinado',
      ],
    },
    education: {
      intros: [
        'Você ajuda alguém a entender hoje o que ontem não entendia.',
        'Turmas pequenas, material pronto e famílias informadas: é assim que trabalhamos.',
      ],
      duties: [
        'Preparar e dar aulas adequadas aos alunos',
        'Acompanhar o progresso e dar devolutivas úteis',
        'Conversar com famílias ou clientes sobre metas e resultados',
        'Criar materiais com os colegas',
        'Manter um ambiente seguro e acolhedor',
      ],
      needs: [
        'Formação ou experiência na disciplina ou faixa etária',
        'Paciência e bom humor',
        'Boa comunicação',
        'Facilidade com ferramentas digitais',
        'Certidão de antecedentes em ordem',
      ],
    },
    hospitality: {
      intros: [
        'O cliente volta pela comida e pelas pessoas. Queremos que uma delas seja você.',
        'Casa animada, equipe que come junto antes do serviço e escala com duas semanas de antecedência.',
      ],
      duties: [
        'Receber e atender bem os clientes',
        'Preparar e apresentar o que servimos dentro do nosso padrão',
        'Manter a área limpa e seguir as normas de higiene',
        'Ajudar os colegas nos horários de pico',
        'Resolver pedidos e reclamações na hora',
      ],
      needs: [
        'Gosto por receber pessoas',
        'Experiência é bem-vinda, mas a vontade conta mais',
        'Boa apresentação e educação',
        'Disponibilidade para noites e fins de semana',
        'Disposição e trabalho em equipe',
      ],
    },
    retail: {
      intros: [
        'O cliente percebe quando a equipe conhece o produto e gosta de estar ali.',
        'Boa orientação, loja arrumada e uma despedida gentil, até perto de fechar.',
      ],
      duties: [
        'Orientar os clientes e ajudar na escolha',
        'Operar o caixa e fazer o fechamento diário',
        'Receber, precificar e expor os produtos',
        'Participar dos inventários',
        'Acompanhar vendas e estoque',
      ],
      needs: [
        'Simpatia e gosto por vender',
        'Responsabilidade com dinheiro e produtos',
        'Flexibilidade de horário, também aos sábados',
        'Informática básica',
        'Experiência no varejo é um diferencial',
      ],
    },
    logistics: {
      intros: [
        'A mercadoria só tem valor onde é necessária. Você faz com que chegue inteira e no prazo.',
        'Outros se planejam contando com a gente, por isso ordem e pontualidade vêm primeiro.',
      ],
      duties: [
        'Receber, conferir, armazenar e expedir mercadorias',
        'Planejar rotas, transportes ou pedidos e ajustá-los',
        'Manter estoque e documentos corretos',
        'Coordenar motoristas, fornecedores e clientes',
        'Seguir as normas de segurança',
      ],
      needs: [
        'Experiência em armazém, transporte ou compras',
        'As habilitações exigidas, como a CNH',
        'Cuidado com documentos e sistemas',
        'Bom preparo físico quando há carga manual',
        'Pontualidade',
      ],
    },
    construction: {
      intros: [
        'O que você constrói dura décadas. Planejamos bem para que dê orgulho.',
        'Obras bem preparadas, abastecidas e seguras.',
      ],
      duties: [
        'Executar ou fiscalizar os serviços conforme projeto e cronograma',
        'Verificar qualidade, quantidades e custos',
        'Coordenar equipes e fornecedores na obra',
        'Registrar avanços e mudanças',
        'Garantir que todos sigam as normas de segurança',
      ],
      needs: [
        'Formação técnica ou superior na área',
        'Experiência em obras',
        'Leitura de projetos',
        'Responsabilidade e espírito de equipe',
        'CNH é um diferencial',
      ],
    },
    hr: {
      intros: [
        'As pessoas decidem nas primeiras semanas se ficam. Você faz com que elas sejam boas.',
        'Gestores consultam você antes de decidir e a equipe confia em você depois.',
      ],
      duties: [
        'Atender colaboradores e gestores nos assuntos de pessoal',
        'Conduzir a seleção, do anúncio ao primeiro dia',
        'Preparar contratos, comunicados e dados da folha',
        'Planejar treinamento e desenvolvimento',
        'Manter os dados corretos e sigilosos',
      ],
      needs: [
        'Formação em recursos humanos, administração ou psicologia',
        'Conhecimento da legislação trabalhista',
        'Discrição e senso de justiça',
        'Boa técnica de entrevista',
        'Experiência com sistema de RH',
      ],
    },
    admin: {
      intros: [
        'Todo escritório tem alguém que sabe onde está tudo e o que vem depois. Esperamos que seja você.',
        'Você mantém o escritório funcionando e dá tempo para os outros trabalharem.',
      ],
      duties: [
        'Cuidar de correspondência, agenda e arquivos',
        'Receber visitantes e atender ligações',
        'Preparar documentos, reuniões e viagens',
        'Comprar materiais e conferir notas',
        'Apoiar os colegas no dia a dia',
      ],
      needs: [
        'Curso na área administrativa ou experiência equivalente',
        'Domínio de programas de escritório',
        'Boa escrita e cordialidade ao telefone',
        'Organização e antecipação',
        'Discrição',
      ],
    },
    legal: {
      intros: [
        'Queremos orientação que se entenda e se aplique, não só pareceres corretos.',
        'Você protege a empresa porque é consultado cedo, e isso acontece porque ajuda.',
      ],
      duties: [
        'Redigir, revisar e negociar contratos',
        'Orientar as áreas em questões jurídicas e regulatórias',
        'Acompanhar mudanças na lei e explicar seus efeitos',
        'Cuidar de processos, prazos e correspondência',
        'Treinar colegas e verificar o cumprimento das regras',
      ],
      needs: [
        'Formação jurídica adequada à vaga',
        'Precisão na fala e na escrita',
        'Bom julgamento de riscos',
        'Cuidado com prazos e sigilo',
        'Disposição para buscar soluções',
      ],
    },
    design: {
      intros: [
        'Você dá forma às ideias e sabe explicar por que são assim.',
        'Bom trabalho precisa de tempo para ser refeito. Contamos com isso no planejamento.',
      ],
      duties: [
        'Desenvolver conceitos até a entrega final',
        'Apresentar propostas e receber bem as críticas',
        'Manter a linguagem visual ou editorial consistente',
        'Trabalhar com redação, desenvolvimento e clientes',
        'Preparar arquivos e textos para publicação',
      ],
      needs: [
        'Portfólio que mostre como você pensa',
        'Domínio das ferramentas usuais',
        'Olhar para o detalhe e para o todo',
        'Cumprimento de prazos',
        'Abertura a críticas',
      ],
    },
    science: {
      intros: [
        'Trabalho cuidadoso dá resultados que outros podem repetir. É o que defendemos.',
        'Equipamentos modernos, tempo para aprofundar e colegas que fazem boas perguntas.',
      ],
      duties: [
        'Planejar e realizar experimentos, estudos ou análises',
        'Avaliar dados e escrever relatórios',
        'Cuidar de equipamentos e materiais',
        'Seguir as normas de qualidade e segurança',
        'Apresentar resultados a colegas e parceiros',
      ],
      needs: [
        'Formação em ciências',
        'Experiência prática com os métodos usuais',
        'Trabalho preciso e documentado',
        'Domínio de software estatístico',
        'Leitura de textos técnicos em inglês',
      ],
    },
    security: {
      intros: [
        'As pessoas se sentem bem em lugares que alguém cuida. Esse alguém será você.',
        'Posto fixo, orientações claras, bom material e supervisão por perto.',
      ],
      duties: [
        'Fazer rondas ou tarefas conforme o plano',
        'Observar o local e comunicar qualquer anormalidade',
        'Ajudar visitantes, moradores ou clientes com gentileza',
        'Usar bem equipamentos e materiais',
        'Passar o turno com um breve registro',
      ],
      needs: [
        'Responsabilidade e pontualidade',
        'O curso ou certificado exigido para a função',
        'Boa apresentação e educação',
        'Disponibilidade para turnos',
        'Experiência semelhante é bem-vinda',
      ],
    },
    web3: {
      intros: [
        'Você constrói em redes abertas, onde todo erro é público e toda melhoria também.',
        'O time trabalha em vários fusos, deixa tudo por escrito e só publica o que foi auditado.',
      ],
      duties: [
        'Projetar e executar o trabalho no protocolo e nos produtos',
        'Testar e revisar com a segurança em primeiro lugar',
        'Acompanhar as principais redes e julgar o que importa',
        'Explicar nosso trabalho à comunidade em palavras simples',
        'Medir o uso e agir conforme os dados',
      ],
      needs: [
        'Experiência com pelo menos uma blockchain pública',
        'Conhecimento de carteiras, tokens e ataques comuns',
        'Modo de trabalho adequado a um time distribuído',
        'Bom inglês escrito',
        'Ceticismo saudável diante de modismos',
      ],
    },
  },
}
