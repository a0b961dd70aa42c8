/** Frequent misspellings that are more than one slip away, and their only reading, `wrong:right`, lower case. */
export const misspellings = (
  'requiremens:requirements differnce:difference diffrence:difference teh:the adn:and taht:that wich:which wihch:which untill:until freind:friend freinds:friends realy:really ' +
  'thier:their peice:piece wirte:write wriet:write writte:write wrtie:write emial:email eamil:email seperated:separated ' +
  'adresses:addresses acommodate:accommodate rhytm:rhythm implemention:implementation tommorow:tomorrow ' +
  'describtion:description develope:develop dissapoint:disappoint excercise:exercise exersise:exercise ' +
  'explaination:explanation explane:explain grammer:grammar lanaguage:language maintainance:maintenance ' +
  'ocassional:occasional particurly:particularly presense:presence proffesional:professional ' +
  'pronounciation:pronunciation publically:publicly questionare:questionnaire reccomend:recommend ' +
  'responce:response restaraunt:restaurant schedual:schedule similiar:similar speach:speech thourough:thorough ' +
  'tounge:tongue truely:truly vaccum:vacuum visable:visible gernerate:generate reasearch:research ' +
  'strategie:strategy stradegy:strategy analisis:analysis substraction:subtraction artical:article compeny:company ' +
  'welcom:welcome algorythm:algorithm befor:before wheather:weather complet:complete thru:through tonite:tonight'
).split(' ');

/** Contractions without their apostrophe. */
export const contractions =
  "im:I'm ive:I've dont:don't doesnt:doesn't didnt:didn't isnt:isn't arent:aren't wasnt:wasn't werent:weren't wouldnt:wouldn't shouldnt:shouldn't couldnt:couldn't havent:haven't hasnt:hasn't hadnt:hadn't wont:won't cant:can't theres:there's thats:that's whats:what's".split(
    ' ',
  );

/**
 * Words that goals use often. Their slips (a letter dropped, doubled or swapped with its neighbour, in a long word one
 * vowel for another, never the first or the last) are no words of their own: a word whose slip is one ("complete", "compete") does not stand here.
 */
export const frequentWords = (
  'absence accept accommodate account achieve across activity address adventure advertisement advice advisor ' +
  'algorithm allergy already although analysis analyze anniversary announcement anxiety apartment apology ' +
  'application appointment appreciate approach argument article assignment assistant assumption attention audience ' +
  'automatically available average bakery balance beautiful because before beginner beginning behavior believe ' +
  'benefit between biography birthday blanket brochure budget business calculate calculator calendar campaign ' +
  'candidate category celebrate certificate challenge chapter character chatbot checklist chemistry children ' +
  'chocolate christmas client colleague college comment commercial committee communicate communication community ' +
  'company comparison complain computer concept concerned conclusion condition conference conscious consistent ' +
  'conversation correct costume creative criticism culture currency curriculum custom customer database daughter ' +
  'decision definitely definition delicious deliver delivery department describe description develop developer ' +
  'development diagram difference different difficult diploma direction discount discover discussion document ' +
  'download economic education efficient elementary elevator embarrass embarrassing emergency employee employer ' +
  'encourage engineer enough environment environmental equipment especially evaluate evening everyone everything ' +
  'exactly example excellent execute exercise existence expense expensive experience experiment explain ' +
  'explanation express facebook familiar favorite feature february feedback festival finally financial finished ' +
  'fitness follower following foreign formula forward framework freelance frequently friendly function fundamental ' +
  'fundraiser furniture further garden generate generator government grammar graphic grateful grocery guarantee ' +
  'guitar happened headline healthy height history holiday homework horizontal hospital household however husband ' +
  'hygiene illustration immediately implement important improve improvement include increase independent industry ' +
  'information ingredient inspiration instagram instead instruction insurance interest interested interesting ' +
  'interview introduce introduction invitation invoice january javascript journal journey keyboard kitchen ' +
  'knowledge landlord language laptop leadership lecture length lesson letter library license linkedin listing ' +
  'literature location machine maintenance management manager marketing mathematics maximum meaning measure ' +
  'medical medicine meeting member message method minimum mobile moment monthly morning mortgage motivation ' +
  'motivational mountain museum national necessary neighbor neighborhood network newsletter noticeable nutrition ' +
  'obvious occasion occasional occurred occurrence office opinion opportunity optimize ordinary organization ' +
  'organize original outline outside overview package paragraph parallel parents particular partner password ' +
  'payment people performance permission personal personality personnel photograph picture platform playlist ' +
  'please podcast policy political popular portfolio position positive possession possible poster potential ' +
  'practice preferred prepare presentation president pressure probably problem procedure process product ' +
  'production profession professional professor profile program programming project promotion prompt pronunciation ' +
  'proposal protein psychology publish purchase purpose puzzle python quality question questionnaire quickly ' +
  'realistic reason receive received recipe recommend recommendation reference referred refund relationship ' +
  'relevant religious remember reminder remove repair replace report request requirement research reservation ' +
  'resignation resource response responsibility restaurant restriction resume return review rhythm romantic ' +
  'routine salary schedule science scientist script second secretary sentence separate sequence service several ' +
  'should similar simple sincerely situation software solution somebody something spanish speech spreadsheet ' +
  'standard statement strategy strength structure student subject subscription success successful suggest ' +
  'suggestion summarize summary supplier support surprise survey sustainable syllable symptom system teacher ' +
  'technical technique technology television temperature template temporary testimonial therapy threshold together ' +
  'tomorrow tourist traffic training transform transition translate translation transport travel treatment ' +
  'tutorial unfortunately university upcoming update useful vacation variable vegetable vegetarian vehicle village ' +
  'visible vocabulary volunteer website wedding wednesday weekend weekly weight weird welcome whatsapp whether ' +
  'without wonderful workout workshop writing written yesterday youtube'
).split(' ');
