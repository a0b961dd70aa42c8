/** Verbs that open a task; also those that ask for the result at the end of a prompt. */
export const taskVerbs: ReadonlySet<string> = new Set(
  (
    'write rewrite draft craft compose create make build design develop implement code program fix debug refactor review test explain describe ' +
    'summarize summarise outline list compare contrast analyze analyse evaluate assess judge rate rank plan schedule organize organise ' +
    'prepare translate convert transform rephrase paraphrase correct edit proofread improve shorten expand simplify classify categorize ' +
    'extract find identify search solve calculate compute prove derive estimate predict generate produce suggest recommend propose ' +
    'brainstorm decide choose pick answer respond reply return give show tell provide teach coach help act play pretend imagine interview ' +
    'ask add remove update migrate set configure deploy document name title invent turn begin start execute run read use count sort ' +
    'complete continue fill finish check verify discuss argue present state define interpret critique format render deliver output report'
  ).split(' '),
);
