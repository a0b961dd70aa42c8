import type { EnhanceRequest } from '@whetstone/contract';
import { generateCode, generateContent, generateVisual } from '@whetstone/engine';
import type { ServiceId } from '@whetstone/engine/catalogue';
import type { Model } from '../../server/src/llm/model.ts';
import { ModelFailure } from '../../server/src/llm/model-failure.ts';
import { enhanceByModel } from '../../server/src/services/enhance/enhance-by-model.ts';
import { enhanceByRules } from '../../server/src/services/enhance/enhance-by-rules.ts';
import { CallsSpent, Unusable } from '../../server/src/services/model-work/stand-in.ts';

export type EvaluatedType = EnhanceRequest['options']['type'];
export const variantNames = ['raw', 'rules', 'model'] as const;
export type VariantName = (typeof variantNames)[number];

export interface Variant {
  readonly name: VariantName;
  /** The goal as it was after this variant's enhancement. */
  readonly goal: string;
  /** What would be handed to the tool: the goal itself, or the engine's prompt for the enhanced goal. */
  readonly prompt: string;
}

export interface EvaluatedGoal {
  readonly goal: string;
  readonly variants: readonly Variant[];
  /** Why there is no variant by the model. */
  readonly refusal: string | undefined;
  /** Calls of the model, one after the other: what became of each. */
  readonly calls: readonly { readonly outcome: string; readonly reason: string }[];
  readonly modelMs: number;
}

/** What is set in the service rather than said in the prompt, as a line for the judge; '' where nothing is. */
export const settingsBeside = (goal: string, type: EvaluatedType, service?: ServiceId): string => {
  if (type !== 'image' && type !== 'video') return '';
  const { settings } = generateVisual({ goal, media: type, ...(service && { service }) });
  const said = settings.map(({ name, value }) => `${name}: ${value}`).join(', ');
  return said && `\n\n(Set in the service: ${said})`;
};

/** The engine's prompt for a goal. */
export const promptOf = (goal: string, type: EvaluatedType, service?: ServiceId): string => {
  if (type === 'content') return generateContent({ goal }).text;
  if (type === 'code') return generateCode({ goal, projectType: 'web-app' }).text;
  const { text } = generateVisual({ goal, media: type, ...(service && { service }) });
  return text + settingsBeside(goal, type, service);
};

const refusalOf = (error: unknown): string => {
  if (error instanceof Unusable) return `unusable: ${error.faults.join(' ')}`;
  if (error instanceof ModelFailure || error instanceof CallsSpent) return error.message;
  throw error;
};

/** Runs one goal as it is, through the rules, and through the model with the server's own checks. */
export async function evaluateGoal(model: Model, goal: string, type: EvaluatedType): Promise<EvaluatedGoal> {
  const request: EnhanceRequest = { description: goal, options: { type } };
  const byRules = enhanceByRules(request).enhanced;
  const calls: { outcome: string; reason: string }[] = [];
  const began = performance.now();
  let refusal: string | undefined;
  const byModel = await enhanceByModel(request, {
    model,
    signal: new AbortController().signal,
    listener: { onText: () => undefined, onRestart: () => undefined },
    takeAnotherCall: () => Promise.resolve(true),
    record: ({ outcome, reason }) => {
      calls.push({ outcome, reason });
      return Promise.resolve();
    },
  }).catch((error: unknown) => {
    refusal = refusalOf(error);
  });
  return {
    goal,
    variants: [
      { name: 'raw', goal, prompt: goal },
      { name: 'rules', goal: byRules, prompt: promptOf(byRules, type) },
      ...(byModel
        ? [{ name: 'model', goal: byModel.enhanced, prompt: promptOf(byModel.enhanced, type) } as const]
        : []),
    ],
    refusal,
    calls,
    modelMs: performance.now() - began,
  };
}
