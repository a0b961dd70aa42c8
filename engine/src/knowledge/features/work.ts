import type { Feature } from '../code-rows.ts';

/** Features of work, learning, health and home. */
export const workFeatures = {
  tasks: {
    name: 'Tasks',
    words: 'task, tasks, to do, todo, todos, to do list, task list, chores, chore, action items',
    plan: 'Add with one line, check off, edit, reorder; finished ones fade back but stay visible',
    data: { Task: 'title, note, done at, order, created' },
    rules: ['A task checked off by mistake is undone in place'],
    check: 'Ten tasks can be added one after the other without a detour',
  },
  subtasks: {
    name: 'Subtasks',
    words: 'subtask, subtasks, checklist, checklists, nested tasks, steps within',
    plan: 'A list below a task with its own check marks; the task shows how many are done',
    check: 'Checking off the last one does not check off the task by itself',
  },
  assignment: {
    name: 'Assigning',
    words:
      'assign tasks, assignee, assign to, who does what, responsible person, assign them, assign people, assign staff, assigned to, assign members',
    plan: 'One person is responsible; unassigned ones can be listed; the person is told',
    check: 'Assigning to somebody who left is not possible',
  },
  kanban: {
    name: 'Kanban board',
    words:
      'kanban, kanban board, trello, like trello, drag cards between, pipeline stages, stages, pipeline, deal stages, sales pipeline',
    plan: 'Columns with their count and sum; cards move by dragging and by menu, and keep their position',
    data: { Column: 'name, order', Card: 'title, column, position' },
    rules: [
      'Two people moving cards at once lose none; a column with cards is not deleted without moving them',
    ],
    check: 'Two moves at the same moment leave each card in exactly one column',
  },
  priorities: {
    name: 'Priorities',
    words: 'priority, priorities, prioritize, urgent, importance',
    plan: 'A few named levels, sorted by level and then by date; not by color alone',
    check: 'Equal priority falls back to the earlier date',
  },
  notes: {
    name: 'Notes',
    words:
      'note, notes, note taking, take notes, notepad, memo, event notes, journal entries, record thoughts',
    plan: 'Write at once, saved by itself, found again by title and text',
    data: { Note: 'title, body, created, changed' },
    check: 'Closed in the middle of a word, it loses at most that word',
  },
  'work-orders': {
    name: 'Jobs',
    words:
      'job, jobs, work order, work orders, job scheduling, service jobs, job management, jobs and, site visit, call outs',
    plan: 'What, for whom, where, when and by whom; state from planned to done, with notes, photos and time used',
    data: { Job: 'customer, address, description, start, end, assigned to, status' },
    rules: [
      'A job that moves keeps its history; the same person is not planned twice at one time without a warning',
    ],
    check: 'Finishing a job offers the next step (invoice, follow-up) with its data filled in',
  },
  leads: {
    name: 'Leads and deals',
    words:
      'opportunities, sales tracking, prospects, follow ups with, track leads, leads and, track deals, deals and, manage leads',
    plan: 'Each with value, stage, next step and date; those without a next step stand out',
    data: { Deal: 'customer, title, value in cents, stage, next step, next date' },
    rules: ['Won and lost need a reason and are kept; a stage change writes itself into the history'],
    check: 'A deal without a next step shows in the list of forgotten ones',
  },
  approvals: {
    name: 'Approvals',
    words:
      'approve, approval, approvals, approval workflow, sign off, reviewing requests, leave request, vacation request, requests for, manager approves',
    plan: 'Ask, approve or refuse with a reason; who is next can be seen; nobody approves their own',
    data: { Approval: 'request, by, decision, reason, when' },
    rules: ['A decision is made once; changing the request after approval starts again'],
    check: 'Two approvers deciding at once: the first counts, the other is told',
  },
  signatures: {
    name: 'Signatures',
    words: 'signature, e signature, esign, sign documents, digital signature, sign contracts',
    plan: 'Show the document, sign by typing or drawing, freeze it with time and name',
    data: { Signature: 'document hash, name, when, from where' },
    check: 'The signed file cannot be changed without the check revealing it',
  },
  quizzes: {
    name: 'Making quizzes',
    words:
      'make quizzes, create quizzes, create a quiz, quiz maker, quiz creator, question editor, add questions, question bank, practice question bank, build quizzes, write questions, create tests, own questions',
    plan: 'Write questions with kinds of answers, mark the right ones, order, preview, publish by link',
    data: {
      Quiz: 'title, owner, status, settings',
      Question: 'quiz, text, kind, answers, right ones, points, order',
    },
    rules: [
      'A question needs at least one right answer before publishing; a quiz that was taken is changed as a new version',
    ],
    check: 'Editing a published quiz leaves the results of those who took it unchanged',
  },
  'taking-quizzes': {
    name: 'Taking quizzes',
    words:
      'quiz, quizzes, take quizzes, trivia, simulated exam, simulated exams, practice test, multiple choice, exam, exams, question display, answer submission, test your knowledge, answer contest questions',
    plan: 'One question at a time, progress in sight, result at the end with what was right and why',
    data: { Attempt: 'quiz, person, answers, points, started, finished' },
    rules: ['Right answers are not in the page before they are due; a reload continues at the same question'],
    check: 'The network response for a question does not contain the solution',
  },
  courses: {
    name: 'Courses',
    words:
      'course, courses, online course, e learning, course content, modules, curriculum, learning path, training materials, video lessons, course lessons, lesson content',
    plan: 'Lessons in order with text, video or tasks; where you left off is offered first; finished ones are marked',
    data: {
      Course: 'title, description, lessons',
      Lesson: 'course, title, content, order',
      LessonDone: 'learner, lesson, when',
    },
    check: "Inserting a lesson keeps everybody's progress",
  },
  flashcards: {
    name: 'Flashcards',
    words: 'flashcard, flash card, flashcards, spaced repetition, vocabulary, vocab, word list, memorize',
    plan: 'Front, flip, how well I knew it; what comes next depends on that',
    data: { Card: 'deck, front, back', Review: 'card, grade, when, next due' },
    rules: ['After days away the due ones are spread and not dumped at once'],
    check: 'A card marked as hard is due before one marked as easy',
  },
  grades: {
    name: 'Grades',
    words: 'grade, grades, gradebook, grading, student results, exam results',
    plan: 'Enter per person and task, see the average; people see only their own',
    data: { Grade: 'person, task, value, given by, when' },
    check: 'A missing grade is left out and not counted as zero',
  },
  certificates: {
    name: 'Certificates',
    words: 'certificate, certificates, certification, certifications, diploma',
    plan: 'Made with name, date and a number that a public page confirms',
    data: { Certificate: 'number (unique), person, for what, issued' },
    check: 'An invented number is answered with "unknown"',
  },
  students: {
    name: 'Students',
    words:
      'class list, student information, qualifications, student registration, student records, student management, list of students',
    plan: 'A page for each with details, courses and results, seen by those who teach them',
    data: { Student: 'name, contact, class, joined' },
    check: "A student opens another student's page: refused",
  },
  'medical-records': {
    name: 'Health records',
    words:
      'medical record, medical records, patient record, health record, diagnosis, prescriptions, prescription, symptoms, medication, vital signs',
    plan: 'Entries by date that are added and corrected, never overwritten; who read them is logged',
    data: { RecordEntry: 'patient, kind, text, by, when, corrects' },
    rules: ['Only those who treat the person see them; units are kept with values'],
    check: 'A correction shows both the old and the new entry',
  },
  workouts: {
    name: 'Workouts',
    words:
      'workout, workouts, exercise, exercises, sets and reps, reps, training log, gym, running log, log runs, fitness',
    plan: 'Start from a plan or the last workout, enter sets in two presses, see the last values alongside',
    data: { Workout: 'person, date, note', Set: 'workout, exercise, weight, repetitions' },
    rules: ['Units are chosen once and converted for display only'],
    check: 'Switching from kg to lb changes what is shown and not what is stored',
  },
  nutrition: {
    name: 'Nutrition',
    words:
      'nutrition, calorie, calories, macros, nutritional value, nutrition facts, food log, nutritional information',
    plan: "Values per portion and per 100 g; the day's total against the target",
    data: { Food: 'name, per 100 g: energy, protein, carbohydrate, fat', Meal: 'person, food, grams, when' },
    check: 'Changing the portion changes each value in proportion',
  },
  'meal-plans': {
    name: 'Meal plans',
    words: 'meal plan, meal planner, meal planning, weekly menu, weekly meals, what to cook',
    plan: 'A week with its meals; a meal can be moved to another day',
    data: { PlannedMeal: 'date, meal, recipe, portions' },
    check: 'Removing a recipe leaves its planned meals with the name and a note',
  },
  'shopping-list': {
    name: 'Shopping list',
    words: 'shopping list, grocery list, groceries, shopping lists, ingredients list',
    plan: 'Grouped by where things are in the shop, checked off while walking; identical items are added up',
    data: { ShoppingItem: 'list, name, amount, unit, ticked' },
    rules: ['Different units of one thing are added where they can be and listed apart where not'],
    check: '200 g and 0.3 kg of flour give 500 g in one line',
  },
  scaling: {
    name: 'Portions',
    words:
      'servings, serving size, serving sizes, portions, scale ingredients, scale recipes, adjust servings, scaling',
    plan: 'Change the number of portions; amounts follow and are rounded to what a kitchen can measure',
    check: 'Doubling then halving gives back the original amounts',
  },
  ingredients: {
    name: 'Ingredients',
    words: 'ingredient, ingredients, recipe ingredients, by ingredient, what is in the fridge, pantry',
    plan: 'Amount, unit and name separate, so that they can be searched, scaled and listed',
    data: { Ingredient: 'recipe, amount, unit, name, order' },
    check: '"2 eggs", "1/2 tsp salt" and "salt to taste" can all be entered',
  },
  'job-applications': {
    name: 'Applications',
    words:
      'job application, apply for jobs, job posting, job listings, job board, posting jobs, applicants, candidates, recruiting, resume upload, apply online, posting job listings, job applications, applications for jobs',
    plan: 'Post a position, apply with a file and a few answers, move applicants through stages, answer them',
    data: {
      Position: 'title, place, description, open until',
      Application: 'position, person, file, stage, applied',
    },
    rules: ['One application per person and position; closed positions take none'],
    check: 'Applying after the closing date is refused by the server',
  },
  cv: {
    name: 'Résumé',
    words:
      'work experience, education background, skill showcase, employment history, cv section, resume section, qualifications and experience',
    plan: 'Experience, education and skills newest first, readable on the screen and on paper',
    data: { Experience: 'title, place, from, to, text' },
    check: 'Printed, it fits A4 and Letter with no lines cut off',
  },
  properties: {
    name: 'Properties',
    words: 'property, properties, property listing, real estate, rental properties, apartments, rentals',
    plan: 'Pictures, location, size, price and when it is available; searchable by those facts',
    data: { Property: 'title, address, type, size, price in cents, free from, pictures' },
    check: 'One that is taken is out of the search, and its page says so',
  },
  vehicles: {
    name: 'Vehicles',
    words:
      'vehicles, fleet, car rental, browse cars, rent cars, types of cars, list of vehicles, vehicle list, vehicle details',
    plan: 'Each with pictures, type and the facts people choose by',
    data: { Vehicle: 'name, type, facts, state' },
    check: 'One that is no longer available is not offered',
  },
  policies: {
    name: 'Policies and claims',
    words: 'insurance policy, policy management, claims management, contract management',
    plan: 'Contracts with term and cover; a claim refers to one and goes through stages with documents',
    data: {
      Policy: 'number, holder, cover, from, to, premium in cents',
      Claim: 'policy, what, when, amount in cents, status',
    },
    rules: ['A claim outside the term is flagged before it is stored'],
    check: 'A claim dated the day after the policy ended is flagged',
  },
  documents: {
    name: 'Documents',
    words:
      'document management, file manager, file management, file storage, folders and files, store documents, manage documents',
    plan: 'Upload, name and find; who sees what is decided in one place',
    data: { Document: 'name, file, owner, changed' },
    check: 'A document is found by part of its name',
  },
  production: {
    name: 'Production',
    words: 'production, manufacturing, production management, bill of materials, assembly',
    plan: 'An order takes materials from stock and adds the finished quantity, with what was lost',
    data: {
      ProductionOrder: 'product, planned, made, scrap, status',
      Material: 'product, item, amount each',
    },
    rules: ['Finishing an order books materials and products together or not at all'],
    check: 'Too little material blocks the start and says what is missing',
  },
  weather: {
    name: 'Weather',
    words: 'weather, weather forecast, forecast, temperature, weather conditions',
    plan: 'Now and the coming days for a place, with the time of the data; a choice of units',
    check: 'An unknown place is reported, and the last known weather stays, with its age',
  },
  'market-data': {
    name: 'Prices and markets',
    words:
      'stock price, stock prices, cryptocurrency, market data, stock market, stock information, ticker, share price, crypto prices, crypto portfolio',
    plan: 'Price, change and time of the price for each symbol',
    rules: ['Closed markets give the last price with its date'],
    check: 'An unknown symbol is refused with the reason',
  },
  mood: {
    name: 'Mood and journal',
    words: 'mood, mood tracking, diary, gratitude',
    plan: 'One entry in ten seconds, more if wanted; looking back by month',
    data: { Mood: 'date, value, note' },
    check: 'Two entries on a day are both kept and shown by time',
  },
  'habit-entries': {
    name: 'Ticking off habits',
    words: 'habit, habits, routine, routines, daily habits, track habits',
    plan: "Today's habits in one list, checked and unchecked in one press; past days can be corrected",
    data: {
      Habit: 'name, owner, days of the week, started, archived',
      Tick: 'habit, date; unique per habit and date',
    },
    rules: ['A habit is archived and not deleted, so that the past stays'],
    check: 'Pressing twice quickly leaves one check mark for the day',
  },
  genealogy: {
    name: 'Family tree',
    words: 'family tree, ancestors, relatives, genealogy, born, died',
    plan: 'People with dates, parents and partners; the tree centers on whoever is chosen',
    data: { Person: 'name, born, died', Relation: 'kind, from, to' },
    rules: ['Dates may be partial; nobody is their own ancestor; children are born after their parents'],
    check: 'Making somebody their own grandparent is refused',
  },
} as const satisfies Record<string, Feature>;
