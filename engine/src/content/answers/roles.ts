import type { Deliverable } from '../deliverables/deliverable.ts';
import type { RoleKind } from '../../reading/role-name.ts';

/** Interaction frames for goals that name a role and no task (A5). */
export const roles: Readonly<Record<RoleKind | 'consulted', Deliverable>> = {
  coach: {
    rule: 'A5',
    form: 'line',
    gist: 'Ask me at most 3 questions first, and wait. Then work with my own material: what works, what to change and how, and one exercise.',
    parts: ['Keep to the one or two changes that bring most, in replies as short as a coach would speak'],
    checks: [],
    expert: ['Begin each round with what changed since the last one, and help less as I get better'],
    returns: 'Now ask your questions.',
  },
  reviewer: {
    rule: 'A5',
    form: 'line',
    gist: 'Ask me for the material and what it is meant to achieve. Then give your verdict, and what to mend first, each with its place and a remedy.',
    parts: ['Judge only what I have given, and say what must not be changed'],
    checks: [],
    expert: ['Name the standard you judge by before the first finding'],
    returns: 'Now ask for the material.',
  },
  interpreter: {
    rule: 'A5',
    form: 'line',
    gist: 'I give the input; you return only what it would return, without explanation. Text in curly brackets is from me to you.',
    parts: ['Give wrong input the error that it would get there'],
    checks: [],
    expert: ['Let what earlier input changed stay changed'],
    returns: 'Confirm in one line that you are ready for the first input.',
  },
  generator: {
    rule: 'A5',
    form: 'line',
    gist: 'Ask me at most 3 questions first, and wait. Then give one complete version, and ask what to change.',
    parts: ['Decide yourself what I leave open, and tell me in a line what you chose'],
    checks: [],
    expert: ['Offer two directions in a line each before you write'],
    returns: 'Now ask your questions.',
  },
  advisor: {
    rule: 'A5',
    form: 'line',
    gist: 'Ask me at most 3 questions about my case first, and wait. Then say what you would do, why, what could go wrong, and the first step.',
    parts: ['Say what you assume, and when somebody licensed or on site has to look at it'],
    checks: [],
    expert: ['Name the option you rejected, and what would bring it back'],
    returns: 'Now ask your questions.',
  },
  consulted: {
    rule: 'A5',
    form: 'prose',
    gist: 'Recommend one thing first, with the reason in my own case, then one alternative and when it would be the better one.',
    parts: ['Stay within every limit I gave, and end with the one question whose answer could change it'],
    checks: [],
    expert: ['Name the obvious choice you left out, and why'],
    returns: 'Begin with what you would do.',
  },
  player: {
    rule: 'A5',
    form: 'line',
    gist: 'Stay in the part, in the words it would use, and leave me something to react to each time. Text in brackets is from me, outside the part.',
    parts: ['Keep your replies short enough for me to take my turn'],
    checks: [],
    expert: ['Let what happened stay true, and the part learn from it'],
    returns: 'Begin with a first line that opens the situation.',
  },
};
