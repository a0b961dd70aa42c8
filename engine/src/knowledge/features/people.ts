import type { Feature } from '../code-rows.ts';

/** Features about people: who they are, what they may do, how they meet. */
export const peopleFeatures = {
  accounts: {
    name: 'Accounts',
    words:
      'account, login, log in, logging in, logs in, sign in, sign up, signup, signing up, registration, register, user registration, user account, authentication, membership, user login, user system, user management, with users',
    asService:
      'Sign up, get and renew a token, sign out; every protected call names the person from the token and never from the body',
    plan: 'Sign up, sign in, sign out; the session survives a reload and ends on sign-out',
    data: { User: 'name, email (unique), password hash, created' },
    rules: ['Every read and write is checked on the server against the signed-in person'],
    check: "A signed-in person asks for somebody else's record: refused, nothing shown",
  },
  'social-login': {
    name: 'Sign-in with another account',
    words:
      'google sign in, google login, sign in with google, login with google, social login, github login, oauth, single sign on, sso, apple sign in',
    plan: 'One button starts sign-in at the provider and returns to the page where it began',
    rules: [
      'The same verified email from two providers is one person; a canceled sign-in returns without an error page',
    ],
    check: 'Canceling at the provider leads back to the sign-in page with a way to try again',
    needs: ['accounts'],
  },
  profiles: {
    name: 'Profiles',
    words:
      'profile, user profile, profile page, bio, avatar, profile picture, personal information, personal details',
    asService: "Read anyone's public part; read and change your own full profile",
    plan: 'A page for each person, changed by that person only',
    data: { Profile: 'user, display name, picture, about' },
    rules: ['An empty one still looks finished'],
    check: 'A profile without a picture or text shows initials and no empty boxes',
  },
  roles: {
    name: 'Roles and permissions',
    words:
      'role, permission, user role, access control, access level, rbac, moderator, editor role, managers can, staff can, admins can, only admins, only staff, only managers, only teachers, only coaches, only the owner',
    asService: 'Each call names the permission it needs; the table of permissions is in the documentation',
    plan: 'Each role sees and does what it is meant to; a table of roles against actions comes before the code',
    rules: [
      'The server decides by role on every request; the last person who can manage roles cannot lose that role',
    ],
    check: 'Each forbidden action is refused, even when called directly',
    needs: ['accounts'],
  },
  admin: {
    name: 'Admin area',
    words:
      'admin, admin panel, administrator, back office, backend management, admin dashboard, management interface, admin area',
    plan: 'A separate area where records are listed, searched, edited and taken down, reachable for admins only',
    rules: ['What an admin deletes asks once and can be brought back; nobody becomes admin by signing up'],
    check: 'An ordinary user who opens the admin address is turned away',
    needs: ['accounts'],
  },
  invitations: {
    name: 'Invitations',
    words: 'invite, invitation, invite link, invite code, join code, join by link, guest list',
    plan: 'Invite by link or email; anyone who accepts lands in the right place right away',
    data: { Invitation: 'token, invited by, for what, expires, used' },
    rules: ['A link works once (or until it is revoked), and an expired one says who to ask for a new one'],
    check: 'An invitation opened a second time is refused with a clear message',
  },
  teams: {
    name: 'Teams and workspaces',
    words:
      'workspace, multi tenant, multi-tenant, multitenant, organization, organisation, tenant, several companies, multiple companies, team members, create teams, join teams',
    plan: 'Every record belongs to one workspace; people can be in several and switch between them',
    data: { Workspace: 'name, owner', Membership: 'user, workspace, role' },
    rules: [
      'Each query is limited to the workspace on the server; leaving a workspace keeps what was made there',
    ],
    check: 'A member of workspace A asks for a record of B by its id: not found',
    needs: ['accounts'],
  },
  'guest-access': {
    name: 'Use without an account',
    words: 'guest access, as a guest, guest checkout, guest mode',
    plan: 'The main flow works without signing in; what was done stays on this device',
    rules: ['Signing in later takes over what was done as a guest'],
    check: 'A private window can run the main flow to its end',
  },
  'password-reset': {
    name: 'Password reset',
    words: 'password reset, reset password, forgot password, forgotten password, password recovery',
    plan: 'A one-time link by email sets a new password and signs other sessions out',
    rules: ['The answer is the same whether the address is known or not; the link expires and works once'],
    check: 'A used or expired reset link is refused and offers a new one',
    needs: ['accounts'],
  },
  'two-factor': {
    name: 'Second factor',
    words: 'two factor, 2fa, mfa, multi factor, authenticator app, one time code, otp',
    plan: 'A code from an authenticator app at sign-in, turned on by the person, with recovery codes',
    rules: ['Turning it on is done only after one correct code; wrong codes are limited'],
    check: 'With the second factor on, the password alone does not sign in',
    needs: ['accounts'],
  },
  audit: {
    name: 'Change log',
    words:
      'audit, audit log, audit trail, activity log, change log, change history, who changed what, track changes',
    plan: 'Who changed what and when, before and after, readable next to the record',
    data: { Change: 'who, when, record, field, before, after' },
    rules: [
      'Entries are written in the same transaction as the change and can be neither edited nor deleted',
    ],
    check: 'Editing a record adds one entry with the old and the new value',
  },
  privacy: {
    name: 'Privacy',
    words:
      'privacy, gdpr, data protection, personal data, hipaa, user privacy, delete my data, data security',
    plan: 'A person can see, take along and delete everything that is kept about them',
    rules: [
      'Collect only what a feature uses; deletion removes or anonymizes the person everywhere, logs included',
    ],
    check: "After deletion the person's name and email are found in no table and no page",
  },
  consent: {
    name: 'Cookie and consent choice',
    words: 'cookie banner, cookie consent, consent, terms acceptance, accept terms',
    plan: 'A choice before anything optional loads; it can be changed later from the footer',
    data: { Consent: 'who, what, version, when' },
    check: 'After "decline", no optional script loads and nothing else breaks',
  },
  moderation: {
    name: 'Moderation',
    words:
      'moderation, moderate, moderating, report content, flag content, content review, review submissions, approve posts, spam, inappropriate content, hide posts, hides posts, hide comments, can hide',
    plan: 'Report a piece of content; a queue shows reports with context; hide, restore or warn from there',
    data: { Report: 'content, reported by, reason, status, decided by' },
    rules: [
      'Hidden content disappears for others at once and stays for its author with the reason; one report per person and item',
    ],
    check: 'Hidden content is gone from list, search and direct link',
  },
  blocking: {
    name: 'Blocking',
    words: 'block user, block users, blocking, mute, mute users, ban, kick',
    plan: 'Block someone from their profile or message; undo from settings',
    data: { Block: 'by, blocked, since' },
    rules: ['Blocked people can neither write to nor find the person who blocked them, and are not told'],
    check: 'A message from a blocked person is not delivered',
  },
  anonymity: {
    name: 'Anonymity',
    words: 'anonymous, anonymously, anonymity, anonymous reporting, whistleblower',
    plan: 'What people contribute shows nowhere who they are',
    rules: [
      'Store no link between person and anonymous content unless abuse has to be handled; then keep it apart and say so',
      'Strip location data from uploaded pictures',
    ],
    check: 'The network response for an anonymous post contains no user id, email or name',
  },
  follow: {
    name: 'Following',
    words: 'follow, followers, follow users, follow topics, subscribe to topics, feed, news feed',
    plan: 'Follow and unfollow in one press; a feed of posts from those you follow, newest first',
    data: { Follow: 'follower, followed' },
    rules: ['Nobody follows themselves or the same one twice; an empty feed suggests whom to follow'],
    check: 'After unfollowing, new items of that person stay out of the feed',
    needs: ['accounts'],
  },
  friends: {
    name: 'Friends',
    words:
      'friend request, add friends, friend list, friends list, connections, connect with others, connecting with others',
    plan: 'Send, accept, decline a request; a list of friends with a way to remove one',
    rules: ['Two requests crossing each other become one friendship; a declined one is not shown again'],
    check: 'A requests B while B requests A: they become friends only once',
    needs: ['accounts'],
  },
  'identity-check': {
    name: 'Verification',
    words:
      'verified, verification, verify email, email verification, identity verification, verify users, background check, kyc',
    plan: 'Confirm the address by a link before anything is published under the name; a badge shows what was checked',
    data: { Verification: 'user, what, status, when' },
    check: 'An unconfirmed account can look around and cannot publish',
    needs: ['accounts'],
  },
  members: {
    name: 'Members',
    words:
      'member management, member list, membership management, club members, player list, player profiles, manage members, list of members',
    plan: 'List, add, change and archive members',
    data: { Member: 'name, contact, joined' },
    rules: ['A member who leaves is archived, so that past records keep the name'],
    check: 'Archiving a member keeps their past entries readable',
  },
  staff: {
    name: 'Staff',
    words:
      'staff, employee management, team roster, manage employees, list of employees, list of staff, technicians',
    plan: 'Who works here and what each does',
    data: { Staff: 'name, role, contact, active' },
    check: 'Somebody who left stays readable in what they did',
  },
  customers: {
    name: 'Customers',
    words:
      'customer management, client management, customer information, customer list, contact management, client identification, customer profile, patient information, customers and, manage customers, customer records, client records, list of customers, track clients, list of clients, contacts list',
    plan: 'Each one with contact details, notes and everything that belongs to them',
    data: { Customer: 'name, company, email, phone, address, notes' },
    rules: ['If somebody is on file already, that is pointed out'],
    check: 'Adding a customer with a known phone number offers the existing one',
  },
  suppliers: {
    name: 'Suppliers',
    words: 'supplier, vendor, vendor management, supplier management, distributor',
    plan: 'A list of suppliers with contact, what they deliver and at what price',
    data: { Supplier: 'name, contact, items, lead time' },
    check: 'A supplier with open orders cannot be deleted, only archived',
  },
  'known-group': {
    name: 'Who is who',
    words:
      'friends, roommates, flatmates, housemates, my family, our family, family members, my friends, our group, our team, my team, our club, our band, siblings, my wife, my husband, my partner, my girlfriend, my boyfriend, coworkers, colleagues, our household, classmates',
    plan: 'Each of them can use it, and all see the same',
    check: 'Two of them use it at the same moment: nothing of either is lost',
    yields: ['accounts', 'social-login'],
  },
  matching: {
    name: 'Matching',
    words: 'matching, find partners, find a partner, match users, matchmaking, swipe, compatibility',
    plan: 'Suggest people or things that fit, best first, with the reason in a few words; both sides must agree',
    data: { Match: 'a, b, status, since' },
    rules: ['Nobody is shown twice after a no; contact opens only after both said yes'],
    check: 'A likes B and B has not answered: neither can write yet',
    needs: ['profiles'],
  },
} as const satisfies Record<string, Feature>;
