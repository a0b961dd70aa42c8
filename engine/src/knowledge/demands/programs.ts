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
  'delete-old': {
    words:
      'files older than, files older, deletes files, deletes old, delete old, removes old, deletes log files, clean up old',
    with: 'days, older, old, weeks, months, hours',
    decide: [
      'A dry run lists what would go and why; only regular files in the named folder, no links and nothing above it; age is the time of the last change',
      'Whatever has to stay is set aside first, before any age is looked at',
    ],
    check:
      'Only old files, only new ones, exactly at the limit, an empty folder and one that is missing each end as stated',
  },
  intervals: {
    words:
      'overlapping intervals, overlapping time intervals, time intervals, merge intervals, merges intervals, overlapping ranges',
    decide: [
      'Intervals are half open; it is stated whether touching ones are joined; input may be unsorted and is not changed; an end before its start is an error',
    ],
    check: 'None, one, unsorted, nested, touching, equal and open-ended ones each give the expected list',
  },
  'with-tests': {
    words: 'with tests, with unit tests, including tests, and unit tests, plus tests, tests included',
    decide: [
      'Tests come with it: the usual case, each limit and each refusal, one reason to fail per test, named after what it proves',
    ],
    check: 'With any one line of the logic changed, at least one test fails',
    isBeside: true,
  },
  'large-input': {
    words:
      'million rows, million lines, low memory, little memory, large files, large file, huge file, huge files, gb file, streaming',
    with: 'csv, rows, lines, file, files, log, logs, memory, json',
    never: 'video, music, upload',
    decide: [
      'Read as a stream, one record at a time; memory grows with what is summed up and not with the input; money in whole cents, never in floating point',
      'The result is written under a temporary name and renamed when it is complete',
    ],
    check:
      'Measured with an input of the named size, the highest memory use stays under a stated bound; broken off, no half result is left',
  },
  'slash-command': {
    words: 'slack command, slash command, slash commands, slack slash command, discord command',
    decide: [
      "The platform's signature and timestamp are checked on the raw body; it answers within three seconds, and what takes longer is sent afterwards",
      'It says whether the answer is seen by all or by the one who asked, and what it expects when words are missing',
    ],
    check: 'A forged or an old request is refused; a call that is repeated by the platform acts once',
  },
  'no-repeat': {
    words:
      'not the same twice, never the same twice, twice in a row, without repeating, no repeats, does not repeat',
    with: 'picks, pick, random, draw, draws, chooses, shows, suggests',
    decide: [
      'The last pick is kept and left out of the next draw, per place where it is asked; with a single entry it is picked and said to be the only one',
    ],
    check:
      'A thousand draws never give the same twice in a row, also across a restart; lists of none, one and two work',
    isBeside: true,
  },
  'static-hosting': {
    words: 'cloudfront, static site on s3, s3 with cloudfront, s3 bucket website',
    decide: [
      'The bucket is private and read through the distribution alone (origin access control); HTTPS only, HTTP is sent on; the certificate is made where the distribution needs it',
      'A default document and a page for 404 are set; HTML is cached shortly, files with a hash in their name for a year',
    ],
    check:
      "The bucket's own address answers 403; a second plan right after applying shows no change; an unknown path gives the 404 page",
  },
  'sheet-source': {
    words: 'google sheet, google sheets, google spreadsheet, from a sheet, from a spreadsheet',
    decide: [
      'Read by a service account that can see this one sheet and nothing else; columns are found by their headings, not by position',
      'A row that cannot be read is reported with its number, and the others go on; a missing heading stops it with its name',
    ],
    check: 'A column moved, a row without a date and an empty sheet each end as stated',
  },
  birthdays: {
    words: 'birthday, birthdays',
    with: 'mail, mails, email, reminder, reminders, remind, reminds, sends, notification',
    never: 'party, invitation',
    decide: [
      'The day goes by a named time zone; 29 February counts on the 28th in other years; the year of birth may be missing, then no age is given',
      'What was sent is kept by person and year, so that a second run sends nothing',
    ],
    check: 'Run twice on the day, on 28 February of a common year, and after a day on which it did not run',
  },
  'feed-reading': {
    words: 'from rss, from an rss, from the rss, podcast feed, reads rss, episodes from, news from rss',
    decide: [
      "The feed is fetched by the server or the build and kept for a stated time, never by each visitor's browser; when it fails, the last good copy is shown",
      'Texts and links in it come from strangers: cleaned before they are shown, and opened apart from the page',
    ],
    check: 'Feed gone, empty, very long or with a script in a title: the page stands and nothing runs',
  },
} as const satisfies Record<string, Demand>;
