import type { Demand } from '../code-rows.ts';

/** Demands of scripts and tools that run without anybody looking. */
export const programDemands = {
  'folder-backup': {
    words:
      'backs up a folder, back up a folder, backs up my, back up my, backs up files, backup of a folder, backup of my, backups of a, copies a folder, backup script, backs up the',
    never: 'database, postgres, mysql',
    decide: [
      'Each run writes a new dated copy under a temporary name and renames it once it is whole; a run that failed leaves the older copies untouched and ends with a non-zero code',
      'Free space is checked first; files that cannot be read are listed at the end, and the rest is copied all the same',
    ],
    check:
      'Broken off half way, all older copies are there and the half one is gone; restored, the newest equals its source byte for byte',
    replaces: ['backup'],
  },
  'keep-last': {
    words:
      'keeps the last, keep the last, keeps only the last, keep only the last, keep the newest, keeps the newest',
    decide: [
      'Older ones are removed only after the new one is whole; they are told by the date in their own names, and nothing else in that place is ever touched',
    ],
    check:
      'With one more than is kept, exactly the oldest is gone; a foreign file in the same place is still there',
  },
  'no-overwrite': {
    words:
      'never overwrites, never overwrite, without overwriting, does not overwrite, do not overwrite, not overwrite, overwrites nothing',
    decide: [
      'A name that is taken is never written over: the new one gets a counter (-1, -2), found by creating the file exclusively and not by looking first',
    ],
    check: 'Two files that would get the same name, and a second run over the same folder: nothing is lost',
    isBeside: true,
  },
  'date-taken': {
    words: 'date taken, by exif, exif date, exif data, date they were taken, date it was taken',
    decide: [
      "The date is EXIF DateTimeOriginal in the camera's local time, not converted; a file without one keeps its name and is listed at the end",
    ],
    check: 'A photo without EXIF, a video and two photos of the same second each end as described',
  },
  'bulk-rename': {
    words: 'renames photos, renames files, rename files, rename photos, bulk rename, renames all, rename all',
    decide: [
      'A dry run lists old and new names and changes nothing; the real run writes a log from which every name can be brought back',
    ],
    check: 'Dry run, run, undo: every name is as before; a second run renames nothing',
  },
  'one-way-sync': {
    words: 'one way, one way only, one way sync, in one direction',
    with: 'sync, syncs, mirror, copy, copies',
    decide: [
      "The source is never written to. Each item at the target keeps the source's id, so that a second run changes it instead of adding another",
      'What was deleted at the source is archived at the target; what somebody made there by hand is left alone',
    ],
    check:
      'Run twice: nothing is added; changed at the source: changed once; changed at the target: the source stays as it was',
  },
  'json-output': {
    words: 'output as json, json output, outputs json, output in json, prints json, print json',
    decide: [
      'Standard output holds one valid JSON document and nothing else, with stable keys and order; messages go to standard error',
    ],
    check: 'Piped into a JSON parser it is read, with nothing found and with odd file names too',
    isBeside: true,
  },
  'file-walk': {
    words:
      'ignores git, ignore git, ignores node_modules, respects gitignore, skips hidden files, ignores hidden files, all files in a folder, per file, recursively',
    with: 'file, files, folder, folders, directory, git',
    never: 'upload, uploads',
    decide: [
      'Ignored folders are not entered at all; symbolic links are not followed; a file that is binary or cannot be read is reported and the rest goes on',
    ],
    check:
      'An empty file, one without a last line break, one in another encoding and a link in a circle are each handled',
    isBeside: true,
  },
  'email-me': {
    words: 'sends me an email, send me an email, emails me, email me, mails me, sends me a mail',
    decide: [
      'The mail says what failed, when and after how many tries; address and mail server come from the environment; if the mail cannot be sent that is written to the log and the exit code is not zero',
    ],
    check: 'Success sends no mail of failure; failure sends exactly one, also when it is run again',
    replaces: ['email-sending'],
  },
  'real-database-tests': {
    words: 'no mocks for the database, without mocking the database, no mocks, no mocking, real database',
    with: 'test, tests, testing',
    decide: [
      'Tests run against a real database of the same kind as in production, with its migrations, each in a transaction or schema that is thrown away',
    ],
    check: 'With a unique key or foreign key of the schema dropped, a test turns red',
  },
} as const satisfies Record<string, Demand>;
