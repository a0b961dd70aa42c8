import type { Feature } from '../code-rows.ts';

/** Features about talking to each other and being told. */
export const communicationFeatures = {
  chat: {
    name: 'Chat',
    words:
      'chat, messaging, direct message, private message, send messages, chatting, live chat, instant messaging, message page, real time chat, real time messaging, private messages, exchange messages',
    plan: 'Messages arrive without reload, in order; older ones load on scrolling up; unread ones are counted',
    data: { Conversation: 'members', Message: 'conversation, author, text, sent, client id (unique)' },
    rules: [
      'A message sent offline waits and is sent once; failed ones are marked with a way to retry',
      'Only members read a conversation, checked on the server',
    ],
    check: 'Losing the connection and coming back shows every message once and in order',
  },
  'group-chat': {
    name: 'Groups and channels',
    words: 'group chat, channels, chat channels, chat rooms, create groups, group messaging',
    plan: 'Make a group, add and remove people, leave; each has its own unread count',
    data: { Member: 'group, user, joined, last read' },
    rules: [
      'Somebody added later sees what the group decided: from joining on; the last owner hands over before leaving',
    ],
    check: 'Somebody removed sees nothing new from that moment on',
    needs: ['chat'],
  },
  notifications: {
    name: 'Notifications',
    words:
      'notification, notifications, notify, notified, gets notified, receive notifications, alerts, alert, get notified, notifies, in app notifications',
    asService: 'List your own with the unread count; mark one or all as read',
    plan: 'A list with unread count; each leads to the thing it is about; kinds can be turned off one by one',
    data: { Notification: 'user, kind, about, created, read' },
    rules: ['Nobody is notified of what they did themselves; many of one kind are grouped together'],
    check: 'Ten comments on one item give one notification with the number',
  },
  'email-sending': {
    name: 'Emails',
    words:
      'email notification, send emails, send email, sends an email, email alerts, confirmation email, email confirmation, by email, automated emails, emailed, receive emails, emails to, emails the, emails customers, emails me',
    plan: 'Sent by a job after the data is stored, with subject, plain text and a link to the thing',
    data: { Mail: 'to, kind, about, status, attempts' },
    rules: [
      'A failing email service is retried later and never undoes what was stored; each email is sent once',
    ],
    check: 'With the email service down, the action succeeds and the email goes out later, once',
  },
  sms: {
    name: 'Text messages',
    words: 'sms, text message, whatsapp message, whatsapp reminders, text reminders',
    plan: 'Text messages, each sent once, with a record of whether it went out',
    rules: ['Numbers are kept in international form'],
    check: 'A number that cannot be reached is recorded and stops nothing else',
  },
  push: {
    name: 'Push messages',
    words: 'push notification, push notifications, push message, push alerts, web push',
    plan: 'Permission is asked for when it makes sense, not at the start; tapping opens the right screen',
    data: { Device: 'user, token, last seen' },
    rules: ['Dead tokens are removed; signing out ends messages to that device'],
    check: 'With permission refused the app works and shows where to turn it on',
  },
  mentions: {
    name: 'Mentions',
    words: 'mention, mentions, tag users, at mention, respond to mentions',
    plan: 'Typing @ suggests people who can see this; those named are told',
    check: 'Naming somebody who cannot see the item tells them nothing',
  },
  'video-calls': {
    name: 'Video calls',
    words:
      'video call, video calls, video chat, video conferencing, video consultation, voice call, voice chat, webrtc, screen sharing, online meeting',
    plan: 'Test camera and microphone before joining; mute, camera off, leave; a dropped line reconnects',
    data: { Call: 'room, members, started, ended' },
    rules: ['Only invited people enter; refused permissions are explained with the way to allow them'],
    check: 'After the network is off for ten seconds, both sides are back in the call',
  },
  presence: {
    name: 'Who is here',
    words: 'online status, presence, who is online, typing indicator, last seen, read receipts',
    plan: 'Online, away and typing, clearing by itself when the connection drops',
    check: 'Closing the browser shows the person as offline within a minute',
  },
  polls: {
    name: 'Votes and polls',
    words: 'poll, polls, vote, voting, votes, voting system, cast votes, election',
    plan: 'Question, options, closing date; one vote per person; results as numbers and bars',
    data: { Poll: 'question, options, ends', Vote: 'poll, option, voter; unique per poll and voter' },
    rules: ['One vote is kept by a constraint and not by the screen; after the end nothing changes'],
    check: 'Two votes sent at once by one person count as one',
  },
  surveys: {
    name: 'Surveys and forms',
    words:
      'survey, surveys, questionnaire, feedback form, form builder, custom forms, collect responses, intake form',
    plan: 'Put questions of several kinds in order, publish a link, gather answers, see results and single answers',
    data: { Form: 'title, questions in order, status', Response: 'form, answers, sent' },
    rules: [
      'A form with answers is changed by adding, not by rewriting questions; half-filled answers are kept on the device',
    ],
    check: "Changing a question's wording leaves old answers with the wording they answered",
  },
  tickets: {
    name: 'Tickets',
    words:
      'ticket system, support ticket, support tickets, issue tracking, help desk, helpdesk, service requests, complaint, complaints, bug reports, call type selection, follow-up step, follow up, action step',
    plan: 'Open, assign, answer, close, reopen; state and who has it at a glance',
    data: {
      Ticket: 'number, title, text, status, opened by, assigned to',
      Reply: 'ticket, author, text',
    },
    rules: ['A reply to a closed one reopens it'],
    check: 'A reply to a closed ticket shows it as open again',
  },
  chatbot: {
    name: 'Answering assistant',
    words:
      'chatbot, ai chat, ai assistant, virtual assistant, gpt, llm, language model, ai powered, openai api, ai generated, generate with ai, ai recommendations, uses ai, claude api',
    asService:
      'A text goes in, the answer of the model comes out; a call that takes too long ends with an error',
    plan: 'Answers can be stopped and asked for again; it is clear what comes from a model',
    rules: [
      'Keys stay on the server; length, rate and cost are limited; a model that is away or refuses has a message of its own',
      'Text from users and documents is data for the model, never an instruction to the app',
    ],
    check: 'With the model service down, it says so, and the rest works',
  },
  forum: {
    name: 'Forum',
    words:
      'forum, discussion forum, discussion board, message board, threads, topic threads, community forum, questions and answers from users',
    plan: 'Threads with the latest answer first, replies in order, a mark for the accepted or best answer',
    data: { Thread: 'title, author, body, created, last reply', Reply: 'thread, author, body, created' },
    rules: ['Editing shows that it was edited; a locked thread can be read'],
    check: 'A reply to a locked thread is refused by the server too',
  },
  collaboration: {
    name: 'Working together live',
    words:
      'collaborate, collaboration, real time collaboration, collaborative, collaborative editing, multiplayer editing, shared editing, live cursors',
    plan: "Others' changes appear at once; you can see who is where",
    rules: ['Two changes in the same place merge without losing either; offline changes join when back'],
    check: 'Two people type in one line at once: both see both texts',
  },
  announcements: {
    name: 'Announcements',
    words: 'announcement, broadcast, bulletin, notice board, noticeboard',
    plan: 'Written once, seen by everyone it is meant for, with who has read it where that matters',
    data: { Announcement: 'title, text, for whom, from, until' },
    check: 'After its last day it is gone for readers and still there for its author',
  },
} as const satisfies Record<string, Feature>;
