import type { Feature } from '../code-rows.ts';

/** Features about things that are written, shown, found and shared. */
export const contentFeatures = {
  posts: {
    name: 'Posts',
    words:
      'publish, publishing, publish articles, blog post, article publishing, write articles, stories, articles, create posts, news posts, search posts, browse posts, view posts, write posts, user posts, share posts, browse and search posts',
    plan: 'Write, preview, publish, edit and take down; a list with the newest first and a page for each',
    data: { Post: 'title, slug (unique), body, author, status, published' },
    rules: ['The address stays when the title changes; a draft is visible to its author only'],
    check: 'Opening a draft\'s address as somebody else gives "not found"',
  },
  comments: {
    name: 'Comments',
    words: 'comment, commenting, reply, replies, replying, reply to posts, discussion, discuss',
    asService: 'Create, list by item, change and delete your own; the newest first, paged',
    plan: 'Write under an item, reply to a comment, edit and delete your own; newest or oldest first',
    data: { Comment: 'item, author, parent, text, created, edited' },
    rules: ['A deleted comment with replies stays as "deleted"; text is escaped, links open safely'],
    check: 'A comment holding <script> is shown as text and does not run',
  },
  ratings: {
    name: 'Ratings',
    words:
      'rating, ratings, star rating, upvote, downvote, rate the, rate answers, rate recipes, rate them, rate each, rate movies, star reviews',
    asService:
      'PUT one rating per person and item, changed by sending it again; average and number come with the item',
    plan: 'One rating per person and item, changeable; average and number of ratings shown, sorted by both',
    data: { Rating: 'item, user, value; unique per item and user' },
    rules: ['The average of few ratings does not outrank many good ones'],
    check: 'The same person rates twice: the count stays, the average moves',
    needs: ['accounts'],
  },
  reviews: {
    name: 'Reviews',
    words:
      'review, reviews, customer reviews, write reviews, product reviews, user reviews, feedback from customers',
    plan: 'Stars and a text per person and item, with date; the owner of the item can answer once',
    data: { Review: 'item, author, stars, text, created, answer' },
    rules: [
      'One review per person and item; only after having bought, booked or used it where that is known',
    ],
    check: 'A second review of the same item opens the first for editing',
  },
  likes: {
    name: 'Likes',
    words:
      'like posts, liking, reactions, emoji reactions, thumbs up, likes and comments, like button, comments and likes, like and comment',
    plan: 'One press likes, another takes it back; the number updates at once and is corrected if the server refuses',
    data: { Like: 'item, user; unique' },
    check: 'Two quick presses leave it unliked, with the number as before',
  },
  favorites: {
    name: 'Favorites',
    words:
      'favorite, favourite, favorites, bookmark, save for later, saved items, collect articles, collect favorite, collecting, collection, wishlist, wish list, watchlist',
    asService: 'PUT and DELETE one per person and item, both harmless when repeated; a list of your own',
    plan: 'Save and unsave from list and page; a page of saved items, newest first',
    data: { Favorite: 'user, item, saved at; unique' },
    check: 'An item that was deleted leaves the saved list without an error',
  },
  tags: {
    name: 'Tags',
    words: 'tag, tagging, tags, hashtag, keywords',
    asService: 'Set the tags of an item in one call; list tags with their number; filter by several',
    plan: 'Add and remove tags while typing, with suggestions from those in use; press a tag to filter',
    data: { Tag: 'name (unique, lower case)', Tagging: 'item, tag' },
    rules: ['"Work" and "work" are one tag'],
    check: 'Filtering by two tags shows only items that have both',
  },
  categories: {
    name: 'Categories',
    words: 'category, categories, categorize, categorized, browse by category',
    plan: 'Each item is in one category; a page per category with its number of items',
    data: { Category: 'name, slug, order' },
    rules: ['A category that still has items cannot be deleted without moving them'],
    check: 'Deleting a category in use asks where its items go',
  },
  search: {
    name: 'Search',
    words:
      'search, searching, search function, search bar, full text search, find items, search by, searchable, lookup, find relevant, keyword search',
    asService:
      'A query parameter over title and text, forgiving case and accents, with a stable order and paging',
    plan: 'Found by part of a word in title or text, whatever its case and accents',
    rules: ['When nothing is found, it says what was searched for'],
    check: 'A search with a capital or without an accent still finds the item',
  },
  filters: {
    name: 'Filters',
    words: 'filter, filtering, filters, filter by, narrow down, advanced search, faceted',
    asService: 'Query parameters that combine; an unknown one is refused with the list of known ones',
    plan: 'Filters combine and can be cleared',
    check: 'Two filters together give what meets both',
  },
  sorting: {
    name: 'Sorting',
    words: 'sort, sorting, sort by, sortable, order by, ranked by',
    asService: 'A sort parameter with direction, from a list of allowed fields, ties broken by id',
    plan: 'Sorted both ways, with the present order visible',
    rules: ['Equal values keep a stable order'],
    check: 'Sorting twice by the same field reverses it and loses no item',
  },
  pagination: {
    name: 'Pages of results',
    words: 'pagination, paginated, paginate, infinite scroll, load more, paging',
    plan: 'Results in pages by cursor, with the place kept when coming back',
    check: 'An item added while paging causes no item to be shown twice or skipped',
  },
  editor: {
    name: 'Text editor',
    words:
      'rich text, rich text editor, wysiwyg, text editor, formatting, text formatting, editor with formatting, text editing',
    plan: 'Headings, bold, lists and links; pasting from elsewhere keeps structure and drops foreign styling',
    rules: ['What is pasted is cleaned; unsaved text is not lost'],
    check: 'Pasting a table from a word processor leaves clean markup and no script',
  },
  markdown: {
    name: 'Markdown',
    words: 'markdown, markdown support, markdown editor, markdown preview, md files',
    plan: 'Write Markdown and see how it will look',
    rules: ['Raw HTML is cleaned before it is shown'],
    check: 'A code fence with HTML in it shows the HTML as text',
  },
  drafts: {
    name: 'Drafts',
    words: 'draft, drafts, autosave, auto save, save draft, unpublished',
    plan: 'What is typed is kept a moment after each change',
    check: 'Closing the tab mid-sentence and coming back shows the sentence',
  },
  versions: {
    name: 'Versions',
    words: 'version history, versioning, revision history, version control, restore previous',
    plan: 'Every save keeps the previous text; compare two and bring one back',
    data: { Version: 'item, number, text, author, created' },
    rules: ['Bringing back an old version makes a new one; nothing is overwritten'],
    check: 'Restoring version 2 of 5 gives version 6 with the text of 2',
  },
  uploads: {
    name: 'Uploads',
    words:
      'upload, uploading, file upload, upload photos, upload images, upload files, attach files, attachment, photo upload, image upload, upload documents',
    asService:
      'Multipart or a signed address to send to; type by content and size are checked before storing',
    plan: 'Choose files, see how far they are and whether they arrived; what is allowed is shown before',
    data: { File: 'name, type, size, owner, stored at' },
    rules: [
      'Type is judged by content and not by extension; a limit on size is checked on the server; file names are never used as paths',
    ],
    check: 'A renamed .exe and a file over the limit are refused with the reason, the others arrive',
  },
  gallery: {
    name: 'Gallery',
    words:
      'gallery, image gallery, photo gallery, photos, showcase photos, picture gallery, lightbox, portfolio gallery, showcasing',
    plan: 'Small pictures first; one opens large, with next and previous',
    data: { Picture: 'file, alt text, caption, order' },
    rules: ['Each picture has its size reserved, so that nothing jumps while loading'],
    check: 'A hundred pictures can be looked through without waiting',
  },
  video: {
    name: 'Video',
    words: 'video, videos, video player, stream video, video streaming, watch videos, video upload',
    plan: 'Play, pause and seek',
    rules: ['Nothing plays with sound by itself; a slow or missing source gets a clear message'],
    check: 'Stopped halfway, it continues there',
  },
  audio: {
    name: 'Audio',
    words:
      'audio, audio player, music player, play music, mp3, listen, podcast player, playback, record audio, voice recording',
    plan: 'Play, pause and seek',
    check: 'A file that cannot be played is named and stops nothing else',
  },
  playlists: {
    name: 'Playlists',
    words: 'playlist, playlists, queue songs, song queue, shuffle, repeat mode',
    plan: 'Make, rename, reorder by dragging and play a list; shuffle plays each track once before repeating',
    data: { Playlist: 'name, owner, tracks in order' },
    check: 'Shuffle through ten tracks plays ten different ones',
  },
  pdf: {
    name: 'PDF',
    words:
      'pdf export, as pdf, as a pdf, as pdfs, into a pdf, pdf report, pdf reports, pdf invoice, pdf invoices, monthly pdf, download pdf, generate pdf, generates pdf, export to pdf, pdf download, export pdf, export as pdf',
    plan: 'A PDF with the same content, in which no row is cut in half',
    rules: ['Names with accents come out right'],
    check: 'Several pages repeat the heading and have page numbers',
  },
  downloads: {
    name: 'Downloads',
    words: 'download, downloads, downloadable, download files, download resources',
    plan: 'Each file shows type and size before it is fetched; downloads of private files check the person',
    check: "Opening a private file's address without signing in is refused",
  },
  sharing: {
    name: 'Sharing',
    words:
      'share, sharing, share link, shareable link, share with friends, social sharing, share on social media, share articles, shared',
    plan: 'One thing can be passed on; who may see it is shown and can be taken back',
    check: 'What was taken back can no longer be opened',
  },
  rss: {
    name: 'Feeds',
    words: 'rss, rss feed, atom feed',
    plan: 'A valid feed of the newest entries with title, date, link and text',
    check: 'The feed passes a validator and an edited entry keeps its id',
  },
  newsletter: {
    name: 'Newsletter sign-up',
    words:
      'newsletter, mailing list, subscribe to updates, email subscription, email signup, subscribe to news, email list, waitlist signup, subscribe',
    plan: 'One field, a confirmation by email, an unsubscribe link in each email',
    data: { Subscriber: 'email, confirmed, unsubscribed' },
    rules: ['Signing up twice is answered like the first time; nothing is sent before the confirmation'],
    check: 'An address with a typo is refused beside the field and what was typed stays',
  },
  seo: {
    name: 'Found by search engines',
    words:
      'seo, search engine, google ranking, meta tags, sitemap, structured data, search engine optimization',
    plan: 'Each page has its own title, description, canonical address and preview picture; a sitemap lists them',
    check: 'The text of each page is in the HTML before any script runs',
  },
  languages: {
    name: 'Several languages',
    words:
      'multilingual, multi language, several languages, multiple languages, translation of the site, bilingual, i18n, localization, localisation, internationalization, language switcher, in english and, two languages, three languages',
    plan: 'Switch language on every page and stay on it; dates, numbers and plurals follow the language',
    rules: ['Texts are in one file per language; a missing one falls back and is listed'],
    check: 'Switching language on a deep page keeps the page, and no text of the other language is left',
  },
  cms: {
    name: 'Editing content',
    words:
      'cms, content management, manage content, edit content, update content, content management system, editable by, update the menu, edit pages, i can change, i can edit, i can update, change myself, edit it myself, change it myself',
    plan: 'Somebody without code changes texts and pictures, sees a preview and publishes',
    rules: ['A change shows on the site within a minute; a mistake can be undone'],
    check: 'Changing one text and publishing shows it on the page and nowhere else',
  },
  'contact-form': {
    name: 'Contact form',
    words:
      'contact form, contact us, contact page, contact information, inquiry form, enquiry form, get in touch, message us, contact section',
    plan: 'Name, address, message; whoever sends it sees that it arrived',
    data: { Message: 'name, email, text, received, read' },
    rules: [
      'Spam is stopped without a puzzle (hidden field, time, limit per address); a failed send keeps the text',
    ],
    check: 'With the email service down, the message is kept and the visitor sees that it arrived',
  },
  faq: {
    name: 'Questions and answers',
    words: 'faq, frequently asked questions, help center, help section, knowledge base, help articles',
    plan: 'Questions and answers in an order in which people look for them',
    check: 'A question can be found by a word in its answer',
  },
  testimonials: {
    name: 'Testimonials',
    words: 'testimonial, testimonials, customer stories, quotes from customers, success stories',
    plan: 'Quote, name, role and picture of each; real ones only, with clearly marked samples until they come',
    data: { Testimonial: 'quote, name, role, picture' },
    check: 'No invented name is left unmarked',
  },
  carousel: {
    name: 'Carousel',
    words: 'carousel, slider, slideshow, slide show, image slider, rotating banner, moving carousel',
    plan: 'Next and previous by button, key and swipe; the current position is visible',
    rules: ['Movement stops on hover, focus and for people who asked for reduced motion'],
    check: 'With the keyboard alone every slide can be reached and the movement stopped',
  },
  theme: {
    name: 'Dark and light',
    words: 'dark mode, light mode, dark theme, theme switcher, dark and light, night mode, theme toggle',
    plan: 'Follows the system until the person chooses; the choice is kept',
    check: 'Reloading in dark mode never shows a white page first',
  },
  colors: {
    name: 'Colors',
    words:
      'background color, color scheme, for the background, as background, as the background, background as, component color, for components, for the interface, base color, color palette, the background color, components with, for ui components, to the background, background and, all components, ui components, ui elements, brand colors, visible components, content blocks',
    plan: 'The colors as you name them, set in one place, with text on each at a contrast of at least 4.5:1',
    check: 'Text on each of the colors can be read, links and disabled buttons included',
  },
  responsive: {
    name: 'Every screen size',
    words:
      'responsive, responsive design, mobile friendly, mobile first, works on mobile, works on phones, on the phone, all devices',
    plan: 'Works on a phone as well as on a desktop; nothing scrolls sideways',
    check: 'At 360 pixels wide nothing is cut off',
  },
  accessibility: {
    name: 'Accessible to all',
    words:
      'accessible, accessibility, wcag, screen reader, keyboard navigation, a11y, visually impaired, blind users',
    plan: 'Everything by keyboard in a sensible order, names for every control, contrast of at least 4.5:1, focus visible',
    check: 'The main flow can be done with a keyboard alone and with a screen reader',
  },
  animation: {
    name: 'Animation',
    words:
      'animation, animated, animations, transition, transitions, hover effect, parallax, scroll animation',
    plan: 'Movement explains what happened, is short, and can be interrupted',
    rules: ['Reduced motion in the system turns it into plain changes'],
    check: 'With reduced motion everything still works and nothing moves',
  },
  embed: {
    name: 'Embedding',
    words: 'embed, embeddable, widget for other sites, iframe, embed code',
    plan: "A short snippet shows it on another site, sized to its space, without touching that site's styles",
    check: "The host page's styles and the widget's do not change each other",
  },
  news: {
    name: 'News',
    words:
      'news section, company news, industry news, latest news, news and blog, contest announcements, news announcements, news articles, publish news, news page',
    plan: 'Dated entries, the newest first',
    check: 'An entry dated in the future shows on its day and not before',
  },
  events: {
    name: 'Events',
    words:
      'event, events, event listing, upcoming events, events page, showcasing events, event management, promotions',
    plan: 'What is to come in order, and what is past apart from it',
    data: { Event: 'title, start, end, place, description' },
    rules: ['An event is past when it ends, in the time zone of its place'],
    check: 'An event that ended an hour ago is listed among the past ones',
  },
  library: {
    name: 'Library of items',
    words: 'catalog, catalogue, browse items, listing, listings, browse products, directory, inventory list',
    plan: 'A list with the facts people choose by, and a page for each item',
    check: 'A list without items says how to add the first',
  },
  sections: {
    name: 'About and team',
    words:
      'about us, about page, team introduction, company profile, company information, company introduction, team section, meet the team',
    plan: 'Who they are in a few sentences, people with name, role and picture',
    check: 'The page reads well with the shortest and the longest text in place',
  },
} as const satisfies Record<string, Feature>;
