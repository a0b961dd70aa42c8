import type { Trades } from '../rows.ts';

/** How each industry's trade looks at its work, and how its specialties judge theirs. */
export const trades: Trades = {
  'marketing-sales': {
    perspective: {
      writes: 'Escreva para vendas e marketing: cada texto tem de render uma resposta ou uma compra.',
      advises:
        'Aconselhe um departamento de vendas e marketing que tem de prestar contas de tudo o que gasta.',
    },
    criteria: {
      'Email campaigns': [
        'Diga numa linha quando e por que razão se envia, e ajuste o texto',
        'Dê-me dois assuntos com abordagens diferentes, com textos de pré-visualização que lhes acrescentem algo',
        'O assunto, a pré-visualização e a primeira frase devem bastar para dizer o quê, quando e onde',
      ],
      'Ad copy': [
        'Faça em cada versão uma só promessa que a página de destino possa cumprir',
        'Diga numa linha o que o leitor já sabe, e escreva a partir daí',
        'As versões devem diferir num só ponto, para um teste mostrar a razão de uma ganhar',
      ],
      'Social media': [
        'Escreva segundo os hábitos da plataforma, e diga qual escolheste',
        'Diga numa linha o que faria alguém enviar isto a um amigo',
        'Diga numa linha como o mesmo conteúdo passa para outro formato',
      ],
      'Product descriptions': [
        'Depois de cada característica, diga o que ela dá a quem compra',
        'Responda abertamente à razão mais provável para não comprar',
        'Use no título e na primeira frase a palavra que os próprios compradores usam',
      ],
      'Landing pages': [
        'O título e o botão devem bastar para dizer o que é, para quem, e o que acontece ao clicar',
        'Responda às verdadeiras razões de quem hesita',
        'Indique o número pelo qual a página é avaliada e a primeira coisa a testar',
      ],
    },
  },
  'content-creation': {
    perspective: {
      writes: 'Escreva para leitores que vieram porque quiseram e que saem assim que não há nada de novo.',
      advises: 'Aconselhe uma redação que tem mais ideias do que horas.',
    },
    criteria: {
      'Blog posts': [
        'Diga numa linha o que este artigo tem que os primeiros resultados de pesquisa não têm',
        'Ponha [exemplo próprio] onde só eu posso dar a prova',
        'Os subtítulos devem bastar para passar a ideia',
      ],
      Articles: [
        'Diga logo no início a razão de isto importar agora',
        'Dê à voz contrária mais forte o seu melhor argumento',
        'Diga para cada número com que se compara e de onde vem, ou ponha [fonte]',
      ],
      Scripts: [
        'Faça acontecer nos primeiros segundos algo que dê vontade de ficar',
        'Traga no meio algo não prometido no início',
        'Cada fala deve caber num só fôlego',
      ],
      'Social content': [
        'Dê-me três aberturas de ângulos diferentes, a mais forte primeiro',
        'Diga que parte vale a pena guardar ou enviar',
        'Diga numa linha como isto podia continuar na próxima semana',
      ],
      Newsletter: [
        'Diga numa linha com o que os leitores podem contar em cada edição',
        'Ordene os temas pela utilidade para o leitor, não pelo trabalho que deram',
        'Termine com uma pergunta cujas respostas a próxima edição possa aproveitar',
      ],
    },
  },
  'email-marketing': {
    perspective: {
      writes: 'Escreva emails para pessoas que decidem em dois segundos se os abrem.',
      advises: 'Aconselhe quem faz email marketing e é avaliado pelas respostas, cliques e cancelamentos.',
    },
    criteria: {
      'Email campaigns': [
        'Diga numa linha quem recebe, quando e a razão da data',
        'Dê-me dois assuntos com abordagens diferentes, com textos de pré-visualização que lhes acrescentem algo',
        'Peça uma só coisa, com um link que diga o que acontece depois do clique',
      ],
      Newsletters: [
        'Diga numa linha o que um assinante perderia sem esta edição',
        'Dê a cada tema o espaço que a utilidade para os leitores justifica',
        'Diga o que ficou de fora para não alongar',
      ],
      'Drip sequences': [
        'Indique o evento que inicia a sequência e o que tira o leitor dela',
        'Justifique cada tempo de espera',
        'Diga para cada email que número acompanhar e o que mudar se ele descer',
      ],
      'Sales emails': [
        'Comece por uma razão que só se aplique a este leitor, ou deixe um espaço [a preencher]',
        'Fale do problema dele antes de qualquer oferta, e de uma prova que eu tenha dado',
        'Peça algo pequeno e faça com que seja fácil dizer que não',
      ],
      'Welcome series': [
        'O primeiro email deve entregar o que foi prometido na inscrição, com um pequeno sucesso',
        'Diga o que vem a seguir, com que frequência e como deixar de receber',
        'Diga para onde vão os leitores depois do último email',
      ],
    },
  },
  'business-strategy': {
    perspective: {
      writes: 'Escreva para pessoas que têm de decidir e que vão responder pelos números.',
      advises:
        'Aconselhe a direção de uma empresa e defenda cada recomendação perante o conselho de administração.',
    },
    criteria: {
      'Business plans': [
        'Mostre o preço, o custo e o que sobra por unidade vendida',
        'Diga como se conquistam os primeiros dez clientes',
        'Diga quando o caixa chega ao mínimo e o que acontece então',
      ],
      'Market analysis': [
        'Diga numa frase o que conta como mercado: quem, que necessidade, onde',
        'Calcule a dimensão a partir de cima e a partir de baixo, e explique a diferença',
        'Indique o número que mais valeria a pena comprar e o que ele mudaria',
      ],
      'Competitive research': [
        'Considere também os substitutos e a inação',
        'Compare segundo o que pesa na compra, por ordem de peso, e diga onde se pode verificar',
        'Indique o próximo passo mais provável de cada concorrente',
      ],
      'SWOT analysis': [
        'Meça cada ponto por um concorrente concreto ou um número',
        'Ligue cada medida aos pontos em que se apoia',
        'Diga que medida vem primeiro e do que se abdica por ela',
      ],
    },
  },
  'software-development': {
    perspective: {
      writes: 'Escreva para programadores que vão copiar os exemplos antes de ler as frases.',
      advises: 'Aconselhe programadores que vão manter o resultado durante anos.',
    },
    criteria: {
      'Code review': [
        'Ponha os erros, a segurança e a perda de dados à frente do design e do estilo',
        'Indique para cada problema o lugar e uma alteração concreta',
        'Diga o que não se pode avaliar com o que foi dado',
      ],
      Documentation: [
        'Dê a cada parte como título o que o leitor quer fazer',
        'Cada exemplo deve poder ser copiado e executado, com o resultado que produz',
        'Cite as mensagens de erro exatas, e diga o que o software não faz, onde se procuraria isso',
      ],
      'API design': [
        'Indique os erros de cada chamada e o que quem chama pode fazer',
        'Diga que chamadas se podem repetir sem risco',
        'Diga como acrescentar um campo sem quebrar os clientes',
      ],
      'Testing strategies': [
        'Ordene pelo que custa uma falha e pela probabilidade de acontecer',
        'Encontre cada risco no nível mais barato que o revele',
        'Diga em que condições se pode lançar com falhas conhecidas',
      ],
    },
  },
  'education-training': {
    perspective: {
      writes: 'Escreva para quem no fim deve saber fazer algo que antes não sabia.',
      advises: 'Aconselhe professores com um número fixo de horas e alunos de níveis diferentes.',
    },
    criteria: {
      'Course content': [
        'Ligue cada objetivo a uma tarefa em que os alunos o demonstrem',
        'Indique para cada tema o equívoco mais provável e uma pergunta que o revele',
        'Ponha os alunos a fazer alguma coisa pelo menos metade do tempo',
      ],
      'Learning materials': [
        'Mostre um exemplo resolvido, com o raciocínio, antes do primeiro exercício',
        'Acrescente só uma dificuldade de cada vez aos exercícios',
        'Explique as respostas certas e as erradas mais prováveis',
      ],
      Assessments: [
        'Diga que objetivo avalia cada pergunta',
        'Construa as opções erradas a partir de erros que os alunos fazem',
        'Dê-me critérios de correção que dois avaliadores aplicariam do mesmo modo',
      ],
      'Study guides': [
        'Assinale o que aprender se só houver uma hora',
        'Ponha lado a lado as ideias que se confundem muitas vezes',
        'Ponha as perguntas antes das respostas, para servirem de teste',
      ],
    },
  },
  'legal-compliance': {
    perspective: {
      writes:
        'Redija para pessoas que contarão com o texto em caso de litígio; não dê aconselhamento jurídico.',
      advises:
        'Prepare perguntas e rascunhos para um advogado verificar; assinale o que depende da lei local.',
    },
    criteria: {
      'Contract analysis': [
        'Diga de que lado está, e cite a cláusula e o número em cada problema',
        'Proponha outra redação para cada problema grave; [verificação jurídica] onde decide a lei local',
        'Diga o que um contrato deste tipo devia dizer e este não diz',
      ],
      'Policy creation': [
        'Dê a razão de cada regra em poucas palavras',
        'Diga como se pode mostrar que uma regra foi cumprida',
        'Diga quem pode autorizar uma exceção',
      ],
      'Risk assessment': [
        'Indique o dever por trás de cada risco, ou ponha [verificação jurídica]',
        'Avalie cada risco antes e depois da medida, com a razão',
        'Diga que riscos se aceitam e a razão',
      ],
      'Compliance checks': [
        'Indique para cada ponto a regra de onde vem, ou ponha [verificação jurídica]',
        'Diga que documento o prova',
        'Ponha primeiro o que dá multa ou trava a atividade, com a menor alteração que resolva a falha',
      ],
    },
  },
  'healthcare-medical': {
    perspective: {
      writes:
        'Escreva sobre saúde para leitores que podem agir com base no que leem, por isso cada afirmação diz o seu grau de certeza.',
      advises: 'Prepare material que profissionais de saúde verificarão, e separe evidência e opinião.',
    },
    criteria: {
      'Patient education': [
        'Ponha numa caixa à parte os sinais que exigem ajuda imediata, com um espaço [a preencher] para indicar a quem ligar',
        'Responda à pergunta que os pacientes não se atrevem a fazer',
        'Dê doses, horários e limites só como eu os dei; um profissional de saúde verifica antes do uso',
      ],
      'Medical writing': [
        'Diga se a evidência de cada afirmação é forte; [referência] onde falta a fonte',
        'Dê números absolutos ao lado dos relativos, com o período',
        'Dê aos danos o mesmo espaço que aos benefícios',
      ],
      'Research analysis': [
        'Diga o que o desenho do estudo pode e não pode mostrar',
        'Diga para que lado cada viés inclinaria o resultado',
        'Dê o efeito com a sua incerteza, e diga para que pacientes é válido',
      ],
      'Case studies': [
        'Retire tudo o que permita reconhecer o paciente',
        'Assinale o achado que mudou o raciocínio',
        'Termine com o que o leitor fará de diferente amanhã',
      ],
    },
  },
  'finance-investment': {
    perspective: {
      writes:
        'Escreva sobre dinheiro para leitores que podem agir com base no que leem, por isso cada número traz a fonte ou a marca “suposição”.',
      advises: 'Faça análises para quem fica com o prejuízo se os números estiverem errados.',
    },
    criteria: {
      'Financial analysis': [
        'Distinga os números dados, os calculados e os presumidos',
        'Indique os dois dados que mais mexem com o resultado, e quanto',
        'Diga o que faria estes números parecerem melhores do que são',
      ],
      'Investment research': [
        'Dê os melhores argumentos contra, tal como os apresentaria quem os defende',
        'Diga o que o preço atual já pressupõe e o que provaria que a tese está errada',
        'Não faça nenhuma recomendação pessoal: o que me convém decido eu',
      ],
      'Risk modeling': [
        'Indique para cada dado de entrada a fonte e o intervalo',
        'Mostre os piores casos e que riscos sobem juntos',
        'Diga como o modelo sairia num ano difícil e onde falha',
      ],
      Reports: [
        'Comece pela decisão para a qual este relatório é preciso',
        'Diga o que mudou desde a última vez, a razão, e se dura',
        'Dê a previsão como um intervalo, com o que a determina',
      ],
    },
  },
  'general-work': {
    perspective: {
      writes: 'Escreva para colegas ocupados que leem no celular entre duas reuniões.',
      advises: 'Ajude um colega que precisa de algo utilizável hoje.',
    },
    criteria: {
      'Email replies': [
        'Responda na primeira frase ao que foi perguntado',
        'Responda a todas as perguntas do outro lado, ou diga quais ficam em aberto',
        'Use o mesmo calor ou a mesma brevidade do email recebido',
      ],
      'Daily communication': [
        'Quem faltou à última conversa deve conseguir compreender',
        'Nada deve poder ser lido como uma acusação',
        'Diga numa linha se isto fica melhor por mensagem, email ou telefone',
      ],
      'Meeting notes': [
        'Mantenha as decisões nas palavras que foram usadas',
        'Diga quem vai fechar cada questão em aberto',
        'Mantenha também as divergências, sem nomes onde for delicado',
      ],
      'General writing': [
        'Fique numa só ideia, a que se sublinharia',
        'Dê um exemplo de cada afirmação',
        'Que nenhuma frase faça tropeçar quem lê em voz alta, e que nenhuma sobre',
      ],
      'Task planning': [
        'Indique uma primeira ação de menos de 15 minutos',
        'Assinale o que depende de outros e a quem perguntar',
        'Diga o que cortar primeiro',
      ],
      'Problem solving': [
        'Dê as causas possíveis, cada uma com um teste simples',
        'Dê outro caminho além do óbvio, com o que custa',
        'Diga como se saberá em breve se funciona',
      ],
    },
  },
};
