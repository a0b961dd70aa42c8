import type { ImageModel, LanguageModel } from 'ai';
import { z } from 'zod';
import type { Log } from '../http/log.ts';
import type { ModelSettings } from '../settings/read-model.ts';
import { formatVerdict } from './answer-format.ts';
import { askInFormat } from './ask-in-format.ts';
import type { Question } from './ask-model.ts';
import { openCircuit, type Circuit } from './circuit.ts';
import { drawPicture, pictureModel } from './draw-picture.ts';
import { guardedFetch, type Reach } from './guarded-fetch.ts';
import { languageModel } from './language-model.ts';
import { remedyOf } from './model-failure.ts';

export interface Model {
  readonly settings: ModelSettings;
  /** A person's own: they pay for it, and the site's limits on the model do not count. */
  readonly isOwn: boolean;
  readonly circuit: Circuit;
  /** Asks once. Throws `ModelFailure`. */
  ask<Answer>(question: Question<Answer>): Promise<Answer>;
  /** Draws one picture, a `data:` address; absent where the provider draws none. Throws `ModelFailure`. */
  draw?(prompt: string, signal: AbortSignal): Promise<string>;
  /** Ends the calls under way. */
  close(): void;
}

/** A question of our own that shows whether the provider answers; it holds nothing of a person. */
export const probeQuestion = {
  instructions: 'Answer with the JSON {"ok": true} and nothing else.',
  messages: [{ role: 'user', content: 'Are you there?' }],
  schema: z.object({ ok: z.boolean() }),
  maxOutputTokens: 200,
} as const;

/** A model whose libraries and connection wait for the first question. */
function modelOf(
  settings: ModelSettings,
  {
    isOwn,
    circuit,
    open,
    openPictures,
  }: Pick<Model, 'isOwn' | 'circuit'> & {
    open(): Promise<LanguageModel>;
    openPictures(id: string): Promise<ImageModel>;
  },
): Model {
  const { pictures } = settings;
  let opened: Promise<LanguageModel> | undefined;
  const closing = new AbortController();
  return {
    settings,
    isOwn,
    circuit,
    ask: async (question) => {
      opened ??= open();
      const signal = AbortSignal.any([question.signal, closing.signal]);
      return askInFormat(await opened, formatVerdict(settings), { ...question, signal });
    },
    ...(pictures && {
      draw: async (prompt: string, signal: AbortSignal) =>
        drawPicture(await openPictures(pictures.model), prompt, AbortSignal.any([signal, closing.signal])),
    }),
    close: () => closing.abort(),
  };
}

/** The site's model. */
export const openModel = (settings: ModelSettings, log: Log): Model => {
  const circuit: Circuit = openCircuit((isClosed) =>
    log(isClosed ? 'info' : 'warn', {
      event: isClosed
        ? 'the model answers again'
        : `the model is left alone, enhancement by rules until it answers: ${remedyOf(circuit.fault)}`,
      model: settings.model,
    }),
  );
  return modelOf(settings, {
    isOwn: false,
    circuit,
    open: () => languageModel(settings),
    openPictures: (id) => pictureModel(settings, id),
  });
};

/** The model of a person's own key, called within `reach` alone. Its faults are theirs to hear of, not the log's. */
export const openOwnModel = (settings: ModelSettings, reach: Reach): Model =>
  modelOf(settings, {
    isOwn: true,
    circuit: openCircuit(),
    open: async () => languageModel(settings, await guardedFetch(reach)),
    openPictures: async (id) => pictureModel(settings, id, await guardedFetch(reach)),
  });
