import type { ContentRequest } from '@whetstone/engine';
import {
  defaultLevel,
  defaultTarget,
  findIndustry,
  type IndustryId,
  type LevelId,
  levelIds,
  type TargetId,
  targetIds,
} from '@whetstone/engine/catalogue';
import { type Kept, oneOf, textOr } from '../../../lib/drafts/kept-record.ts';
import { emptyPrompterDraft, type PrompterDraft } from '../draft/prompter-draft.ts';
import { readSharedPart } from '../draft/read-shared-part.ts';

type PaidRequest = Omit<ContentRequest, 'target' | 'answers' | 'offers' | 'open' | 'decide'>;

/** Everything on the Content Prompter's desk. */
export interface ContentDraft extends PrompterDraft<PaidRequest> {
  industry: IndustryId | '';
  specialty: string;
  level: LevelId;
  humanize: boolean;
  noEmDashes: boolean;
  target: TargetId;
}

export const emptyContentDraft: ContentDraft = {
  ...emptyPrompterDraft,
  industry: '',
  specialty: '',
  level: defaultLevel,
  humanize: false,
  noEmDashes: false,
  target: defaultTarget,
};

/** The draft that was kept; what no longer fits falls back to the empty draft's values. */
export function readContentDraft(kept: Kept): ContentDraft {
  const industry = findIndustry(textOr(kept.industry, ''));
  const specialty = textOr(kept.specialty, '');
  return {
    ...readSharedPart<ContentDraft>(kept),
    industry: industry?.id ?? '',
    specialty: industry?.specialties.some((name) => name === specialty) ? specialty : '',
    level: oneOf(levelIds, kept.level) ?? defaultLevel,
    humanize: kept.humanize === true,
    noEmDashes: kept.noEmDashes === true,
    target: oneOf(targetIds, kept.target) ?? defaultTarget,
  };
}

export function paidContentRequest(draft: ContentDraft): PaidRequest {
  const { goal, industry, specialty, level, humanize, noEmDashes } = draft;
  return {
    goal,
    level,
    humanize,
    noEmDashes,
    industry: industry || undefined,
    specialty: specialty || undefined,
  };
}
