import type { Feature } from '../code-rows.ts';

/** Features about dates, plans and doing things again. */
export const timeFeatures = {
  calendar: {
    name: 'Calendar',
    words: 'calendar, calendar view, month view, week view, monthly view, weekly view, browse the calendar',
    plan: 'A period with what is in it; add, change and move an entry',
    data: { Entry: 'title, start, end, all day, note' },
    rules: ['An entry over midnight belongs to both days; the week begins as where the person lives'],
    check: 'An entry on the day the clocks change keeps its local time',
  },
  booking: {
    name: 'Booking',
    words:
      'booking, bookings, book appointments, appointment, appointments, online booking, book a slot, booking system, schedule appointments, book services, book online, book a, book an, book car rental, booking car rental, reserve a, book rooms, book classes',
    plan: 'See what is free, choose, leave a contact, get a confirmation; change or cancel it',
    data: { Booking: 'service, who, start, end, status, cancel token' },
    rules: [
      'Two bookings can never overlap, and this is enforced where they are stored',
      'Canceling frees the time at once',
    ],
    check:
      'Two people book the same slot at the same moment: one succeeds, the other is shown what is still free',
  },
  availability: {
    name: 'Availability',
    words: 'availability, available times, free slots, time slots, working hours, available slots',
    plan: 'Usual hours, breaks and days off; what is free follows from them and from what is booked',
    data: { Hours: 'weekday, from, to', Closed: 'date, from, to, reason' },
    rules: ['Closing a day with bookings lists them first'],
    check: 'A day off makes its slots disappear and leaves what was already booked',
  },
  recurring: {
    name: 'Repetition',
    words:
      'recurring, repeat, repeating, repeats, every week, weekly recurring, daily tasks, recurring tasks, recurring events, cron, regular schedule',
    plan: 'Every day, chosen weekdays, every so many weeks or months, until a date; change one or all that follow',
    rules: ['The 31st falls on the last day of shorter months; changing the rule leaves the past as it was'],
    check: 'Moving one occurrence leaves the others in place',
  },
  reminders: {
    name: 'Reminders',
    words:
      'reminder, reminders, remind, reminds, remind me, alert me, daily reminder, reminder notifications, get reminded, reminding, reminder emails',
    plan: 'A reminder at the time it is set for; it can be put off or switched off',
    rules: ['Each comes once; what is done already is not reminded of'],
    check: 'Started again in the very minute a reminder is due, it sends one and not two',
  },
  deadlines: {
    name: 'Due dates',
    words: 'deadline, due date, due dates, overdue, deadlines',
    plan: 'A date, with or without a time; soon and overdue stand out and can be listed',
    rules: ['"Today" ends at midnight where the person is'],
    check: 'Something due today is not overdue in the evening',
  },
  'time-zones': {
    name: 'Time zones',
    words: 'time zone, timezone, time zones, timezones, different time zones, across time zones, utc',
    plan: "Times are kept as instants and shown in the reader's zone, with the zone named",
    check: 'The same entry read from two zones shows two local times and one instant',
  },
  'time-tracking': {
    name: 'Time tracking',
    words:
      'time tracking, track time, timesheet, hours worked, time sheet, clock in, clock out, log hours, billable hours',
    plan: 'Start and stop, or enter it afterward; sums by day and by what it was for',
    data: { TimeEntry: 'start, end, what for, note' },
    rules: ['Entries do not overlap; one over midnight belongs to both days'],
    check: 'A timer left running shows how long it has run and can be corrected',
  },
  waitlist: {
    name: 'Waiting list',
    words: 'waitlist, waiting list, standby, queue management',
    plan: 'When full, people join a waiting list; when a place opens up, the first is asked and has a set time to accept',
    data: { Waiting: 'for what, who, position, asked at' },
    check: 'A freed place goes to the first who accepts in time, and to one only',
  },
  shifts: {
    name: 'Shifts',
    words:
      'shift, shift plan, rota, roster planning, shift schedule, work schedule, scheduling staff, shift swap, volunteer schedule',
    plan: 'Who is on when, and where somebody is missing',
    data: { Shift: 'start, end, place, needed', Assignment: 'shift, person, status' },
    rules: ['Nobody has two shifts at once'],
    check: 'Assigning somebody to two overlapping shifts is refused with both named',
  },
  rsvp: {
    name: 'RSVP',
    words:
      'rsvp, attendance, attend, who is coming, sign up for events, register for events, event registration, players can confirm, confirm attendance, say yes or no, enroll, enrollment, contest enrollment, event signup, sign up for, sign up as, signs up for, let people sign up, sign up sheet, signup sheet',
    plan: 'Say yes or no, and change it until it begins; the list of who is coming is always right',
    data: { Answer: 'event, person, answer, changed; unique per event and person' },
    check: 'Answering twice changes the answer and counts one person',
  },
  history: {
    name: 'History',
    words:
      'history, reading history, view history, past activity, call log, activity history, previous entries, recently viewed',
    plan: 'What happened, newest first, by day, with a way to find and to delete',
    data: { HistoryEntry: 'what, when, who' },
    check: 'The same thing twice in a row is one entry with the later time',
  },
  streaks: {
    name: 'Streaks',
    words: 'streak, streaks, daily streak, in a row, consecutive days',
    plan: 'Current and longest streak per item, counted from the entries and not stored separately',
    rules: [
      'Days on which nothing was due do not break it; today not done yet does not break it; a corrected past day recounts it',
      "The day ends at the person's midnight, also while traveling",
    ],
    check: 'Checking off yesterday afterward joins the two streaks',
  },
  goals: {
    name: 'Targets',
    words: 'set goals, goal setting, daily goal, weekly goal, savings goal, reading goal, personal goals',
    plan: 'A target with number and period, and progress toward it with each entry',
    data: { Target: 'what, number, unit, period' },
    check: 'Changing the target does not change days that are over',
  },
  countdown: {
    name: 'Timer',
    words: 'timer, countdown timer, stopwatch, count down, time limit, timed, pomodoro',
    plan: 'The time left is in sight, and right whenever it is looked at',
    rules: ['Time is calculated from the clock and not by counting ticks'],
    check: 'Left alone in the background for a minute, it is right to the second',
  },
  'check-in': {
    name: 'Check-in',
    words:
      'check in, checkin, attendance tracking, take attendance, mark attendance, mark students present, scan tickets',
    plan: 'Mark who is there from a list or by code; the number present is shown at any time',
    data: { CheckIn: 'person, event, when, by' },
    check: 'Checking in twice says when the first check-in was',
  },
  progress: {
    name: 'Progress',
    words:
      'progress, progress tracking, track progress, progress bar, track my progress, completion, percentage complete, progress over time',
    plan: 'Progress and how it went over time, with the figures behind it',
    data: { ProgressEntry: 'who, what, value, when' },
    check: 'With no entries it says how to begin and shows no empty chart',
  },
} as const satisfies Record<string, Feature>;
