/** Nouns that name a deliverable; longer phrases win over shorter ones at the same place. */
export const deliverableNouns = {
  'cover-letter': 'cover letter|motivation letter|application letter',
  'reference-letter':
    'linkedin recommendation|recommendation letter|letter of recommendation|reference letter|letter of reference|job reference|work reference|character reference',
  email:
    'email|e-mail|mail|emails|e-mails|email campaign|sales email|welcome email|reminder email|follow-up email|outreach message|cold outreach|autoresponder|follow up|follow-up|followup|out of office|out-of-office',
  'email-sequence':
    'email sequence|drip sequence|drip campaign|welcome series|email series|welcome sequence|onboarding sequence|nurture sequence|follow-up sequence|drip|win-back campaign|winback campaign|reactivation campaign|re-engagement campaign|nurture campaign|abandoned cart campaign|welcome campaign',
  newsletter: 'newsletter|newsletters',
  'subject-lines': 'subject line|subject lines|email subject lines|preheaders',
  letter:
    'letter|letters|cancellation|notice of cancellation|resignation letter|complaint|appeal|objection|petition|letter of appeal|apology|invitation|farewell letter|thank you letter|thank-you letter',
  message:
    'message|thank you note|thank-you note|note to|reply|text message|sms|whatsapp message|response to|dm|answer to|greeting|compliment|toast message|wish|wishes|birthday wishes|condolences|birthday card|condolence card|sympathy card|thank you card|thank-you card|greeting card|christmas card|wedding card|farewell card|card text',
  'social-post':
    'post|social media post|linkedin post|facebook post|instagram post|instagram story|insta story|facebook story|social post|posts|social media posts|social content|linkedin posts',
  thread: 'twitter thread|thread|x thread',
  caption: 'caption|captions|instagram caption',
  hashtags: 'hashtags|hashtag',
  ad: 'ad|ads|advert|advertisement|ad copy|google ads|google ad|google ads copy|ads copy|facebook ads|facebook ads copy|facebook ad|ad text|ad campaign copy|advertising copy|radio ad',
  leaflet: 'leaflet|flyer|brochure|pamphlet|handout|poster text',
  slogan: 'slogan|slogans|tagline|taglines|motto|claim|value proposition',
  'profile-headline':
    'linkedin headline|profile headline|resume headline|cv headline|dating headline|bio line|instagram bio|twitter bio|tiktok bio|tinder bio',
  headlines: 'headline|headlines|title|titles|blog titles|hook|hooks|article titles',
  'product-description':
    'product description|product text|product texts|product copy|blurb|book blurb|cover text|back cover text|product descriptions|airbnb description|listing description|flat description|apartment description|house description|room description|property description|ebay description|shop description|item description|listing|product listing|etsy listing|amazon listing|real estate listing',
  'landing-page':
    'about-page|about-us|about-us page|landing page|landing page copy|sales page|website copy|web copy|homepage copy|home page copy|web page copy|about page|about us page',
  announcement:
    'announcement|product announcement|launch announcement|product launch announcement|company announcement',
  tweet: 'tweet|tweets|x post|twitter post',
  'press-release': 'press release|media release|news release',
  'blog-post': 'blog post|blog|blog article|blogpost|blog posts|listicle|guest post',
  article: 'article|articles|news article|op-ed|editorial|feature article|seo article',
  essay: 'essay|essays|personal statement|statement of purpose|argumentative essay',
  outline: 'outline|blog outline|talking points|table of contents|structure',
  report:
    'report|reports|white paper|whitepaper|briefing|brief|executive summary|report narrative|incident narrative',
  summary: 'summary|synopsis|abstract|tl;dr|recap|overview|key points|key takeaways|takeaways|digest',
  'meeting-notes': 'meeting notes|minutes|meeting minutes|meeting summary',
  memo: 'memo|memos|memorandum|board memo|decision memo|decision paper|board paper',
  budget:
    'budget|budget plan|household budget|family budget|monthly budget|weekly budget|travel budget|wedding budget|project budget|spending plan|cost estimate',
  agenda: 'agenda|meeting agenda|run of show',
  speech:
    'speech|toast|wedding vows|vows|eulogy|keynote|talk|wedding speech|acceptance speech|presentation speech|debate speech',
  pitch: 'elevator pitch|pitch|sales pitch|lift pitch|startup pitch|investor pitch',
  persona:
    'buyer persona|buyer personas|customer persona|persona|personas|user persona|customer avatar|ideal customer profile',
  'call-script': 'call script|sales script|phone script|cold call script|support script',
  'video-script':
    'video script|youtube script|podcast script|explainer script|commercial|voiceover|voice-over|reel script|tiktok script|shot list|storyboard',
  script: 'script|screenplay|play script|show script|skit|sketch',
  scene: 'scene|scenes',
  dialogue:
    'dialogue|back-and-forth|dialog|conversation|transcript|back and forth|phone call transcript|chat between|role play dialogue|interview transcript',
  'childrens-story':
    "children's story|childrens story|kids story|kids' story|bedtime story|picture book|nursery story|story for children|story for kids",
  monologue: 'monologue|soliloquy|villain monologue|dramatic monologue',
  story:
    'story|short story|tale|fairy tale|fable|fic|fanfic|fanfiction|fan fiction|novel|novella|chapter|narrative|episode|prose|plot|scifi short story|flash fiction|backstory|myth|legend',
  poem: 'poem|haiku|sonnet|limerick|verse|rhyme|poems|acrostic|ode|koan|lipogram|ballad',
  song: 'song|lyrics|song lyrics|song lyric|rap|jingle|chorus|freak folk song|parody',
  music:
    'chord progression|chord progressions|progression|melody|bassline|bass line|riff|guitar riff|drum pattern|drum beat|chord chart',
  joke: 'joke|jokes|riddle|riddles|tongue twister|pun|puns|pickup lines|one-liner|stand-up routine',
  quote: 'quote|quotes|motivational quote|affirmation|affirmations|proverb',
  names: 'names|name|brand names|business names|company names|product names|domain names|usernames|nicknames',
  ideas:
    'ideas|idea|brainstorm|concepts|concept|topic ideas|content ideas|prompts|gift ideas|theme ideas|activities|angles',
  list: 'topics|subtopics|search queries|google searches|search terms|facts|fun facts|random facts|trivia|list|top 10|top ten|top 5|collection|playlist|examples|reasons|benefits|advantages|steps list|glossary|books|movies|songs|options|suggestions|questions|questions to ask|resources|tools|materials|ingredients list|snacks|traits|keywords',
  tips: 'tips|ways|advice|tricks|hacks|recommendations|pointers',
  words: 'synonyms|antonyms|alternatives|paraphrases|rhymes|rhyming words|vocabulary|terms for',
  recipe: 'recipe|recipes|meal|dish|dessert recipe|cocktail recipe',
  'meal-plan':
    'meal prep|weekly meal prep|weekly menu|week menu|menu plan|vegan menu|vegetarian menu|camp menu|meal plan|diet plan|weekly menu|menu plan|nutrition plan',
  'training-plan':
    'training plan|marathon training plan|running plan|fitness plan|exercise plan|fitness program|training program|workout program',
  workout: 'workout|workout plan|exercise routine|workout routine|exercise',
  itinerary: 'itinerary|travel plan|trip plan|road trip|travel itinerary|trip|vacation plan|city guide',
  plan: 'plan|roadmap|action plan|project plan|schedule|timeline|study plan|launch plan|onboarding plan|rollout plan|migration plan|learning path|learning roadmap|checklist plan|campaign plan|event plan|content plan|media plan',
  'content-calendar':
    'content calendar|social media calendar|editorial calendar|posting schedule|social calendar|content schedule',
  'business-plan': 'business plan|business model|business model canvas|lean canvas',
  strategy: 'strategy|content strategy|pricing strategy|seo strategy|product strategy|hr strategy',
  'marketing-plan':
    'marketing plan|marketing strategy|go to market strategy|go-to-market strategy|go to market plan|go-to-market plan|gtm strategy|gtm plan|growth strategy|growth plan|social media strategy|social media plan|sales strategy|sales plan|advertising plan|campaign|marketing campaign|advertising campaign|ad campaign|fundraising campaign|social media campaign|awareness campaign|crowdfunding campaign',
  'status-report':
    'status report|progress report|project status report|weekly report|status update|progress update|project update|weekly update|standup update|stand-up update|sprint update|daily update|team update',
  'incident-report': 'incident report|postmortem|post-mortem|post mortem|outage report|accident report',
  rubric: 'rubric|grading rubric|scoring rubric|marking scheme|grading criteria|marking criteria',
  'decision-record': 'adr|architecture decision record|decision record|architectural decision record',
  mission: 'mission statement|vision statement|purpose statement|value statement',
  feedback: 'feedback|critique|written feedback',
  'business-review': 'quarterly business review|business review|qbr|qbr deck|business review deck',
  'business-case': 'business case|budget proposal|budget request|headcount request|investment proposal',
  'grant-proposal':
    'grant proposal|grant text|grant application|funding proposal|funding application|funding request',
  'thesis-statement': 'thesis statement',
  'research-proposal': 'research proposal|thesis proposal|phd proposal|dissertation proposal|study proposal',
  bibliography: 'annotated bibliography|bibliography|literature list',
  'release-notes': 'release notes|changelog|patch notes|change log',
  statement: 'crisis statement|public statement|press statement|holding statement|official statement',
  battlecard: 'battlecard|battle card|sales battlecard|competitor battlecard',
  proposal:
    'proposal|business proposal|project proposal|quote letter|pitch deck text|bid|rfp response|scope of work|statement of work|service catalogue|service catalog|rfp',
  swot: "swot|swot analysis|pestle analysis|pestel analysis|porter's five forces",
  'market-analysis':
    'market analysis|competitor analysis|competitive analysis|competitive research|market research|competitor research|competitor comparison|market report|market size|customer analysis',
  'literature-review':
    'literature review|research paper|thesis|dissertation|introduction section|related work|methodology section|conclusion section|case report|research summary',
  'case-study': 'case study|case studies|success story|customer story|use case',
  'lesson-plan':
    'lesson plan|lesson|workshop plan|class plan|teaching plan|training session|workshop|unit plan|training module|learning module|e-learning module',
  curriculum:
    'curriculum|syllabus|course outline|course|course content|training course|course structure|training programme|bootcamp plan|learning materials',
  quiz: 'quiz|test questions|exam|multiple choice questions|multiple-choice questions|assessment|exam questions|trivia questions|quiz questions|practice questions|assignment|worksheet|exercises|homework',
  'study-guide':
    'study guide|study notes|cheat sheet|cheatsheet|revision notes|study sheet|notes|study material',
  questionnaire: 'questionnaire|survey|feedback form|survey questions|intake form|poll',
  'interview-questions': 'interview questions|interview guide|screening questions',
  instructions:
    'instructions|mental exercise|breathing exercise|guide|tutorial|how-to|walkthrough|step-by-step guide|step by step guide|manual|user guide|setup guide|how to guide|steps|handbook|sop|standard operating procedure|procedure|runbook|playbook|protocol|user manual|step-by-step instructions|best practices|process',
  checklist:
    'checklist|check list|to-do list|todo list|packing list|shopping list|grocery list|audit checklist',
  table: 'table|spreadsheet|matrix|chart of|comparison table|pros and cons|pros and cons list',
  template: 'template|form|boilerplate|framework|scorecard|tracker',
  policy:
    'policy|house rules|club rules|ground rules|classroom rules|code of conduct|return policy|refund policy|remote work policy|guidelines|regulation|disclaimer|acceptable use policy',
  'privacy-policy': 'privacy policy|cookie policy|privacy notice|privacy statement|data protection policy',
  contract:
    'contract|agreement|terms of service|terms and conditions|terms of use|terms|nda|non-disclosure agreement|lease|clause|clauses|employment contract|freelance contract|service agreement|rental agreement|waiver',
  'risk-assessment':
    'risk assessment|risk list|risk analysis|risk register|threat model|risk model|hazard analysis|compliance check|gap analysis|compliance checklist|dpia',
  'performance-review':
    'performance review|yearly review|year-end review|half-year review|salary review|peer review|appraisal|annual review|employee review',
  review:
    'review|product review|book review|movie review|restaurant review|film review|testimonial|hotel review',
  bio: 'about-section|about-me|bio|biography|profile|linkedin summary|about me|linkedin profile|artist statement|bios|dating profile',
  resume:
    'resume|cv|résumé|resume introduction|resume summary|resume bullet points|curriculum vitae|resume bullets',
  'job-description':
    'job description|job posting|job ad|job advert|vacancy|job post|job listing|role description',
  goals: 'goals|smart goals|okrs|okr|objectives|kpis|metrics|s.m.a.r.t. goals|milestones',
  'user-story': 'user story|user stories|acceptance criteria|use cases',
  requirements:
    'requirements|technical requirements|functional requirements|system requirements|specification|spec|feature spec|prd|product requirements document',
  'bug-report': 'bug report|defect report|error report',
  'discussion-questions':
    'essay questions|discussion questions|open questions|reading questions|book club questions|reflection questions|debate questions',
  ticket: 'ticket|jira ticket|support ticket|github issue|feature request',
  documentation: 'documentation|readme|api documentation|docs|docstring|technical documentation',
  'technical-design':
    'design doc|design document|architecture|api design|technical design|software architecture|rfc|system design|technical architecture',
  'test-plan':
    'test plan|test cases|testing strategy|testing strategies|test strategy|qa plan|test scenarios|test suite plan',
  faq: 'faq|faqs|q&a|frequently asked questions|help article|knowledge base article|support article',
  presentation:
    'ppt file|powerpoint file|powerpoint presentation|presentation|slides|slide deck|deck|powerpoint|ppt|pptx|pitch deck|slide outline|presentation outline',
  'financial-analysis':
    'financial analysis|financial model|cash flow forecast|financial plan|investment analysis|valuation|sales forecast|revenue forecast|financial forecast|demand forecast|financial projection|budget analysis|investment thesis|econometric model|sensitivity analysis|stock analysis|financial projections|cost analysis|roi analysis|p&l|profit and loss',
  'patient-leaflet':
    'patient leaflet|patient information|patient education|discharge instructions|patient handout|care plan|treatment plan|care report|patient guide|consent form|health leaflet|aftercare instructions',
  analysis:
    'analysis|results section|findings section|discussion section|critical analysis|root cause analysis|breakdown|assessment of|evaluation|deep dive|examination|differential diagnosis|diagnosis|interpretation|insights|research analysis|data analysis',
  explanation:
    'explanation|description|definition|introduction to|short description|brief description|summary of how|intro to|meaning',
  prompt:
    'prompt|chatgpt prompt|midjourney prompt|prompt structure|system prompt|ai prompts|chatgpt prompts|midjourney prompts|image prompts|system prompts',
  rule: 'yara rule|yara-l rule|sigma rule|snort rule|suricata rule|detection rule|correlation rule|alert rule|alerting rule|firewall rule|firewall rules|iptables rule|rewrite rule|redirect rule|mail rule|outlook rule|lint rule|eslint rule|validation rule|routing rule',
  regex: 'regex|regexp|regular expression|regex pattern',
  formula: 'formula|equation|excel formula|google sheets formula',
  query:
    'query|queries|sql query|sql queries|sql statement|select statement|sql|promql query|kql query|sparql query|cypher query|database query',
  code: 'code|function|script in python|python script|bash script|shell script|plugin|chrome extension|chrome plugin|browser extension|macro|command|bash command|program|testbench|middleware|api endpoint|algorithm|snippet|code snippet|unit test|unit tests|html page|css|powershell script|python program|python function|javascript|java code|dockerfile|yaml|makefile|github action|smart contract|fuzzer|css code|vba macro|react component|component|module|modulescript|parser|scraper|after effects expression|workflow file|html|java script|testcases in|stored procedure|cron job|config file|configuration file',
  design: 'circuit|radar|mounting|device|prototype',
  game: 'game|adventure|encounter|dnd encounter|one-shot|escape room|board game|quest|dungeon|adventure concept',
} as const;

export type DeliverableId = keyof typeof deliverableNouns;
