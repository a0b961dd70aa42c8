import type { Nouns } from './noun-patterns.ts';

/** Words that name a part of a screen or a feature, as those of `kindNouns`. */
export const partNouns: Readonly<Record<'components' | 'features', Nouns>> = {
  components: {
    modal: 'modal|dialog(?: box)?|pop-?up|drawer',
    select: 'drop-?down|select(?: box| menu)?|combo ?box|auto-?complete(?: input| field)?|type-?ahead',
    'date-picker': 'date ?(?:range )?picker|calendar',
    table: '(?:data )?(?:table|grid)',
    tabs: 'tabs?(?: bar)?|tab ?list',
    accordion: 'accordion|collapsible|faq(?: section)?|disclosure',
    carousel: 'carousel|(?:image|photo|picture|hero|content|testimonial|card|logo) slider|image rotator',
    navbar: 'nav(?:igation)?[ -]?(?:bar|menu)?|header|side ?bar|footer|menu',
    wizard: '(?:form |multi-?step |set-?up )*(?:wizard|stepper)|multi-?step form',
    form: '(?:contact |sign-?up |login |checkout |multi-?step |registration )?form',
    upload: '(?:file|image|photo) ?(?:upload(?:er)?|drop ?zone|picker)|drop ?zone',
    rating: '(?:star )?rating',
    toast: 'toast|snack ?bar|notification(?: component| banner)?|alert',
    tooltip: 'tool ?tip|popover|hover ?card',
    button: 'button(?: group)?|toggle|switch|checkbox',
    pagination: 'pagination|pager|infinite scroll',
    card: '(?:product |profile |pricing |info )?card|(?:pricing|price) table|tile|badge|avatar',
    chart: '(?:bar |line |pie |area )?(?:chart|graph)|progress ?bar|gauge',
  },
  features: {
    filter: '(?:sort(?:ing)?|sort order|ordering|filter(?:s|ing)?)(?: options?| functions?)?',
    import: '(?:csv |excel |bulk |data )*import(?: from \\w+| of \\w+)?(?: function| feature| button)?',
    'sign-in':
      '(?:google |github |apple |microsoft |social |magic link |single )?(?:log-?in|sign-?in|sign-?on|authentication|sso)(?: with \\w+| page)?|(?:forgot(?:ten)? )?password reset|reset password',
    permissions: '(?:role[- ]based )?(?:permissions?|access control|roles|rbac)',
    payment:
      '(?:stripe |paypal |card |online )?(?:payments?|checkout|subscriptions?|billing)(?: page| with \\w+)?',
    bulk: '(?:bulk|batch|mass|multi)[ -](?:archiv(?:e|ing)|delet(?:e|ion|ing)|edit(?:ing|s)?|select(?:ion)?|actions?|updates?|assign(?:ment|ing)?|operations?)(?: (?:\\w+ )?\\w+s)?',
    undo: '(?:undo|soft delete|trash|recycle bin)(?: button| feature| function)?',
    audit: '(?:audit|activity|change) (?:log|trail|history)|history of changes',
    favourites: 'favou?rites?|wish ?lists?|bookmarks?|save for later|likes?(?: button)?',
    'dark-mode': 'dark(?: and light)? (?:mode|theme)|theme (?:switch\\w*|toggle)|night mode',
    search: 'search(?: bar| function| feature| page)?|full-?text search',
    export: '(?:csv |pdf |excel |data )?(?:export|download)(?: to \\w+)?(?: button)?',
    notifications: '(?:push |e-?mail |in-app )?(?:notifications?|reminders?)',
    comments: 'comment(?:s|ing)?(?: section| feature| system)?',
    upload: '(?:file|image|photo|avatar|picture) uploads?',
    'two-factor': '(?:two|2)[ -]?factor(?: (?:auth\\w*|log-?in|sign-?in|verification))?|2fa(?: log-?in)?|mfa',
    pagination: 'pagination|infinite scroll|paging',
    i18n: 'i18n|internationali[sz]ation|locali[sz]ation|translations?|multi-?language(?: support)?',
    'rate-limit': 'rate[ -]?limit(?:ing|er|s)?|throttl(?:e|ing)',
  },
};
