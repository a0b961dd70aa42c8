import type { CodeOptions } from '@whetstone/engine';
import {
  type CodeToolId,
  codeToolIds,
  type ProjectTypeId,
  projectTypeIds,
} from '@whetstone/engine/catalogue';
import { isRecord, isTexts, type Kept, oneOf, textOr } from '../../../lib/drafts/kept-record.ts';
import { emptyPrompterDraft, type PrompterDraft } from '../draft/prompter-draft.ts';
import { readSharedPart } from '../draft/read-shared-part.ts';
import { addReferenceUrl } from './add-reference-url.ts';
import { type ChosenOptions, readChoices, shownChoices } from './code-options.ts';

type PaidRequest = Omit<CodeOptions, 'tool' | 'assumptions' | 'answers'>;

/** Everything on the Code Prompter's desk. */
export interface CodeDraft extends PrompterDraft<PaidRequest> {
  projectType: ProjectTypeId;
  /** Kept for all project types; those that the chosen type does not show are not asked for. */
  chosen: ChosenOptions;
  referenceUrls: readonly string[];
  /** The address being typed, not yet in the list. */
  typedUrl: string;
  tool: CodeToolId | '';
}

const usualType: ProjectTypeId = 'web-app';

/** The form's choices as a new project begins: nothing of the last one. */
export const noChoices = {
  projectType: usualType,
  chosen: {},
  referenceUrls: [],
  typedUrl: '',
  tool: '',
} as const satisfies Partial<CodeDraft>;

export const emptyCodeDraft: CodeDraft = {
  ...emptyPrompterDraft,
  ...noChoices,
};

/** Whether something of a project is on the form that a new one should not begin with. */
export const hasProject = ({ goal, projectType, chosen, referenceUrls, typedUrl }: CodeDraft): boolean =>
  [goal, typedUrl, ...referenceUrls, ...Object.values(chosen)].some((text) => text?.trim()) ||
  projectType !== usualType;

const isPaidRequest = (request: Kept) => oneOf(projectTypeIds, request.projectType) !== undefined;

/** The draft that was kept; what no longer fits falls back to the empty draft's values. */
export function readCodeDraft(kept: Kept): CodeDraft {
  const urls = isTexts(kept.referenceUrls) ? kept.referenceUrls : [];
  return {
    ...readSharedPart<CodeDraft>(kept, isPaidRequest),
    projectType: oneOf(projectTypeIds, kept.projectType) ?? usualType,
    chosen: isRecord(kept.chosen) ? readChoices(kept.chosen) : {},
    referenceUrls: urls.reduce<readonly string[]>(withUrl, []),
    typedUrl: textOr(kept.typedUrl, ''),
    tool: oneOf(codeToolIds, kept.tool) ?? '',
  };
}

function withUrl(urls: readonly string[], typed: string): readonly string[] {
  const added = addReferenceUrl(urls, typed);
  return 'urls' in added ? added.urls : urls;
}

/** An address that was typed and not added with Enter counts all the same, if it can be added. */
export function paidCodeRequest({
  goal,
  projectType,
  chosen,
  referenceUrls,
  typedUrl,
}: CodeDraft): PaidRequest {
  const urls = withUrl(referenceUrls, typedUrl);
  return {
    goal,
    projectType,
    ...shownChoices(projectType, chosen),
    referenceUrls: urls.length > 0 ? urls : undefined,
  };
}
