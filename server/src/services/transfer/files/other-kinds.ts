/** A kind of file that people choose though its text cannot be read here. */
interface OtherKind {
  readonly endings: readonly string[];
  /** With its article. */
  readonly is: string;
  /** What to do about it, as a sentence. */
  readonly instead: string;
  /** A ZIP file to the letter, but nothing to unpack for a person. */
  readonly isPacked?: true;
}

export const textKinds = 'JSON, CSV, Markdown, YAML, or a ZIP of them';
const onlyText = `Choose a text file: ${textKinds}.`;

const otherKinds: readonly OtherKind[] = [
  {
    endings: ['xlsx', 'ods', 'numbers'],
    is: 'a spreadsheet',
    instead: 'Save it as CSV and choose that file.',
    isPacked: true,
  },
  {
    endings: ['docx', 'odt', 'pages', 'epub'],
    is: 'a document',
    instead: 'Save it as plain text and choose that file, or paste its text below.',
    isPacked: true,
  },
  { endings: ['pptx', 'odp', 'key'], is: 'a presentation', instead: 'Paste its text below.', isPacked: true },
  { endings: ['xls'], is: 'a spreadsheet', instead: 'Save it as CSV and choose that file.' },
  { endings: ['doc', 'pdf'], is: 'a document', instead: 'Paste its text below.' },
  {
    endings: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'heic', 'avif', 'bmp', 'tif', 'tiff'],
    is: 'a picture',
    instead: onlyText,
  },
  { endings: ['mp3', 'm4a', 'wav', 'mp4', 'mov', 'webm'], is: 'a recording', instead: onlyText },
];

const kindOf = (name: string): OtherKind | undefined => {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return otherKinds.find(({ endings }) => endings.includes(ending));
};

/** Whether a file is packed as a ZIP and still one document, so that its parts are nobody's prompts. */
export const isPackedDocument = (name: string): boolean => kindOf(name)?.isPacked === true;

/** Why a file cannot be read as text, and what to do: two sentences. */
export const whyNotText = (name: string): string => {
  const shown = `“${name.slice(0, 100)}”`;
  const kind = kindOf(name);
  return kind
    ? `${shown} is ${kind.is}. ${kind.instead}`
    : `${shown} is not text, or its encoding could not be detected. Save it as UTF-8 text and choose it again.`;
};
