import type { Trades } from '../rows.ts';

/** How each industry's trade looks at its work, and how its specialties judge theirs. */
export const trades: Trades = {
  'marketing-sales': {
    perspective: {
      writes:
        'Escreves para uma equipa de vendas e marketing cujos textos têm de render uma resposta ou uma encomenda.',
      advises:
        'Aconselhas uma equipa de vendas e marketing que tem de prestar contas de cada euro ou dólar que gasta.',
    },
    criteria: {
      'Email campaigns': [
        'Diz numa linha quando é enviado e porquê, e ajusta o texto a isso',
        'Dá-me dois assuntos com abordagens diferentes, com textos de pré-visualização que lhes acrescentem algo',
        'O assunto, a pré-visualização e a primeira frase devem bastar para dizer o quê, quando e onde',
      ],
      'Ad copy': [
        'Faz em cada versão uma só promessa que a página de destino possa cumprir',
        'Diz numa linha o que o leitor já sabe, e escreve a partir daí',
        'As versões devem diferir num só ponto, para que um teste mostre porque ganha uma delas',
      ],
      'Social media': [
        'Escreve segundo os hábitos da plataforma, e diz qual escolheste',
        'Diz numa linha porque é que alguém enviaria isto a um amigo',
        'Diz numa linha como o mesmo conteúdo passa para outro formato',
      ],
      'Product descriptions': [
        'A seguir a cada característica, diz o que ela traz a quem compra',
        'Responde abertamente à razão mais provável para não comprar',
        'Usa no título e na primeira frase a palavra que os próprios compradores usam',
      ],
      'Landing pages': [
        'O título e o botão devem bastar para dizer o que é, para quem, e o que acontece ao clicar',
        'Responde às verdadeiras razões de quem hesita',
        'Indica o número pelo qual a página é avaliada e a primeira coisa a testar',
      ],
    },
  },
  'content-creation': {
    perspective: {
      writes:
        'Escreves para leitores que vieram porque quiseram e que se vão embora assim que não há nada de novo.',
      advises: 'Aconselhas uma redação que tem mais ideias do que horas.',
    },
    criteria: {
      'Blog posts': [
        'Diz numa linha o que este artigo tem que os primeiros resultados de pesquisa não têm',
        'Põe [exemplo próprio] onde só eu posso dar a prova',
        'Os subtítulos devem bastar para passar a ideia',
      ],
      Articles: [
        'Diz logo no início porque é que isto importa agora',
        'Dá à voz contrária mais forte o seu melhor argumento',
        'Diz para cada número com que se compara e de onde vem, ou põe [fonte]',
      ],
      Scripts: [
        'Faz acontecer nos primeiros segundos algo que dê vontade de ficar',
        'Traz a meio algo que o início não prometia',
        'Cada fala deve poder dizer-se de um só fôlego',
      ],
      'Social content': [
        'Dá-me três aberturas de ângulos diferentes, a mais forte primeiro',
        'Diz que parte vale a pena guardar ou partilhar',
        'Diz numa linha como isto podia continuar na próxima semana',
      ],
      Newsletter: [
        'Diz numa linha com o que os leitores podem contar em cada edição',
        'Ordena os temas pela utilidade para o leitor, não pelo trabalho que deram',
        'Termina com uma pergunta cujas respostas a próxima edição possa aproveitar',
      ],
    },
  },
  'email-marketing': {
    perspective: {
      writes: 'Escreves emails para pessoas que decidem em dois segundos se os abrem.',
      advises:
        'Aconselhas uma equipa de email marketing que é avaliada por respostas, cliques e cancelamentos.',
    },
    criteria: {
      'Email campaigns': [
        'Diz numa linha quem o recebe, quando, e porquê nesse momento',
        'Dá-me dois assuntos com abordagens diferentes, com textos de pré-visualização que lhes acrescentem algo',
        'Pede uma só coisa, com um link que diga o que acontece depois do clique',
      ],
      Newsletters: [
        'Diz numa linha o que um assinante perderia sem esta edição',
        'Dá a cada tema o espaço que a utilidade para os leitores justifica',
        'Diz o que ficou de fora para não alongar',
      ],
      'Drip sequences': [
        'Indica o acontecimento que inicia a sequência e o que tira dela um leitor',
        'Justifica cada tempo de espera',
        'Diz para cada email que número acompanhar e o que mudar se ele descer',
      ],
      'Sales emails': [
        'Começa por uma razão que só se aplique a este leitor, ou deixa um espaço [a preencher]',
        'Fala do problema dele antes de qualquer oferta, e de uma prova que eu tenha dado',
        'Pede algo pequeno e faz com que seja fácil dizer que não',
      ],
      'Welcome series': [
        'O primeiro email deve entregar o que foi prometido na inscrição, com um pequeno sucesso',
        'Diz o que vem a seguir, com que frequência e como deixar de receber',
        'Diz para onde vão os leitores depois do último email',
      ],
    },
  },
  'business-strategy': {
    perspective: {
      writes: 'Escreves para pessoas que têm de decidir e que vão responder pelos números.',
      advises:
        'Aconselhas a direção de uma empresa e tens de defender cada recomendação perante o conselho de administração.',
    },
    criteria: {
      'Business plans': [
        'Mostra o preço, o custo e o que sobra por unidade vendida',
        'Diz como se conquistam os primeiros dez clientes',
        'Diz quando há menos dinheiro em caixa e o que acontece nessa altura',
      ],
      'Market analysis': [
        'Diz numa frase o que conta como mercado: quem, que necessidade, onde',
        'Calcula a dimensão a partir de cima e a partir de baixo, e explica a diferença',
        'Indica o número que mais valeria a pena comprar e o que ele mudaria',
      ],
      'Competitive research': [
        'Conta também com os substitutos e com não fazer nada',
        'Compara pelo que leva os compradores a decidir, pela ordem deles, e diz onde se pode verificar',
        'Indica o próximo passo mais provável de cada concorrente',
      ],
      'SWOT analysis': [
        'Mede cada ponto face a um concorrente com nome ou a um número',
        'Liga cada medida aos pontos em que se apoia',
        'Diz que medida vem primeiro e do que se abdica por ela',
      ],
    },
  },
  'software-development': {
    perspective: {
      writes: 'Escreves para programadores que vão copiar os teus exemplos antes de ler as tuas frases.',
      advises: 'Aconselhas uma equipa de software que vai manter o resultado durante anos.',
    },
    criteria: {
      'Code review': [
        'Põe os erros, a segurança e a perda de dados à frente do design e do estilo',
        'Indica para cada problema o lugar e uma alteração concreta',
        'Diz o que não se pode avaliar com o que foi dado',
      ],
      Documentation: [
        'Dá como título a cada parte aquilo que o leitor quer fazer',
        'Cada exemplo deve poder ser copiado e executado, com o resultado que produz',
        'Dá as mensagens de erro palavra por palavra, e diz o que não faz, no lugar onde se iria procurar',
      ],
      'API design': [
        'Indica os erros de cada chamada e o que quem chama pode fazer',
        'Diz que chamadas se podem repetir sem risco',
        'Diz como se acrescenta um campo sem estragar nada a quem chama',
      ],
      'Testing strategies': [
        'Ordena pelo que custa uma falha e pela probabilidade de acontecer',
        'Deteta cada risco no nível mais barato que o consiga detetar',
        'Diz em que condições se pode lançar com falhas conhecidas',
      ],
    },
  },
  'education-training': {
    perspective: {
      writes: 'Escreves para quem tem de saber fazer depois alguma coisa que não sabia fazer antes.',
      advises: 'Aconselhas professores com um número fixo de horas e alunos de níveis diferentes.',
    },
    criteria: {
      'Course content': [
        'Liga cada objetivo a uma tarefa em que os alunos o demonstrem',
        'Indica para cada tema o equívoco mais provável e uma pergunta que o revele',
        'Põe os alunos a fazer alguma coisa pelo menos metade do tempo',
      ],
      'Learning materials': [
        'Mostra um exemplo resolvido, com o raciocínio, antes do primeiro exercício',
        'Acrescenta só uma dificuldade de cada vez aos exercícios',
        'Diz porquê, nas respostas certas e nas erradas mais prováveis',
      ],
      Assessments: [
        'Diz que objetivo avalia cada pergunta',
        'Constrói as opções erradas a partir de erros que os alunos fazem',
        'Dá-me uma chave de correção que dois avaliadores aplicariam da mesma maneira',
      ],
      'Study guides': [
        'Assinala o que aprender se só houver uma hora',
        'Põe lado a lado as ideias que se confundem muitas vezes',
        'Põe as perguntas antes das respostas, para que cada um se possa testar',
      ],
    },
  },
  'legal-compliance': {
    perspective: {
      writes:
        'Rediges para pessoas que se vão apoiar no texto em caso de litígio; não dás aconselhamento jurídico.',
      advises:
        'Preparas perguntas e rascunhos para um advogado rever, e assinalas o que depende da lei local.',
    },
    criteria: {
      'Contract analysis': [
        'Diz de que lado estás, e cita a cláusula e o número em cada problema',
        'Propõe outra redação para cada problema grave; [verificação jurídica] onde decide a lei local',
        'Diz o que um contrato deste tipo devia dizer e este não diz',
      ],
      'Policy creation': [
        'Dá a razão de cada regra em poucas palavras',
        'Diz como se pode mostrar que uma regra foi cumprida',
        'Diz quem pode autorizar uma exceção',
      ],
      'Risk assessment': [
        'Indica o dever por trás de cada risco, ou põe [verificação jurídica]',
        'Avalia cada risco antes e depois da medida, com a razão',
        'Diz que riscos são aceites e porquê',
      ],
      'Compliance checks': [
        'Indica para cada ponto a regra de onde vem, ou põe [verificação jurídica]',
        'Diz que documento o prova',
        'Põe primeiro o que dá multa ou trava a atividade, com a menor alteração que resolva a falha',
      ],
    },
  },
  'healthcare-medical': {
    perspective: {
      writes:
        'Escreves sobre saúde para leitores que podem agir com base no que leem, por isso cada afirmação diz o seu grau de certeza.',
      advises: 'Preparas material para profissionais de saúde reverem, e separas a evidência da opinião.',
    },
    criteria: {
      'Patient education': [
        'Põe numa caixa à parte os sinais que exigem ajuda imediata, com um espaço [a preencher] para indicar a quem ligar',
        'Responde à pergunta que os pacientes não se atrevem a fazer',
        'Dá doses, horários e limites só como eu os dei; um profissional de saúde verifica antes do uso',
      ],
      'Medical writing': [
        'Diz a força da evidência de cada afirmação; [referência] onde não é dada nenhuma fonte',
        'Dá números absolutos ao lado dos relativos, com o período',
        'Dá aos danos o mesmo espaço que aos benefícios',
      ],
      'Research analysis': [
        'Diz o que o desenho do estudo pode e não pode mostrar',
        'Diz para que lado cada viés inclinaria o resultado',
        'Dá o efeito com a sua incerteza, e diz para que pacientes é válido',
      ],
      'Case studies': [
        'Retira tudo o que permita reconhecer o paciente',
        'Assinala o achado que mudou o raciocínio',
        'Termina com o que o leitor fará de diferente amanhã',
      ],
    },
  },
  'finance-investment': {
    perspective: {
      writes:
        'Escreves sobre dinheiro para leitores que podem agir com base no que leem, por isso cada número traz a fonte ou a indicação «pressuposto».',
      advises: 'Analisas para pessoas que ficam com o prejuízo se os números estiverem errados.',
    },
    criteria: {
      'Financial analysis': [
        'Distingue os números dados, os calculados e os presumidos',
        'Indica os dois dados que mais mexem com o resultado, e quanto',
        'Diz o que faria estes números parecerem melhores do que são',
      ],
      'Investment research': [
        'Dá os melhores argumentos contra, tal como os apresentaria quem os defende',
        'Diz o que o preço atual já pressupõe e o que provaria que a tese está errada',
        'Não faças nenhuma recomendação pessoal: o que me convém decido eu',
      ],
      'Risk modeling': [
        'Indica para cada dado de entrada a fonte e o intervalo',
        'Mostra os piores casos e que riscos sobem juntos',
        'Diz como teria corrido num ano mau e onde o modelo falha',
      ],
      Reports: [
        'Começa pela decisão para a qual este relatório é preciso',
        'Diz o que mudou desde a última vez, porquê, e se vai durar',
        'Dá as perspetivas como um intervalo, com o que as determina',
      ],
    },
  },
  'general-work': {
    perspective: {
      writes: 'Escreves para colegas ocupados que leem no telemóvel entre duas reuniões.',
      advises: 'Ajudas um colega que precisa de algo utilizável hoje.',
    },
    criteria: {
      'Email replies': [
        'Responde na primeira frase ao que foi perguntado',
        'Responde a todas as perguntas do outro lado, ou diz quais ficam em aberto',
        'Sê tão caloroso ou tão breve como o email a que respondes',
      ],
      'Daily communication': [
        'Quem faltou à última conversa deve conseguir compreender',
        'Nada deve poder ser lido como uma acusação',
        'Diz numa linha se isto fica melhor numa mensagem, num email ou numa chamada',
      ],
      'Meeting notes': [
        'Mantém as decisões nas palavras que foram usadas',
        'Diz quem vai fechar cada questão em aberto',
        'Mantém também as divergências, sem nomes onde for delicado',
      ],
      'General writing': [
        'Limita-te a uma só ideia, que se pudesse sublinhar',
        'Dá um exemplo de cada afirmação',
        'Que nenhuma frase faça tropeçar quem lê em voz alta, e que nenhuma esteja a mais',
      ],
      'Task planning': [
        'Indica uma primeira ação que demore menos de um quarto de hora',
        'Assinala o que depende de outros e a quem perguntar',
        'Diz o que deixar cair primeiro',
      ],
      'Problem solving': [
        'Dá as causas possíveis, cada uma com um teste simples',
        'Dá outro caminho além do óbvio, com o que custa',
        'Diz como se saberá em breve se funciona',
      ],
    },
  },
};
