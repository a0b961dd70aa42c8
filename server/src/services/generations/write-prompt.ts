import type { GenerationRequest } from '@whetstone/contract';
import { generateCode, generateContent, generateVisual } from '@whetstone/engine';

/** Runs the engine for a request. Pure: the same request always gives the same prompt. */
export const writePrompt = (request: GenerationRequest) => {
  switch (request.kind) {
    case 'content': {
      const { kind, no_em_dashes: noEmDashes, ...options } = request;
      return generateContent({ ...options, noEmDashes });
    }
    case 'visual': {
      const { kind, ...options } = request;
      return generateVisual(options);
    }
    case 'code': {
      const {
        kind,
        project_type: projectType,
        ui_framework: uiFramework,
        api_pattern: apiPattern,
        reference_urls: referenceUrls,
        ...options
      } = request;
      return generateCode({ ...options, projectType, uiFramework, apiPattern, referenceUrls });
    }
  }
};
