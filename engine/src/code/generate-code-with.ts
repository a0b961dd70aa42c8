import type { Generated, Section } from '../result.ts';
import { estimateTokens } from '../tokens/index.ts';
import type { ProjectTypeId } from '../catalogue/code.ts';
import type { CodeOptions } from './code-options.ts';
import { fitsKind, namedParts } from './frames/named-parts.ts';
import type { NamedPart } from './frames/named-part.ts';
import { tensionsIn } from './frames/tensions.ts';
import { projectTypeProfiles } from './project-types/project-types.ts';
import { type Block, type BlockId, renderBlock } from './prompt/block.ts';
import { correctLine } from './prompt/correct-line.ts';
import { lineText } from './prompt/line.ts';
import { fitBudget } from './prompt/fit-budget.ts';
import { lostFrom } from './prompt/lost-from.ts';
import { type Asked, givenOf } from './questions/asked.ts';
import { questionsOf } from './questions/questions-of.ts';
import { type CodeReading, readCodeGoal } from './reading/code-reading.ts';
import { distinctAbilities } from './reading/distinct-abilities.ts';
import { lintInPlan } from './lint-in-plan.ts';
import type { KindPacks, MissingKinds } from './kinds/kind-packs.ts';
import { typeInForce } from './reading/place-of.ts';
import { namedTechnologies } from './reading/named-technology.ts';
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

const longestCorrected = 6_000;
const thinBelowWords = 20;
const thinBelowWordsAlone = 32;

/**
 * `generateCode` for those who load the cards of kinds group by group: the same prompt, byte for byte, or the name of the
 * group to add to `kinds` before asking again. A goal whose kind is known needs one group, any other none.
 */
export function generateCodeWith(options: CodeOptions, kinds: Partial<KindPacks>): Generated | MissingKinds {
  const type = typeInForce(options.projectType, options.goal);
  const read = readCodeGoal(options.goal, type, kinds);
  const { kindGroup } = read;
  if (kindGroup !== undefined && kinds[kindGroup] === undefined) return { missing: [kindGroup] };
  const cut = compose(options, read);
  const {
    context,
    asked,
    sections: written,
  } = cut.context.reading.isWhole || lostFrom(cut.context.reading, textOf(cut.sections)).length === 0
    ? cut
    : compose(options, readCodeGoal(options.goal, type, kinds, true));
  const { goal, language } = context.reading;
  // Given code and data begin behind a line break; only a goal of one paragraph is all prose.
  const isProse = language.code === 'en' && !goal.includes('\n') && goal.length <= longestCorrected;
  const sections = isProse ? written.map(corrected) : written;
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

function compose(
  options: CodeOptions,
  reading: CodeReading,
): {
  readonly context: PlanContext;
  readonly asked: readonly Asked[];
  readonly sections: readonly Section[];
} {
  const limit =
    reading.sentences < 2 || reading.conditions.length === 0 ? thinBelowWordsAlone : thinBelowWords;
  const isThin = reading.words < limit && reading.wishes.length === 0;
  const assumptions = planAssumptions(options, reading, isThin);
  const isRead = reading.language.code === 'en' && (reading.form === 'product' || reading.form === 'change');
  const statements = isRead ? statementsIn(reading.prose) : [];
  const type = typeInForce(options.projectType, reading.goal);
  const form = formInForce(reading, options.assumptions);
  const parts = partsIn(reading, isThin, type);
  const named = namedTechnologies(reading.goal);
  const asked = questionsOf({
    options,
    reading,
    form,
    type: projectTypeProfiles[type],
    roles: rolesIn(statements).length,
    rules: statedChecks(statements).length,
    hasKnownRules: parts.some(
      ({ id }) => id !== 'cards' && reading.kind?.parts?.some((rule) => rule.id === id) === true,
    ),
    named,
  });
  const given = givenOf(asked, options.answers);
  const told = given
    .filter(({ place }) => place === 'people' || place === 'rule')
    .flatMap(({ answer }) => statementsIn(answer));
  const all = told.length === 0 ? statements : [...statements, ...told];
  const context: PlanContext = {
    options,
    reading,
    isThin,
    assumptions,
    type: projectTypeProfiles[type],
    tool: toolProfileOf(options.tool),
    form,
    abilities: distinctAbilities(reading.wishes),
    parts,
    stated: statedChecks(all),
    roles: rolesIn(all),
    tensions: tensionsIn(reading.goal),
    named,
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

const partsIn = (reading: CodeReading, isThin: boolean, type: ProjectTypeId): readonly NamedPart[] =>
  reading.language.code === 'en' && reading.form === 'product'
    ? namedParts(reading.prose, isThin, reading.kind?.parts).filter(({ id }) =>
        fitsKind(id, type, reading.kind),
      )
    : [];

const corrected = (section: Section): Section => {
  const spans = correctLine(section.spans);
  return { ...section, spans, text: lineText(spans) };
};

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
