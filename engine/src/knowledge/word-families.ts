const words = (text: string): readonly string[] => text.split(' ');

/** People that a text may be for or to, in the singular. */
export const people = words(
  'adult applicant audience aunt baby beginner boss boy boyfriend brother buyer candidate child client coach colleague ' +
    'committee community congregation council couple coworker customer dad daughter dentist designer developer director ' +
    'doctor donor driver editor elder employee employer engineer executive expert family fan father fiance fiancee ' +
    'follower founder friend gf girl girlfriend grandchild grandma grandmother grandpa grandparent grandson group guest ' +
    'headteacher hr husband insurer interviewer investor jury kid kindergartner landlord lawyer leader learner listener ' +
    'lover mailing manager member mentor mother mum mom musician neighbor neighbour newcomer newsletter niece nephew nurse ' +
    'owner parent partner patient player politician principal professor public reader recruiter resident retiree runner ' +
    'sailor senior shareholder sister son staff stakeholder starter stranger student subscriber supervisor supplier ' +
    'teacher team teen teenager tenant toddler traveler traveller uncle user vendor viewer visitor volunteer wife woman ' +
    'worker',
);

export const tones = words(
  'academic blunt bold calm casual cheerful cheeky cold diplomatic dry elegant empathetic encouraging enthusiastic firm ' +
    'formal friendly funny gentle heartfelt honest humorous informal inspirational kind lighthearted loving melancholic ' +
    'motivational neutral objective optimistic passionate persuasive playful poetic polite professional respectful ' +
    'romantic sarcastic satirical scary sensitive serious sincere spooky stern sympathetic tactful technical upbeat urgent ' +
    'warm whimsical witty',
);

export const levels = words(
  'advanced amateur beginner expert fluent intermediate newbie novice professional a1 a2 b1 b2 c1 c2 undergraduate ' +
    'graduate freshman layperson laymen eli5',
);

export const formats = words(
  'bullet bullets checklist columns csv dialogue flowchart html json latex list markdown outline paragraphs rows ' +
    'spreadsheet table timeline xml yaml haiku limerick sonnet',
);

/** Words of size without a number. */
export const sizes = words('brief concise detailed long lengthy short shorter succinct tiny oneline');

export const lengthUnits = words(
  'character line page paragraph phrase sentence slide syllable token verse stanza word chapter',
);

export const durationUnits = words(
  'second sec minute min hour hr day night week weekend month year semester',
);

export const moneyWords = words('budget cheap dollar euro pound bucks usd eur gbp salary price cost');

export const dateWords = words(
  'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september ' +
    'october november december today tomorrow tonight yesterday christmas easter halloween thanksgiving deadline',
);

export const ageWords = words('aged baby kid toddler teenager teen child elderly preschooler pensioner');

export const numberWords = words(
  'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred',
);

/** Words that tell nothing by themselves. */
export const smallWords = words(
  'the and for from with without about into onto over under than then that this these those its our your my his her their ' +
    'they them you she him who whom whose what when where which why how not nor but are was were been being has had have ' +
    'does did done can could will would shall should may might must some any all each every both few more most other such ' +
    'only own same very just too also yet still already again here there one two get gets got make makes made want wants ' +
    'need needs like please mine yours something anything nothing everything somebody nobody enough rather quite much many',
);

/** Verbs that ask for a text. */
export const makingVerbs = words(
  'write draft compose create make generate prepare craft word pen rewrite edit shorten',
);

/** Words of asking, which say nothing of what is asked for. */
export const askingWords = words(
  'a an i im ive me we us be am is it in on at to of or as by so if do no up out get need want help make write give one two ' +
    'please pls dont just any',
);

/** What points at text that is handed over: words of place, and verbs of work on a text, in the languages served. */
export const materialPointers = (
  'this, these, following, below, given, attached, above, here is, here are, underlined, my text, my draft, my email, ' +
  'translate, proofread, correct, summarize, summarise, sum up, rewrite, rephrase, paraphrase, reword, shorten, ' +
  'condense, simplify, edit, fix, improve, polish, extract, classify, reply, respond, answer, analyze, analyse, review, ' +
  'expand, convert, turn, explain, identify, folgend, folgenden, übersetze, korrigiere, fasse, diesen, dieses, suivant, ' +
  'traduis, corrige, résume, ce texte, siguiente, traduce, resume, este texto, seguinte, traduza, resuma, seguente, ' +
  'traduci, correggi, riassumi, volgende, vertaal, vat, następujący, przetłumacz, popraw, streść, följande, översätt, rätta'
).split(', ');

/** British words with the American ones that say the same, both in the singular ("parcel/package"): a goal in either finds the same rows. */
export const americanFor = words(
  'parcel/package flat/apartment holiday/vacation rubbish/trash garbage/trash lorry/truck mum/mom mam/mom neighbour/neighbor colour/color favour/favor ' +
    'favourite/favorite grey/gray theatre/theater programme/program cheque/check jewellery/jewelry enquiry/inquiry licence/license centre/center ' +
    'metre/meter litre/liter mould/mold tyre/tire pyjama/pajama catalogue/catalog organise/organize apologise/apologize organising/organizing ' +
    'apologising/apologizing behaviour/behavior labour/labor honour/honor rumour/rumor travelling/traveling cancelled/canceled cancelling/canceling ' +
    'fibre/fiber moustache/mustache aluminium/aluminum aeroplane/airplane motorway/highway pavement/sidewalk ' +
    'advert/ad advertisement/ad leaflet/flyer solicitor/lawyer barrister/lawyer nappy/diaper pram/stroller cooker/stove hob/stove fridge/refrigerator ' +
    'hoover/vacuum jumper/sweater trousers/pants maths/math cv/resume résumé/resume film/movie ill/sick illness/sickness flatmate/roommate courgette/zucchini ' +
    'aubergine/eggplant biscuit/cookie redundancy/layoff wardrobe/closet cupboard/cabinet duvet/comforter ' +
    'postcode/zip pensioner/retiree carer/caregiver headteacher/principal pupil/student torch/flashlight windscreen/windshield kerb/curb ' +
    'enrol/enroll fulfil/fulfill practise/practice analyse/analyze prioritise/prioritize optimise/optimize counsellor/counselor',
);
