import { gerundOf } from './inflect.ts';

/** Verbs that begin an instruction to make something. */
export const makeVerbs: ReadonlySet<string> = new Set(
  'build create make write develop implement design code program generate produce give provide set craft construct prototype'.split(
    ' ',
  ),
);

/** Verbs that begin a change to code that exists. */
export const changeVerbs: ReadonlySet<string> = new Set(
  'fix debug refactor add update remove migrate upgrade improve optimize optimise speed extend rename replace repair integrate port'.split(
    ' ',
  ),
);

const abilityVerbs: readonly string[] =
  'accept access activate add adjust allow analyze analyse answer apply approve archive arrange ask assign attach bid block book bookmark borrow browse build buy calculate call cancel categorize change chat check choose click collect comment communicate compare complete compose configure confirm connect contact convert copy create customize customise decide decline define delete deliver design discover discuss display donate download drag draw edit embed enroll enrol enter evaluate exchange execute explore export express fill filter find finish flag follow generate get give grade group guess handle hide identify import input inquire insert interact invite issue join keep learn leave lease lend like link list listen load locate log login lookup maintain make manage mark match measure merge modify monitor move mute name navigate notify open order organize organise participate pause pay perform pin place plan play post practice practise preview print process produce provide publish purchase query rank rate read receive recommend record redeem redo register reject remind remove renew rent reopen reply report request rent reschedule reserve reset resign respond resume review save scan schedule search see select sell send set share shop show showcase sign skip solve sort spin start stop store stream submit subscribe summarize swap switch sync tag take test track trade train transfer translate try understand undo unsubscribe update upgrade upload use validate verify view visualize vote watch withdraw write zoom'.split(
    ' ',
  );

const baseForms: ReadonlyMap<string, string> = new Map(
  abilityVerbs.flatMap((verb) => [
    [verb, verb],
    [gerundOf(verb), verb],
  ]),
);

/** The base form of a verb people use of products ("browse" for "browse" and "browsing"), or undefined. */
export const baseVerbOf = (word: string): string | undefined => baseForms.get(word.toLowerCase());

/** Whether the word is a verb that commonly begins an instruction or a title such as "Count vowels". */
export const isInstructionVerb = (word: string): boolean => {
  const lower = word.toLowerCase();
  return (
    makeVerbs.has(lower) ||
    changeVerbs.has(lower) ||
    baseForms.get(lower) === lower ||
    /^(?:simulate|implement|reverse|count|compute|determine|encrypt|decrypt|fetch|parse|scrape|crawl|rewrite|turn|wrap|extract|encode|decode|visualise|explain|describe|outline|walk|teach|tell|help|act|output|deploy|host|automate|animate|render|detect|predict|classify|clone|emulate|benchmark|profile|document|enable|let|have|has|ask|asks|take|takes|given|enter|enters)$/.test(
      lower,
    )
  );
};
