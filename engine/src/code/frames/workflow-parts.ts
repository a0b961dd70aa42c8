import { type NamedPart, part } from './named-part.ts';

/** Ways of working that a goal names in passing, with what an experienced builder settles about each before starting. */
export const workflowParts: readonly NamedPart[] = [
  part(
    'approval',
    'approv(?:es?|als?|ed|ing)|accepts? or (?:rejects?|declines?)|(?:manager|clerk|admin|driver|owner|host|teacher|office|boss|committee|foreman)s? (?:accepts?|confirms?|rejects?|declines?|releases?)|sign(?:s|ed)? off',
    'When two people decide on the same entry at the same moment, then the first decision stands and the other is told',
    'Status of an entry: open, then approved or rejected; a rejection needs a reason; a decision is final and keeps who and when; only an open entry can be changed or withdrawn; the list for deciding shows open ones first',
  ),
  part(
    'contact-form',
    'contact (?:form|page|us)|enquir(?:y|ies)(?: form)?|inquiry form|(?:a |the )?form (?:so|where|for|that|to)\\b[^,.;]{0,50}\\b(?:ask|request|contact|apply|order|book|reach|write)',
    'When the form is sent empty or with a wrong e-mail, then errors stand at the fields and nothing is sent; when it is right, then a thank-you appears and the entry can be found',
    'Form: only the fields that the request needs, errors at the field, button locked while sending, thank-you at the end; entries are stored where visitors can add but never read; a hidden field against spam',
  ),
  part(
    'photos',
    '(?<!(?:with|animal|nice|big|large|own|my|dog|cat) )(?:photos?|pictures?)(?: if| upload|s? from (?:the )?(?:phone|camera))|photos? of (?:the |each |my |our )?(?:receipts?|labels?|defects?|damage\\w*|items?|documents?|bills?|invoices?)|(?<!\\beach )with (?:an? )?photos?(?! (?:gallery|page|grid))|(?:take|add|attach|upload)(?:s|ing)? (?:an? )?(?:photos?|pictures?)',
    'When a photo cannot be taken or kept, then the rest of the entry stays and it can be tried again',
    'Photos: from camera or gallery, shrunk, with a stated limit of number and size; kept with the entry',
  ),
  part(
    'csv-import',
    '(?:csv|excel)(?: \\w+)?(?: files?)?[^.]{0,80}\\b(?:upload|import)|(?:upload|import)\\w*[^.]{0,40}\\b(?:csv|excel)',
    'When a file lacks a column, holds broken rows or is loaded a second time, then it says which and drops nothing silently',
    'CSV: columns found by name; comma or semicolon, dates and decimal signs of either style, asked once where unclear; rows read and rejected are counted, with line and reason',
  ),
  part(
    'pdf-export',
    '(?:export|download|save|print)\\w*[^.]{0,20}\\bpdf|pdf (?:export|report|download)',
    'When the PDF is opened, then it shows the same figures as the screen under the same filter, and no line is cut at a page end',
    'PDF: title with period and filter, page numbers, a file name that tells what it holds',
  ),
  part(
    'live',
    'queue|(?:status|figures|values|scores?|positions?|data) live|live (?:board|score\\w*|updates?|view)|real-?time|dispatch|turns? (?:red|green|yellow)|status board|see (?:at once|immediately|how many)|presses? next',
    'When something changes on one screen, then every other open screen shows it within seconds; after a lost connection it catches up',
  ),
  part(
    'qr',
    'qr[ -]?codes?',
    'When a QR code is old, used up or unknown, then the page says so and shows nothing of others',
    'QR code: holds an address that cannot be guessed; works without an account',
  ),
  part(
    'join-code',
    '(?:join|enter|log ?in|sign ?in)s?(?: with| by)? (?:an? |the )?(?:\\p{L}+ )?code|code from the (?:invitation|letter|mail)',
    'When a code is wrong, used up or tried many times, then it is refused without telling which part was wrong',
    'Codes: long enough not to be guessed, one per group or guest, can be revoked',
  ),
  part(
    'overdue',
    'overdue|late returns?|due dates?|best before',
    'When the last day is still running, then the entry is not overdue; a second after it, it is',
    'Overdue is worked out from the date each time and never stored by hand',
  ),
  part(
    'messages-out',
    '(?:e-?mails?|sms|text messages?|mails?) (?:to|when|if|as soon as)|gets? a message|(?:weekly|daily|monthly) (?:e-?mails?|digest|summary)|(?:gets?|sends?|receives?|sent) (?:an? |the |me |us |them )*(?:e-?mails?|sms|text message|mail)',
    'When sending a message fails, then it is tried again, goes out once and the failure can be seen',
    'Messages go out from a queue, are logged with time and receiver, and none is sent while testing',
  ),
  part(
    'shifts',
    '(?:signs? up for|takes?|swaps?|plans?|each|every|open|free|assigns?) (?:an? )?shifts?|shift (?:plan\\w*|schedul\\w*|roster)|(?:staff|duty|volunteer|nurses?|crew) (?:roster|rota)|duty (?:plan|board)',
    'When two people take the last place of a shift at the same moment, then one has it and the other is told',
    'Shift: start, end, place, people needed and people signed up; open places stand out',
  ),
  part(
    'stock',
    'over-?(?:sell|book)\\w*|double.?book\\w*|out of stock|in stock|stock (?:levels?|count)|go(?:es)? back to stock|never (?:\\p{L}+ )?below zero',
    'When more is taken than there is, also by two people at once, then it is refused and the stock never falls below zero',
  ),
  part(
    'lending',
    'lend(?:s|ing)?|borrow(?:s|ed|ing)?|loans|rent(?:s|ed|ing)? out|hire out',
    'When the last piece is taken by two people at the same moment or for overlapping days, then one has it and the other is refused',
    'Loan: what, who, from, until, returned; a return closes it, also early or late',
  ),
  part(
    'voting',
    'votes?|voting|ballots?|elections?|referendum',
    'When a person votes a second time, also from another device, then the first vote stands and the answer says so',
    'Vote: question, options, opens, closes, who may vote; results only after it closes; a vote cannot be traced back where it is secret',
  ),
  part(
    'streak',
    'streaks?',
    'When today is still open, then the streak stands; when a due day ends undone, then it starts at zero',
    'Streak: due days done one after another; days that are not due do not break it; a corrected day counts anew',
  ),
  part(
    'score',
    'high ?scores?|best score|leader ?board|points? (?:per|for|each)',
    'When a new best score is reached and the page is reloaded, then it is still there; a lower one does not replace it',
  ),
  part(
    'several-languages',
    '(?:german|french|english|spanish|italian|dutch) and (?:german|french|english|spanish|italian|dutch)|(?:two|three|four|several) languages',
    'When the language is changed on any page, then the same page shows in the other language under an address of its own',
    'Languages: one address per page and language, texts in one place, marked for search engines',
  ),
  part(
    'kids',
    'for (?:my |our |the |small |young )*(?:kids|children|toddlers|son|daughter|\\d+[- ]year[- ]olds?)',
    'When a child taps wildly, then nothing is lost and no way leads out of it',
    'For children: big targets, few words, no adverts, links or collected data; usable without reading',
  ),
  part(
    'shared',
    'shared? (?:it |them )?with (?:my |our |the )?(?!everyone|others|links?)\\p{L}+|together with (?:my|our) \\p{L}+|my (?:wife|husband|partner) (?:can|and i)',
    'When both change the same entry at the same time or one of them offline, then neither change is lost and both see the same in the end',
    'Shared: the other joins by a link or code; both see the same within seconds, and each entry says whose it is',
  ),
  part(
    'multiplayer',
    'multi-?player|two players(?! on (?:one|the same|a single))|play(?:ing)? (?:with|against) (?:an? |my )?(?:friends?|each other)|link to invite|invite an? (?:friend|player)',
    'When a player loses the connection and returns by the link, then the game goes on at the same move; two moves at once count as one',
    'Players: a link that cannot be guessed joins; the server holds the state and checks each move and whose turn it is; further people can only watch',
  ),
  part(
    'waiting-list',
    'waiting list|wait ?list(?: moves| for)|next in line',
    'When a place becomes free, then the first who waits gets it once and is told',
  ),
  part(
    'remarks',
    '(?:with|and|own|leave|write|add) comments|, comments',
    'When a comment cannot be sent, then its text stays in the field; when a stranger changes one by address, then it is refused',
    'Comments: the newest last, own ones can be changed and deleted, text is shown as text',
  ),
  part(
    'opponent',
    'against (?:the |an? )?(?:computer|ai|machine|bot|cpu)|computer (?:opponent|player)|computers? levels?|levels? of the computer',
    'When the hardest level plays the easiest twenty times, then it wins clearly more often, and each answer comes within a second',
    'Computer: its levels differ in how far it looks ahead and how often it errs; it knows no more than a player may; thinking never freezes the screen',
  ),
  part(
    'ocr',
    'reads? [^.]{3,40} (?:from|off) (?:photos?|images?|pictures?|scans?|pdfs?)|scan(?:s|ning)? (?:receipts?|documents?|recipes?|invoices?|cards?)|ocr|text recognition',
    'When a picture is blurred, turned or written by hand, then what could not be read is marked and typed by hand, and nothing is guessed',
    'Reading pictures: what was found stands beside the picture and can be corrected before it is kept; doubtful places are marked; say which recognition is used, what it costs and whether pictures leave the device',
  ),
  part(
    'request',
    '(?:booking|appointment|reservation|table|tour|quote|callback) requests?|request (?:an? |the )?(?:appointment|booking|quote|callback|visit)',
    'When a request is sent empty or wrong, then errors stand at the fields and nothing is sent; when it is right, then the page thanks and says once more that it is not yet confirmed',
    'Request: name, phone or e-mail, wished days and times, reason; it is a request and no confirmed date, which stands beside the form; stored where visitors can add but never read; a hidden field against spam',
  ),
  part(
    'attendance',
    'who (?:is |all )?(?:comes|coming|takes part|attends)|say who comes|rsvp|attendance|comes to which',
    'When somebody changes an answer, then list and number follow at once, and nobody can answer for others',
    'Coming: each person answers yes, no or maybe per date in one tap and can change it until the date; who has not answered is seen; the next date first',
  ),
  part(
    'turns',
    'take turns|rotat(?:es?|ing|ion)|whose turn|who has to|in turn|(?:duty|duties|chores?|cleaning|shifts?|who (?:cooks|cleans|drives|brings))\\b[^.]{0,40}\\bchanges? every week',
    'When somebody is away or two swap, then that one turn changes and all later ones stay as they were',
    'Turns: worked out from the date, the order of the people and a start, so that a restart or a missed day changes nothing; people, order and days stand in one place to change',
  ),
];
