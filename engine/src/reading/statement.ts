const teller =
  /^\W*(?:(?:ok|okay|so|well|and|but|hi|hey|hello|basically|help|ugh)[,! ]+)*(?:my|our|his|her|their|the|this|that|every(?:one|body|thing)|no(?:body| one)|some(?:one|body|thing)|people|he|she|it|they|we|i|i['’]?(?:m|ve|d)|life|\d+[- ](?:year|month|week)s?[- ]olds?)\b/i;
const finite =
  /(?:\b(?:is|are|was|were|am|has|had|does|did|will|can(?:no|['’])?t|cannot|keeps?|refuses?|wants|says?|said|told|gets|got|seems?|feels?|felt|makes|thinks?|loves?|hates?|cries|screams?|wakes|left|lost|broke|died|stopped|owes?|ignores?|lies|smells?|tastes?|looks|sounds|hurts?|gave|took|came|went|found|saw|became|began|fell|never|always)|n['’]t|['’]s|i['’]m)\b|\b(?!need|bed\b|red\b|feed\b|seed\b|speed\b|weed\b|based|used|handed|detailed|animated|illustrated|weighted)\p{L}{2,}ed\b/iu;
/** "Windows says no space left": whatever speaks, it tells. */
const reports =
  /^[^\p{L}\p{N}]*(?:\p{L}+ ){1,2}(?:says|said|keeps|won['’]t|doesn['’]t|isn['’]t|can['’]t|refuses)\b/iu;
const wishes =
  /^\W*(?:i|we)(?:['’]d like| (?:really |just )?(?:need|want|would like|am looking for|are looking for))|^\W*i['’]m looking for/i;
const subjectWords = 7;

/** True for a sentence that tells what is or what happened ("my son won't talk to me") and asks for nothing. */
export const isStatement = (whole: string): boolean => {
  const sentence = whole.slice(0, 200);
  return (
    (teller.test(sentence) || reports.test(sentence)) &&
    !wishes.test(sentence) &&
    finite.test(sentence.split(/\s+/, subjectWords).join(' '))
  );
};
