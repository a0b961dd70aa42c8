import type { Generated, Section } from '../result.ts';
import { estimateTokens } from '../tokens/index.ts';
import type { ProjectTypeId } from '../catalogue/code.ts';
import type { CodeOptions } from './code-options.ts';
import { changeOf } from './frames/change-of.ts';
import { casesFor } from './frames/input-cases.ts';
import { fitsKind, namedParts } from './frames/named-parts.ts';
import type { NamedPart } from './frames/named-part.ts';
import { statementKindOf } from './frames/statement-kinds.ts';
import { tensionsIn } from './frames/tensions.ts';
import type { ProjectTypeProfile } from './project-types/project-type.ts';
import { projectTypeProfiles } from './project-types/project-types.ts';
import { type Block, type BlockId, renderBlock } from './prompt/block.ts';
import { fitBudget } from './prompt/fit-budget.ts';
import { lostFrom } from './prompt/lost-from.ts';
import { type Asked, givenOf } from './questions/asked.ts';
import { questionsOf } from './questions/questions-of.ts';
import { type CodeReading, readCodeGoal } from './reading/code-reading.ts';
import { distinctAbilities } from './reading/distinct-abilities.ts';
import { lintInPlan } from './lint-in-plan.ts';
import { typeInForce } from './reading/place-of.ts';
import { namedTechnologies } from './reading/named-technology.ts';
import { mayState } from './stated/may-state.ts';
import { rolesIn } from './stated/roles.ts';
import { statedChecks } from './stated/stated-rules.ts';
import { statementsIn } from './stated/statements.ts';
import { checksSection } from './sections/checks-section.ts';
import { closingSection } from './sections/closing-section.ts';
import { dataSection } from './sections/data-section.ts';
import { designSection } from './sections/design-section.ts';
import { featuresSection } from './sections/features-section.ts';
import { formSection } from './sections/form-section.ts';
import { notNowSection } from './sections/not-now-section.ts';
import { formInForce, planAssumptions } from './sections/plan-assumptions.ts';
import type { PlanContext } from './sections/plan-context.ts';
import { planNotices } from './sections/plan-notices.ts';
import { requirementsSection } from './sections/requirements-section.ts';
import { stackSection } from './sections/stack-section.ts';
import { taskSection } from './sections/task-section.ts';
import { verifySection } from './sections/verify-section.ts';
import { versionSection } from './sections/version-section.ts';
import { toolProfileOf } from './tools/tools.ts';

const thinBelowWords = 20;
const thinBelowWordsAlone = 32;

/** The prompt for a tool that writes code, asking for what `options.goal` says. Same options, same prompt. */
export function generateCode(options: CodeOptions): Generated {
  const type = typeInForce(options.projectType, options.goal);
  const read = readCodeGoal(options.goal, type);
  const isRead = read.language.code === 'en' && (read.form === 'product' || read.form === 'change');
  const statements = isRead ? statementsIn(read.prose) : [];
  const known = { options, type: projectTypeProfiles[type], statements };
  const cut = compose(known, read);
  const { context, asked, sections } =
    cut.context.reading.isWhole || lostFrom(cut.context.reading, textOf(cut.sections)).length === 0
      ? cut
      : compose(known, readCodeGoal(options.goal, type, true));
  const { goal } = context.reading;
  const text = textOf(sections);
  // Room may have run out for the data; then there is nothing to switch.
  const hasData = sections.some(({ id }) => id === 'data');
  const added = sections.flatMap(({ spans }) =>
    spans.flatMap((span) => (span.origin === 'added' ? span.text : [])),
  );
  const { findings, score } = lintInPlan(text, context, added);
  return {
    text,
    sections,
    assumptions: context.assumptions.filter(
      ({ id, chosen }) => id !== 'data' || chosen === 'none' || hasData,
    ),
    questions: asked.map(({ id, label }) => ({ id, label })),
    findings,
    notices: planNotices(context),
    score,
    tokens: { goal: estimateTokens(goal), prompt: estimateTokens(text) },
  };
}

const textOf = (sections: readonly Section[]): string => sections.map((section) => section.text).join('\n\n');

interface Known {
  readonly options: CodeOptions;
  readonly type: ProjectTypeProfile;
  readonly statements: readonly string[];
}

function compose(
  { options, type, statements }: Known,
  reading: CodeReading,
): {
  readonly context: PlanContext;
  readonly asked: readonly Asked[];
  readonly sections: readonly Section[];
} {
  const limit =
    reading.sentences < 2 || reading.conditions.length === 0 ? thinBelowWordsAlone : thinBelowWords;
  const isThin = reading.words < limit && reading.wishes.length === 0;
  const form = formInForce(reading, options.assumptions);
  const change = form === 'change' ? changeOf(reading.task, reading.goal) : undefined;
  const statement = form === 'program' ? statementKindOf(reading.task) : undefined;
  const named = namedTechnologies(reading.goal);
  const tensions = tensionsIn(reading.goal);
  const parts = partsIn(reading, isThin, type.id);
  const said = told(statements);
  const read = { options, reading, type, form, isThin, change, statement, named, tensions, parts };
  const asked = questionsOf({ ...read, roles: said.roles.length, rules: said.stated.length });
  const given = givenOf(asked, options.answers);
  const answered = given
    .filter(({ place }) => place === 'people' || place === 'rule')
    .flatMap(({ answer }) => statementsIn(answer));
  const assumptions = planAssumptions(read);
  const context: PlanContext = {
    ...read,
    assumptions,
    tool: toolProfileOf(options.tool),
    abilities: distinctAbilities(reading.wishes),
    ...(answered.length === 0 ? said : told([...statements, ...answered])),
    cases: form === 'program' ? casesFor(reading.prose) : [],
    given,
    chosen: (id) => assumptions.find((assumption) => assumption.id === id)?.chosen,
  };
  const blocks = new Map<BlockId, Block>();
  for (const section of sectionRules) {
    const block = section(context, blocks);
    if (block !== undefined) blocks.set(block.id, titled(block, context));
  }
  const ordered = context.tool.order.flatMap((id) => blocks.get(id) ?? []);
  return { context, asked, sections: fitBudget(ordered, context.tool.maxWords).map(renderBlock) };
}

const told = (statements: readonly string[]) => ({
  stated: statedChecks(statements.filter(mayState)),
  roles: rolesIn(statements),
});

const partsIn = (reading: CodeReading, isThin: boolean, type: ProjectTypeId): readonly NamedPart[] =>
  reading.language.code === 'en' && reading.form === 'product'
    ? namedParts(reading.prose, isThin, reading.kind?.parts).filter(({ id }) =>
        fitsKind(id, type, reading.kind),
      )
    : [];

const titled = (block: Block, { tool }: PlanContext): Block => ({
  ...block,
  title: tool.titles[block.id] ?? block.title,
});

const sectionRules: readonly ((
  context: PlanContext,
  before: ReadonlyMap<BlockId, Block>,
) => Block | undefined)[] = [
  taskSection,
  versionSection,
  featuresSection,
  dataSection,
  requirementsSection,
  formSection,
  designSection,
  stackSection,
  checksSection,
  verifySection,
  notNowSection,
  closingSection,
];
