import type { GenerationRequest } from '@whetstone/contract';
import { generateCode, generateContent, generateVisual } from '@whetstone/engine';

/** What was answered and chosen of the model's own questions and offers, as lines. A picture's words hold no questions. */
const furtherLines = ({ kind, told = [], wishes = [] }: GenerationRequest): readonly string[] => [
  ...told.map(({ ask, answer }) => (kind === 'visual' ? answer : `${ask} ${answer}`)),
  ...wishes,
];

/** Runs the engine for a request. Pure: the same request always gives the same prompt. */
export const writePrompt = (request: GenerationRequest) => {
  const { writer, told, wishes, ...own } = request;
  const further = furtherLines(request);
  switch (own.kind) {
    case 'content': {
      const { kind, no_em_dashes: noEmDashes, ...options } = own;
      return generateContent({ ...options, noEmDashes, further });
    }
    case 'visual': {
      const { kind, ...options } = own;
      return generateVisual({ ...options, further });
    }
    case 'code': {
      const {
        kind,
        project_type: projectType,
        ui_framework: uiFramework,
        api_pattern: apiPattern,
        reference_urls: referenceUrls,
        ...options
      } = own;
      return generateCode({ ...options, projectType, uiFramework, apiPattern, referenceUrls, further });
    }
  }
};
