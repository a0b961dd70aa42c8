import type { SaidSlots } from '../rules/filled-slots.ts';

/** Whether something fails, somebody is hard to deal with, something is to be chosen, bought, done, learnt how to do, told to the public, told to somebody, or made for somebody. */
export type Mode =
  | 'trouble'
  | 'people'
  | 'choice'
  | 'buying'
  | 'doing'
  | 'rights'
  | 'cook'
  | 'how'
  | 'text'
  | 'talk'
  | 'verse';

/** What a goal is about, and what its answer turns on there, most useful first. */
export type Matter = { readonly when: RegExp } & { readonly [M in Mode]?: readonly string[] };

const tried = 'what was tried';
const since = 'since when';
const likes = 'what they like';
const now = 'where I stand now';

/** The first with words for the mode counts, so the narrow ones stand in front. */
const list: readonly Matter[] = [
  {
    when: /\b(?:tenants?|landlord|business partner|contractor|deposit|refund|money back|compensation|do i have to pay|am i (?:allowed|entitled|liable)|executor|charges me|cancelled|builder|register an? |refuses? to (?:take|pay|refund|repair|return)|warranty|fire (?:someone|somebody|an? \p{L}+)|write a will|inherit\w*|divorce|custody|visa|employer|overtime|wages|notice period)\b/iu,
    trouble: ['country or state', 'what the contract or rule says', 'what was done so far'],
    people: ['country or state', 'what the contract or rule says', 'what was done so far'],
    rights: ['country or state', 'what the contract or rule says', 'what was done so far'],
    how: ['country or state', 'what the contract or rule says', 'what was done so far'],
  },
  {
    when: /\bgifts?\b|\badvent calendar\b|\bsurprise for\b|\bpresents? for\b|\b(?:birthday|christmas) presents?\b/i,
    choice: [likes, 'budget'],
    doing: [likes, 'budget'],
  },
  {
    when: /^(?=.{0,100}$).*\b(?:books?|novels?|thrillers?|movies?|films?|series|tv shows?|anime|(?:board|video|card) games?|podcasts?|playlist|songs?)\b/i,
    choice: ['what was liked before', 'what it should not be'],
  },
  {
    when: /\b(?:a|my|pay|for a) (?:raise|rise|promotion)\b|\bsalary\b/i,
    talk: ['two results', 'pay now and wished for', 'what was said so far'],
    how: ['two results', 'pay now and wished for', 'what was said so far'],
  },
  {
    when: /\b(?:negotiat\w+|haggle|bargain)\b/i,
    talk: ['what is asked and what I want', 'what speaks for it'],
    how: ['what is asked and what I want', 'what speaks for it'],
  },
  {
    when: /\b(?:to|for) (?:my |our )?(?:\d+[- ]year[- ]old |little |baby )?(?:son|daughter|kids?|child(?:ren)?|grandson|granddaughter|niece|nephew)\b(?!['’])/i,
    verse: ['name and age of the child', likes],
  },
  {
    when: /\b(?:to|for|about) (?:(?:my|our|an?|his|her|the) )?(?:[\p{L}-]+ ){0,2}(?:wife|husband|girlfriend|boyfriend|partner|fianc[eé]e?|m[ou]ther|father|m[ou]m|dad|grand\w+|sister|brother|son|daughter|friend|colleague|teacher|boss|neighbou?r|aunt|uncle|coach|nurse)s?\b(?!['’]s? (?!\d|birthday|wedding|retire|farewell|graduation))/iu,
    verse: ['something about them', 'a moment we shared'],
  },
  {
    when: /\b(?:wedding|birthday|farewell|funeral|eulogy|toast|best man|maid of honou?r|anniversary|retire\w*|graduation|vows|memorial|leaving (?:do|party)|groom|bride)\b/i,
    verse: ['moments to tell of'],
  },
  {
    when: /\blooking for (?:\p{L}+ ){0,2}(?:work|jobs?|role|position)\b|\bopen to work\b/iu,
    text: ['what I did last', 'what I am good at', 'what I look for'],
  },
  {
    when: /\b(?:looking for (?!(?:a |an |my |new )*(?:new )?(?:work|jobs?|role|position|something)\b)|hiring|we seek|vacanc\w+|join (?:us|our)|volunteers? wanted)\b/i,
    text: ['place, hours and pay', 'what we offer', 'contact'],
  },
  {
    when: /\b(?:dating|tinder|bumble|hinge)\b/i,
    text: ['three details about me', 'who I look for'],
  },
  {
    when: /\b(?:lost|missing|found|stray)\b/i,
    text: ['what it looks like', 'place and time', 'contact'],
  },
  {
    when: /\b(?:airbnb|real estate|\d[- ]room|cottage|holiday (?:home|flat|house)|guest ?house|cabin|chalet|(?:flat|room|apartment|house) (?:to|for) (?:let|rent|sale))\b/i,
    text: ['rooms and beds', 'place and what is near', 'price'],
  },
  {
    when: /\b(?:used|second[- ]hand|ebay|for sale|sell(?:ing)?|marketplace|vinted|craigslist)\b/i,
    text: ['make, age and condition', 'price', 'place of pick-up'],
  },
  {
    when: /\b(?:sale|discount|off(?:er)?|black friday)\b/i,
    text: ['what is offered and its price', 'until when', 'where or link'],
  },
  {
    when: /\b(?:why|how|what) (?:we|i) (?!can\b|could\b|should\b)\p{L}|\b(?:my|our) (?:first|last|story|experience|journey|mistakes?)\b|\blearn(?:ed|t)\b/iu,
    text: ['what happened', 'figures or names that may be told'],
  },
  {
    when: /\bpacking list\b|\bwhat (?:to|should i|should we|do i) pack\b/i,
    doing: ['dates', 'number of days', 'what is planned there'],
  },
  {
    when: /\b(?:first|second) date\b|\bdate (?:night|ideas?)\b/i,
    doing: [likes, 'budget'],
  },
  {
    when: /\bleft-?overs?\b|\bwhat (?:can|should|could|to) (?:(?:i|we) )?(?:cook|make|eat|bake)\b|\bfridge\b/i,
    cook: ['what else is at home', 'what we do not eat', 'time to cook'],
  },
  {
    when: /^.{0,28}\b(?:recipes?|cake|dinner|lunch(?:box\w*)?|breakfast|meals?|soup|salad|dessert|snacks?)\b|^\W*(?:how to |what (?:should|to) )?(?:i )?(?:bake|cook)\b/i,
    cook: ['people', 'what we do not eat', 'time to cook'],
    choice: ['people', 'what we do not eat', 'time to cook'],
  },
  {
    when: /\b(?:party|parties|wedding(?! (?:dress|gown|ring|cake|photo|card)\w*)|celebration|anniversary|reunion|bbq|barbecue|picnic|baby shower|offsite|team (?:day|event|building)|team-building|(?:hen|stag) (?:do|night)|birthday)\b|\b(?:plan|organi[sz]\w+|host|throw|set up)\b.*\b(?:festival|fair|market|workshops?|concert|tournament|conference|fundraiser|open (?:day|house))\b/i,
    doing: ['number of guests', 'date and place', 'budget', likes],
  },
  {
    when: /\b(?:party|parties|wedding(?! (?:dress|gown|ring|cake|photo|card)\w*)|celebration|anniversary|festival|fair|(?:flea|christmas) market|workshops?|concert|tournament|conference|fundraiser|open (?:day|house))\b/i,
    text: ['date and place', 'what is special about it'],
  },
  {
    when: /\b(?:exams?|(?:theory|driving) test|revis\w+|finals|thesis)\b/i,
    doing: ['exam date', 'what it covers', now, 'time a week'],
  },
  {
    when: /\b(?:learn(?:ing)?(?! to (?:say|let|love|accept|trust|relax))|improve my|stud(?:y|ying))\b/i,
    doing: [now, 'time a week', 'what it is for'],
  },
  {
    when: /\b(?:trip|trips to|travel\w*|vacations?|holidays?|city break|honeymoon|camping|what (?:to|can|should|could) (?:we |i )?(?:do|see|visit) in|backpacking|hik(?:e|ing)|packing list|where (?:to|should|can|could) (?:we |i )?(?:go|fly|stay|spend|celebrate)|(?:weekend|days?|weeks?|nights?)(?: for [\p{L} ]{1,16})? (?:in|at|on|of) (?!a row\b|work\b|school\b)\p{L})/iu,
    choice: ['dates', 'who travels', 'what we like', 'budget'],
    doing: ['dates', 'number of days', 'who travels', 'what we like', 'budget'],
  },
  {
    when: /\b(?:get|stop|train|teach|help|make|keep)\b.{0,20}\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|rabbits?|parrot)\b/i,
    how: ['age and kind', tried],
  },
  {
    when: /\b(?:get|stop|teach|help|make|keep)\b.{0,20}\b(?:son|daughter|kids?|child(?:ren)?|teen(?:ager)?s?|toddlers?|baby|\d+[- ]year[- ]olds?)\b|\b(?:son|daughter|child|toddler)\b.*\b(?:afraid|scared|refuses|cries)\b/i,
    how: ['age of the child', tried],
  },
  {
    when: /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|rabbits?|hamster|guinea pigs?|parrot|budgies?|hens?|chickens|(?:gold)?fish|aquarium)\b/i,
    trouble: ['age and kind', since, 'what changed before', tried],
    choice: ['who is at home and when', 'what speaks against it'],
  },
  {
    when: /\b(?:plants?|monstera|orchids?|basil|tomato(?:es)?|lawn|hedge|roses?|trees?|leaves|cact(?:us|i)|succulents?|hydrangeas?|strawberr(?:y|ies)|lemon tree)\b/i,
    trouble: [since, 'light and watering', tried],
  },
  {
    when: /\b(?:car|engine|brakes|motor(?:bike|cycle)|van|clutch|gearbox|scooter)\b/i,
    trouble: ['model, year and mileage', since, tried],
    buying: ['budget', 'distance a year', 'what it is used for'],
  },
  {
    when: /\b(?:laptop|pc|computer|mac(?:book)?|(?:i|smart)?phone|android|ipad|tablet|printer|router|wi-?fi|internet|bluetooth|tv|monitor|camera|headphones|earbuds|console|windows|excel|word document|outlook|app|browser|chrome|smartwatch|keyboard|e-?reader|kindle|usb|spreadsheet|instagram|facebook|account)\b/i,
    trouble: ['model and system', since, tried],
    buying: ['budget', 'what it is used for', 'what matters most'],
  },
  {
    when: /\b(?:washing machine|washer|dishwasher|dryer|fridge|freezer|oven|stove|heating|heater|radiators?|boiler|vacuum|(?:coffee|espresso|sewing) machine|mower|e-?bike|bike|bicycle|heat pump|thermostat|microwave|drill)\b/i,
    trouble: ['make and model', since, tried],
    buying: ['budget', 'what it is used for', 'what matters most'],
  },
  {
    when: /^(?=.{0,100}$).*\b(?:knees?|hips?|surgery|operation|braces|implants?|vaccin\w+|therapy|medication|pills?)\b/i,
    choice: ['age and diagnosis', tried, 'what it keeps me from'],
  },
  {
    when: /\b(?:activit\w+|games?|crafts?|busy|teach|potty|homework|indoors|rainy)\b.*\b(?:son|daughter|kids?|child(?:ren)?|toddlers?|baby)\b/i,
    doing: ['age', likes],
  },
  {
    when: /\b(?:son|daughter|kids?|child(?:ren)?|teen(?:ager)?s?|toddlers?|baby|\d+[- ]year[- ]olds?)\b/i,
    trouble: ['age of the child', 'what happened last', tried],
    people: ['age of the child', 'what happened last', tried],
    talk: ['age of the child', 'what was said so far', 'what I want from it'],
  },
  {
    when: /\b(?:buy|rent|build|lease|sell)\b.*\b(?:flat|house|apartment|home|place|condo)\b|\bhow much (?:flat|house|rent)\b/i,
    choice: ['place and prices', 'income and savings', 'how long I will stay'],
    doing: ['place and prices', 'income and savings'],
  },
  {
    when: /\b(?:groceries|energy|electricity|heating costs|bills?|spending|solar|heat pump|insulation|heat (?:a|my|our|the))\b/i,
    choice: ['what I use and spend now', 'price of the offer'],
    doing: ['what I spend now', 'people', tried],
    how: ['what I spend now', 'people', tried],
  },
  {
    when: /\b(?:business|marketing) ideas?\b|\b(?:more|new|find|win|get) (?:customers|clients|guests|members|bookings|followers)\b|\b(?:start|open|launch|found|grow|run)\b.*\b(?:business|shop|store|caf[eé]|restaurant|company|blog|podcast|channel|side hustle|startup|agency|practice)\b/i,
    choice: ['money put by', 'what speaks against it'],
    doing: ['what is there already', 'money and time for it', 'place or market'],
  },
  {
    when: /\b(?:sav(?:e (?:for|up|money)|ings?)|invest\w*|debts?|mortgage|loan|pension|retire\w*|etfs?|shares|stocks|inherit\w*|afford|(?:emergency )?fund)\b|\bi have .{0,16}(?:\b(?:euros?|dollars|pounds|bucks)\b|[€$£])/i,
    choice: ['age, income and savings', 'debts and fixed costs', 'when the money is needed'],
    doing: ['age, income and savings', 'debts and fixed costs', 'when the money is needed'],
    how: ['age, income and savings', 'debts and fixed costs', 'when the money is needed'],
  },
  {
    when: /\b(?:my|the|this) (?:rent|pay|wages?|fees?|bills?|premium|quote)\b|\bsalary\b/i,
    choice: ['amount and what it covers', 'country or region'],
  },
  {
    when: /\b(?:quit|leave|change|resign|switch)\b.*\b(?:jobs?|work|career|company|employer)\b|\b(?:freelanc\w+|self[- ]employed)\b/i,
    choice: ['what bothers me now', 'what I would do instead', 'money put by'],
  },
  {
    when: /\b(?:master|bachelor|degree|university|college|phd|doctorate|apprenticeship|studies|study)\b/i,
    choice: ['field', 'what I want to do later', 'what holds me back'],
  },
  {
    when: /\b(?:lose \d|weight|overweight|belly|protein|couch to|kilos?|marathon|\d+ ?k|run(?:ning)?|work ?outs?|muscles?|strength|fit(?:ness|ter)?|gym|swim(?:ming)?(?! ?pool)|push-?ups?|yoga|cycling|(?:strength|endurance) training)\b/i,
    doing: [now, 'days a week', 'limits of health'],
    how: [now, tried, 'limits of health'],
  },
  {
    when: /\b(?:bread|dough|sourdough|cake|cookies|sauce|jam|yog(?:h)?urt|pancakes|pizza)\b/i,
    trouble: ['how it was made', tried],
  },
  {
    when: /\bmov(?:e|ing)\b/i,
    doing: ['rooms and people', 'date', 'help and budget'],
  },
  {
    when: /\b(?:remov(?:e|ing)|clean|get)\b.*\b(?:stains?|smells?|mou?ld|limescale|rust|wine|gum|grease|wax|ink|paint|glue|pee|blood|pots?|pans?|oven|carpet|sofa|mattress)\b|\bmou?ld (?:in|on)\b/i,
    doing: ['material', 'how old it is', tried],
  },
  {
    when: /\b(?:mirror|shel(?:f|ves)|cabinet|lamp|curtain rail|tv mount|picture frame)\b/i,
    doing: ['material and weight', 'tools at hand'],
  },
  {
    when: /^.{0,24}\b(?:build|lay|laminate|install|fix|patch|hang|mount|sew|knit|renovat\w+|paint|insulat\w+|til(?:e|es|ing)|floor|wallpaper|fence|deck|raised bed)\b/i,
    doing: ['size and place', 'material', 'tools at hand'],
  },
  {
    when: /\b(?:make|design|(?:re)?decorat\w+|turn|furnish\w*|plan|redo|nice\w*|cos[iy]\w*|ideas|renovat\w+|brighten)\b.*\b(?:apartment|flat|office|house|balcony|garden|yard|patio|terrace|(?:bed|living |bath|dining |kids['’]? )room|room|hallway|attic)\b/i,
    doing: ['size and light', 'budget', 'taste'],
  },
  {
    when: /\b(?:tired|sleep|snor\w+|headaches?|dizzy|period|cough\w*|itch\w*|pain|aches?|hurts?|skin|eyes?|ears?|nose|throat|tooth|teeth|legs?|shoulders?|neck|stomach|knees?|blood pressure|cholesterol|allergy|hay fever|stress|migraine)\b/i,
    trouble: [since, 'other signs', tried, 'age'],
    how: [since, tried, 'age'],
  },
  {
    when: /\b(?:employees?|room-?mates?|flat-?mates?|husband|wife|boyfriend|girlfriend|partner|colleagues?|co-?workers?|boss|friends?|friendship|relationship|mother|father|m[ou]m|dad|sister|brother|neighbou?rs?|team)\b/i,
    trouble: ['what happened last', tried, 'what I want from it'],
    how: ['what happened last', 'what I want from it'],
  },
  {
    when: /\b(?:ants|mice|moths|mosquitoes|wasps|flies|slugs|rats|fleas|weeds)\b/i,
    trouble: ['where and since when', tried],
    doing: ['where and since when', tried],
  },
  {
    when: /\b(?:fear|habit|confident|confidence|procrastinat\w*|shy|anxious|nervous|on time|stop (?:my|\p{L}+ing))\b/iu,
    trouble: ['when it happens', tried],
    doing: ['when it happens', tried],
  },
  {
    when: /^\W*(?:(?:help me )?plan (?:an?|our)|organi[sz]e|host|throw|arrange|promote) /i,
    doing: ['people', 'date and place', 'budget'],
  },
];

/** What they ask for, and the ways of saying it. */
const said: SaidSlots = [
  [/^code or/, /[{}();=`]/],
  [
    /^material(?! and w)/,
    /\b(?:wool(?:len)?|silk|cotton|linen|leather|suede|velvet|oak|pine|walnut|wood(?:en)?|steel|brick|concrete|plasterboard|drywall|glass|marble|granite|laminate|aluminium)\b/i,
  ],
  [
    /^(?:days|time) a week/,
    /\b(?:times|days|hours|evenings|x) (?:a|per) week\b|\b(?:a|per) day\b|\b(?:daily|every (?:day|morning|evening))\b/i,
  ],
  [
    /^number of days/,
    /\b(?:weekend|day (?:trip|out|in)|(?:\d+|one|an?|two|three|four|five|six|seven|ten)[- ](?:days?|nights?|weeks?))\b/i,
  ],
  [
    /^number of guests/,
    /\b(?:for|with)? ?(?:\d+|two|three|four|five|six|eight|ten|twelve|twenty|a dozen) (?:\p{L}+ )?(?:people|guests|adults|kids|children|friends|girls|boys|persons|colleagues)\b/iu,
  ],
  [/^where I start/, /\bfrom \p{Lu}/u],
  [/^rooms and people/, /\b(?:\d+|one|two|three|four)[- ](?:bed)?rooms?\b/i],
  [
    /^where I stand/,
    /\b(?:beginner|from scratch|from zero|never|intermediate|advanced|[abc][12]|currently|at the moment|i(?:['’]m| am)? (?:already )?(?:can|run|speak|weigh|swim|lift|know|have|walk|\d+))\b/i,
  ],
  [/^age and kind/, /\b(?:puppy|kitten)\b/i],
  [
    /^(?:model|make)\b/,
    /\b(?:iphone|galaxy|pixel|ipad|windows|ios|android|macos|golf|corsa|fiesta|xbox|ps)\s?\d+\b|\b(?!\d)(?=\p{L}*\d)[\p{L}\d]{4,}\b|\b(?:bosch|siemens|miele|samsung|lg|delonghi|canon|epson|brother|hp|lenovo|dell|asus|acer|fritz ?box|vw|bmw|audi|toyota|ford|opel|skoda)\b/iu,
  ],
  [/^what it shows/, /#\w+!?|\berrors? (?:code )?\w*\d|\bsays\b|\bblack screen\b/i],
  [/^model and system/, /\b(?:wi-?fi|internet)\b/i],
  [
    /^(?:what they like|what we like|taste)/,
    /\b(?:who (?:likes?|loves?|enjoys?|is into|has everything)|(?:he|she|they|we|i) (?:really )?(?:likes?|loves?|enjoys?|hates?)|fan of|interested in|themed?)\b/i,
  ],
  [
    /^country/,
    /\b(?:germany|german|uk|england|scotland|us|usa|france|spain|italy|india|canada|australia|austria|switzerland|ireland|netherlands|belgium|poland|sweden|portugal|california|texas|new york|florida|ontario)\b/i,
  ],
  [
    /^what we (?:do not )?eat|^what they do not eat/,
    /\b(?:vegan|vegetarian|gluten|lactose|keto|halal|kosher|without|no (?:meat|fish|dairy|nuts)|allerg\w+|low[- ]carb|free)\b/i,
  ],
  [/^what is at home/, /\b(?:with|from|leftovers?|using|without|vegan|have)\b/i],
  [/^what I want from it/, /\b(?:i (?:want|would like|need|wish)|without (?:losing|hurting|a fight))\b/i],
];

export const matters = { list, said };
