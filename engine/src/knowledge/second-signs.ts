import type { FeatureId } from './features/index.ts';

/** Features whose names mean other things too: one of these words has to be in the goal as well. */
export const secondSigns: Partial<Readonly<Record<FeatureId, string>>> = {
  vehicles: 'rent, rental, hire, sell, sale, dealer, dealership, lease, fleet, price',
  courses: 'lesson, lessons, learn, learner, learners, online course, enroll, e learning, students',
  tags: 'filter, notes, articles, bookmarks, blog, posts, search, items, tasks',
  'code-editing': 'code, html, css, javascript, playground, ide, editor for code',
  markdown: 'editor, write, notes, preview, wiki, note',
  events: 'coming, upcoming, attend, calendar, sign up, tickets, venue, concert, register, meetup',
  members: 'club, membership, association, join, fee, gym, team',
  favorites: 'favorite, favorites, favourite, favourites, wishlist, bookmark, like',
  staff: 'shift, shifts, roster, assign, employees, employee, technician, crm, salon, jobs, team, clinic',
  'work-orders': 'technician, technicians, crew, plumbing, field service, crm',
  accounts:
    'login, log in, account, password, sign in, users, user, registration, register, authentication, auth, email',
  gallery: 'gallery, album, portfolio, slideshow, lightbox, albums',
  currencies: 'convert, currency, currencies, conversion, price, prices',
  'medical-records': 'patient, patients, doctor, doctors, clinic, hospital',
  tickets: 'ticket, tickets, support, helpdesk, help desk, issue, complaint',
  properties: 'listing, listings, flat, apartment, house, rent, homes',
};
