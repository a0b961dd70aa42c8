import { load, YAMLException } from 'js-yaml';
import { FileRefusal } from '../file-entry.ts';

/** The value of a JSON text. Throws {@link FileRefusal} with the line, where the parser knows it. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const [, line] = /\(line (\d+)/.exec(error instanceof Error ? error.message : '') ?? [];
    throw new FileRefusal(
      line === undefined
        ? 'This file is not valid JSON.'
        : `This file is not valid JSON: look at line ${line}.`,
      { cause: error },
    );
  }
};

/** Names that point to something further up: more of them are no list of prompts, but a way to fill the memory. */
const mostAliases = 100;

/** The value of a YAML text. Throws {@link FileRefusal} with the line. */
export const parseYaml = (text: string): unknown => {
  try {
    return load(text.replace(/^\uFEFF/, ''), { maxAliases: mostAliases });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = error.mark?.line;
    throw new FileRefusal(
      line === undefined
        ? 'This file is not valid YAML.'
        : `This file is not valid YAML: look at line ${line + 1}.`,
      { cause: error },
    );
  }
};
