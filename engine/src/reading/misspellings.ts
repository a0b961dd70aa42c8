/** Frequent misspellings that are more than one slip away, and their only reading, `wrong:right`, lower case. */
const pairs = (
  'teh:the adn:and taht:that wich:which wihch:which recieved:received definately:definitely seperate:separate ' +
  'seperated:separated occurence:occurrence untill:until tommorow:tomorrow accomodate:accommodate acommodate:accommodate ' +
  'adresses:addresses calender:calendar catagory:category cemetary:cemetery commited:committed concious:conscious ' +
  'consistant:consistent cirriculum:curriculum describtion:description discription:description develope:develop ' +
  'dissapoint:disappoint embarass:embarrass enviromental:environmental excercise:exercise exersise:exercise ' +
  'existance:existence experiance:experience explaination:explanation explane:explain freind:friend freinds:friends ' +
  'futher:further grammer:grammar harrass:harass heigth:height hygeine:hygiene independant:independent lanaguage:language ' +
  'liason:liaison lenght:length maintainance:maintenance maintenence:maintenance marketting:marketing ' +
  'millenium:millennium noticable:noticeable occassional:occasional ocassional:occasional paralell:parallel ' +
  'particurly:particularly peice:piece persistant:persistent personel:personnel possesion:possession prefered:preferred ' +
  'presense:presence proffesional:professional promt:prompt promts:prompts pronounciation:pronunciation ' +
  'publically:publicly questionare:questionnaire realy:really reccomend:recommend refered:referred relevent:relevant ' +
  'responce:response restaraunt:restaurant restaurent:restaurant rythm:rhythm rhytm:rhythm schedual:schedule ' +
  'sentance:sentence sieze:seize similiar:similar sincerly:sincerely speach:speech thier:their thourough:thorough ' +
  'threshhold:threshold togather:together tounge:tongue truely:truly vaccum:vacuum vegatable:vegetable visable:visible ' +
  'wierd:weird soduku:sudoku writen:written writte:write wirte:write wrtie:write creat:create craete:create gernerate:generate ' +
  'summerize:summarize sumarise:summarise reasearch:research requiremens:requirements strategye:strategy ' +
  'stratagy:strategy strategie:strategy stradegy:strategy sctivities:activities activites:activities activty:activity ' +
  'analisis:analysis substraction:subtraction fundemental:fundamental funamental:fundamental assumtion:assumption ' +
  'assumtions:assumptions chatot:chatbot chatots:chatbots concered:concerned phython:python adviosr:advisor emial:email ' +
  'eamil:email emai:email artical:article blogg:blog custumer:customer compeny:company welcom:welcome ' +
  'aplication:application excution:execution excute:execute horizonal:horizontal accross:across identied:identified ' +
  'varibales:variables varible:variable varibles:variables algorythm:algorithm implment:implement ' +
  'implemention:implementation befor:before wheather:weather beautifull:beautiful retuns:returns retun:return citty:city ' +
  'complet:complete embarassing:embarrassing embarassed:embarrassed thru:through wether:whether somthing:something becuase:because beleive:believe recieve:receive diffrent:different intresting:interesting neccessary:necessary tommorrow:tomorrow tomorow:tomorrow tonite:tonight probaly:probably proly:probably'
).split(' ');

/** Contractions without their apostrophe. */
const contractions =
  "im:I'm ive:I've dont:don't doesnt:doesn't didnt:didn't isnt:isn't arent:aren't wasnt:wasn't werent:weren't wouldnt:wouldn't shouldnt:shouldn't couldnt:couldn't havent:haven't hasnt:hasn't hadnt:hadn't wont:won't cant:can't theres:there's thats:that's whats:what's".split(
    ' ',
  );

/**
 * Words that goals use often. Their slips (a letter dropped, doubled or swapped with its neighbour, never the first or
 * the last) are no words of their own: a word whose slip is one ("complete", "compete") does not stand here.
 */
const frequent = (
  'absence accept account achieve address adventure advertisement advice algorithm allergy already although analysis ' +
  'analyze anniversary announcement anxiety apartment apology appointment appreciate approach argument article assignment ' +
  'assistant attention audience automatically available average balance bakery because before beginner beginning behavior ' +
  'believe benefit between biography birthday blanket brochure budget business calculate calculator calendar campaign ' +
  'candidate category celebrate certificate challenge chapter character checklist chemistry children chocolate christmas ' +
  'client colleague college comment commercial committee communicate communication community company comparison complain ' +
  'computer concept conclusion condition conference conversation correct costume creative criticism culture curriculum ' +
  'currency custom customer database daughter decision definitely definition delicious deliver delivery department ' +
  'describe description develop developer development diagram different difference difficult diploma direction discount ' +
  'discover discussion document download economic education efficient elementary elevator emergency employee employer ' +
  'encourage engineer enough environment equipment especially evaluate evening everyone everything exactly example ' +
  'excellent exercise existence expense expensive experience experiment explain explanation express facebook familiar ' +
  'favorite feature february feedback festival finally financial finished fitness follower following foreign formula ' +
  'forward framework freelance frequently friendly function fundraiser furniture garden generate generator government ' +
  'grammar graphic grateful grocery guarantee guitar happened headline healthy history holiday homework hospital ' +
  'household however husband illustration immediately important improve improvement include increase independent industry ' +
  'information ingredient inspiration instagram instead instruction insurance interest interested interesting interview ' +
  'introduce introduction invitation invoice january javascript journal journey keyboard kitchen knowledge landlord ' +
  'language laptop leadership lecture lesson letter library license linkedin listing literature location machine ' +
  'maintenance management manager mathematics maximum meaning measure medical medicine meeting member message method ' +
  'minimum mobile moment monthly morning mortgage motivation motivational mountain museum national necessary neighbor ' +
  'neighborhood network newsletter nutrition obvious occasion occurred office opinion opportunity optimize ordinary ' +
  'organization organize original outline outside overview package paragraph parents particular partner password payment ' +
  'people performance permission personal personality photograph picture platform playlist please podcast policy ' +
  'political popular portfolio position positive possible poster potential practice prepare presentation president ' +
  'pressure probably problem procedure process product production profession professional professor profile program ' +
  'programming project promotion pronunciation proposal protein psychology publish purchase purpose puzzle python quality ' +
  'question questionnaire quickly realistic reason receive recipe recommend recommendation reference refund relationship ' +
  'relevant religious remember reminder remove repair replace report request requirement research reservation resignation ' +
  'resource response responsibility restaurant restriction resume review romantic routine salary schedule science ' +
  'scientist script second secretary sentence separate sequence service several should similar simple situation software ' +
  'solution somebody something spanish speech spreadsheet standard statement strategy strength structure student subject ' +
  'subscription success successful suggest suggestion summarize summary supplier support surprise survey sustainable ' +
  'syllable symptom system teacher technical technique technology television temperature template temporary testimonial ' +
  'therapy together tomorrow tourist traffic training transform transition translate translation transport travel ' +
  'treatment tutorial unfortunately university upcoming update useful vacation vegetable vegetarian vehicle village ' +
  'visible vocabulary volunteer website wedding wednesday weekend weekly weight welcome whatsapp without ' +
  'wonderful workout workshop writing yesterday youtube'
).split(' ');

const slipsOf = (word: string): string[] =>
  [...word].flatMap((letter, at) => {
    if (at === 0) return [];
    const doubled = word.slice(0, at) + letter + word.slice(at);
    if (at === word.length - 1) return [doubled];
    return [
      doubled,
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + word.charAt(at + 1) + letter + word.slice(at + 2),
    ];
  });

const right: ReadonlySet<string> = new Set(frequent);

const build = (): ReadonlyMap<string, string> => {
  const slips = frequent.flatMap((word) => slipsOf(word).map((slip) => [slip, word] as const));
  return new Map([
    ...slips.filter(([slip]) => !right.has(slip)),
    ...[...pairs, ...contractions].map((pair) => pair.split(':') as [string, string]),
  ]);
};

let known: ReadonlyMap<string, string> | undefined;

/** The right spelling of a known misspelling in lower case, its plural included; undefined for any other word. */
export const correctionOf = (word: string): string | undefined => {
  if (right.has(word)) return undefined;
  known ??= build();
  const isPlural = word.endsWith('s') && !word.endsWith('ss') && word.length > 1;
  const plural = isPlural ? known.get(word.slice(0, -1)) : undefined;
  return known.get(word) ?? (plural && !plural.endsWith('s') ? `${plural}s` : undefined);
};
