import type { PrompterDraft, Said } from '../draft/prompter-draft.ts';

interface Changed<Value> {
  readonly from: Value | undefined;
  readonly to: Value | undefined;
}

/** What one press did: answers and offers by their ids, and "Decide for me". */
export interface Press {
  readonly goal: string;
  readonly answers: Readonly<Record<string, Changed<string>>>;
  readonly offers: Readonly<Record<string, Changed<boolean>>>;
  readonly decide?: Changed<boolean>;
}

/** What differs between two records, by key. */
const changed = <Value>(from: Readonly<Record<string, Value>>, to: Readonly<Record<string, Value>>) =>
  Object.fromEntries(
    [...new Set([...Object.keys(from), ...Object.keys(to)])]
      .filter((key) => from[key] !== to[key])
      .map((key) => [key, { from: from[key], to: to[key] }]),
  );

/** A press, as the difference that it makes to a draft. */
export const pressOf = ({ goal, answers, wishes }: PrompterDraft, said: Partial<Said>): Press => {
  const after = { answers, wishes, ...said };
  return {
    goal,
    answers: changed(answers, after.answers),
    offers: changed(wishes.offers, after.wishes.offers),
    ...(wishes.decide !== after.wishes.decide && {
      decide: { from: wishes.decide, to: after.wishes.decide },
    }),
  };
};

/** A record with changes taken back; what was changed again since stays as it is. */
const takenBack = <Value>(
  now: Readonly<Record<string, Value>>,
  changes: Readonly<Record<string, Changed<Value>>>,
): Record<string, Value> => {
  const result = { ...now };
  for (const [key, { from, to }] of Object.entries(changes)) {
    if (now[key] !== to) continue;
    if (from === undefined) delete result[key];
    else result[key] = from;
  }
  return result;
};

/** What a draft says with a press taken back; undefined where nothing of the press is left. Words typed since stay. */
export const withoutPress = (draft: PrompterDraft, press: Press): Said | undefined => {
  const { goal, answers, wishes } = draft;
  if (goal !== press.goal) return undefined;
  const said = {
    answers: takenBack(answers, press.answers),
    wishes: {
      ...wishes,
      offers: takenBack(wishes.offers, press.offers),
      decide: press.decide && wishes.decide === press.decide.to ? !wishes.decide : wishes.decide,
    },
  };
  const isChanged = JSON.stringify(said) !== JSON.stringify({ answers, wishes });
  return isChanged ? said : undefined;
};
