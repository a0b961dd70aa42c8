/** What has to be true when people use a verb (rules B2 and B4). */
export interface VerbFrame {
  readonly id: string;
  readonly verbs: string;
  /** Check where the object is a known noun: {one} "an article", {many} "articles". */
  readonly check: string;
  /** Check for any other object; absent: none. */
  readonly plain?: string;
  /** Whether it shows lists, which need empty, loading and error states (rule B3). */
  readonly list?: true;
  /** Whether it takes typed input that must survive a failure. */
  readonly form?: true;
  /** How much the check is worth when room is short; lower goes first. */
  readonly rank: number;
}

const verbFrames: readonly VerbFrame[] = [
  {
    id: 'search',
    verbs: 'search find look lookup locate query explore discover',
    check: 'When a search for {many} finds nothing, then the page says so and offers to clear it',
    plain: 'When a search finds nothing, then the page says so and offers to clear it',
    list: true,
    rank: 2,
  },
  {
    id: 'filter',
    verbs: 'filter sort categorize group',
    check: 'When a filter is set, then only matching {many} remain, and a reload keeps the filter',
    plain: 'When a filter is set, then only matching entries remain, and a reload keeps the filter',
    list: true,
    rank: 3,
  },
  {
    id: 'book',
    verbs: 'book reserve schedule reschedule',
    check:
      'When two people book the last free place at the same moment, then one succeeds and the other is told',
    plain:
      'When two people book the last free place at the same moment, then one succeeds and the other is told',
    form: true,
    rank: 1,
  },
  {
    id: 'pay',
    verbs: 'pay buy purchase order donate',
    check:
      'When a payment fails, then nothing is booked or ordered, the reason is shown, and a second try charges once',
    plain:
      'When a payment fails, then nothing is booked or ordered, the reason is shown, and a second try charges once',
    form: true,
    rank: 1,
  },
  {
    id: 'cancel',
    verbs: 'cancel return',
    check: 'When {one} is cancelled, then its place is free again and both sides see the new status',
    rank: 3,
  },
  {
    id: 'create',
    verbs: 'create add post publish write record import issue compose plan save',
    check: 'When {one} is saved, then it is in the list at once and still there after a reload',
    plain: 'When an entry is saved, then it is in the list at once and still there after a reload',
    form: true,
    rank: 1,
  },
  {
    id: 'edit',
    verbs: 'edit update modify change customize customise adjust configure maintain',
    check: 'When a change to {one} cannot be saved, then what was typed stays and the reason is shown',
    plain: 'When a change cannot be saved, then what was typed stays and the reason is shown',
    form: true,
    rank: 4,
  },
  {
    id: 'delete',
    verbs: 'delete remove clear',
    check: 'When {one} is deleted, then a question comes first and it stays gone after a reload',
    plain: 'When an entry is deleted, then a question comes first and it stays gone after a reload',
    rank: 4,
  },
  {
    id: 'manage',
    verbs: 'manage organize organise',
    check: 'When one person asks for the {many} of another by address, then access is refused',
    form: true,
    list: true,
    rank: 3,
  },
  {
    id: 'comment',
    verbs: 'comment reply respond discuss review',
    check: 'When a comment is empty or fails to send, then nothing is posted and the text stays in its field',
    plain: 'When a comment is empty or fails to send, then nothing is posted and the text stays in its field',
    form: true,
    rank: 3,
  },
  {
    id: 'rate',
    verbs: 'rate like rank',
    check: 'When the same person rates twice, then the second rating replaces the first',
    plain: 'When the same person rates twice, then the second rating replaces the first',
    rank: 3,
  },
  {
    id: 'notify',
    verbs: 'notify remind receive',
    check: 'When an event causes a message, then each receiver gets one, also after a retry',
    plain: 'When an event causes a message, then each receiver gets one, also after a retry',
    rank: 3,
  },
  {
    id: 'message',
    verbs: 'message chat communicate send contact inquire call',
    check: 'When a message cannot be sent, then it stays in its field with the reason and a way to try again',
    plain: 'When a message cannot be sent, then it stays in its field with the reason and a way to try again',
    form: true,
    rank: 3,
  },
  {
    id: 'sign-in',
    verbs: 'log login register sign signup',
    check: 'When a sign-in is wrong, then the message does not tell whether the account exists',
    plain: 'When a sign-in is wrong, then the message does not tell whether the account exists',
    form: true,
    rank: 2,
  },
  {
    id: 'apply',
    verbs: 'apply enroll enrol',
    check: 'When the same person applies twice, then the first application stands and its status is shown',
    plain: 'When the same person applies twice, then the first entry stands and its status is shown',
    form: true,
    rank: 3,
  },
  {
    id: 'compare',
    verbs: 'compare analyze analyse evaluate',
    check: 'When a value for a comparison is missing, then the screen says so and puts nothing in its place',
    plain: 'When a value for a comparison is missing, then the screen says so and puts nothing in its place',
    rank: 3,
  },
  {
    id: 'upload',
    verbs: 'upload attach',
    check: 'When a file is too large or of another type, then it is refused by name and nothing is lost',
    plain: 'When a file is too large or of another type, then it is refused by name and nothing is lost',
    form: true,
    rank: 2,
  },
  {
    id: 'keep',
    verbs: 'bookmark collect favorite keep',
    check: 'When {one} is kept twice, then it is in the list once, and a reload keeps it',
    plain: 'When the same entry is kept twice, then it is in the list once, and a reload keeps it',
    rank: 4,
  },
  {
    id: 'submit',
    verbs: 'submit request report vote',
    check: 'When {one} is sent twice by mistake, then it counts once',
    plain: 'When the same form is sent twice by mistake, then it counts once',
    form: true,
    rank: 3,
  },
  {
    id: 'generate',
    verbs: 'generate produce',
    check: 'When something that {one} needs is missing, then it says what, and nothing half finished is kept',
    plain: 'When something needed is missing, then it says what, and nothing half finished is kept',
    rank: 2,
  },
  {
    id: 'download',
    verbs: 'download',
    check: 'When a download fails, then the page says so and offers it again',
    plain: 'When a download fails, then the page says so and offers it again',
    rank: 4,
  },
  {
    id: 'join',
    verbs: 'join participate invite',
    check: 'When {one} is full or closed, then joining is refused with the reason',
    rank: 3,
  },
  {
    id: 'export',
    verbs: 'export print',
    check: 'When {many} are exported, then the file holds the same entries as the screen',
    plain: 'When an exported file is opened, then it holds what the screen showed',
    rank: 4,
  },
  {
    id: 'compute',
    verbs: 'calculate convert measure',
    check:
      'When the input is missing or out of range, then the field says what is expected and no result is shown',
    plain:
      'When the input is missing or out of range, then the field says what is expected and no result is shown',
    form: true,
    rank: 2,
  },
  {
    id: 'play',
    verbs: 'play move undo redo pause resume practice practise solve test',
    check:
      'When the page is reloaded in the middle, then play goes on where it stopped or says that it ended',
    plain: 'When the page is reloaded in the middle, then it goes on where it stopped or says that it ended',
    rank: 3,
  },
  {
    id: 'track',
    verbs: 'track monitor visualize chart',
    check: 'When there is no data for the chosen period, then the screen says so and draws no empty chart',
    plain: 'When there is no data for the chosen period, then the screen says so and draws no empty chart',
    list: true,
    rank: 3,
  },
  {
    id: 'browse',
    verbs: 'browse view read list display show see access preview watch listen stream open',
    check:
      'When {one} is opened by its own address, then it shows without a detour; an unknown address says so',
    plain:
      'When a page is opened by its own address, then it shows without a detour; an unknown address says so',
    list: true,
    rank: 5,
  },
];

const frameByVerb: ReadonlyMap<string, VerbFrame> = new Map(
  verbFrames.flatMap((frame) => frame.verbs.split(' ').map((verb) => [verb, frame] as const)),
);

/** The frame that a base verb belongs to, or undefined. */
export const frameOf = (verb: string): VerbFrame | undefined => frameByVerb.get(verb);
