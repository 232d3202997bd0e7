export const home = {
  title: 'Taiyari: tests, study materials, courses, videos and jobs',
  description:
    'Prepare for competitive exams in English and Hindi: tests on the latest pattern, study materials, courses, videos and job updates.',
  hero: {
    title: 'Practise the exam before the exam',
    text: 'Mock tests in the real exam screen, solutions to every question, and everything in English and Hindi.',
    searchLabel: 'Search tests, materials and jobs',
    placeholder: 'Exam, subject or topic',
    search: 'Search',
    demo: 'Try the demo test',
    demoNote: 'Ten questions, no sign-in.',
    browse: 'Browse all tests',
  },
  resume: {
    title: 'You have an open test',
    text: 'The clock of {{title}} is running, and your answers are kept.',
    waiting: '{{title}} is waiting at its instructions. The clock has not started.',
    action: 'Go on',
  },
  exams: { title: 'Choose your exam', all: 'All exams' },
  live: {
    title: 'Live and upcoming tests',
    empty: 'No live test is announced right now. Every other test can be taken at any time.',
  },
  series: { title: 'Test series', all: 'See all series' },
  offerings: {
    title: 'What you find here',
    soon: 'Coming soon',
    tests: {
      title: 'Test series and mock tests',
      text: 'On the latest exam pattern, with a worked explanation of every question.',
    },
    materials: {
      title: 'E-books and study materials',
      text: 'Notes and e-books by subject, made to be read on a phone.',
    },
    videos: { title: 'Video lectures', text: 'Subject experts explain the hard topics, step by step.' },
    currentAffairs: { title: 'Daily current affairs', text: 'What matters of the day, in five minutes of reading.' },
    jobs: { title: 'Job updates', text: 'Government openings with dates, eligibility and official links.' },
    premium: { title: 'Premium content and analytics', text: 'Full series, and a close look at where your marks go.' },
  },
  demo: {
    title: 'Ten questions. The real screen.',
    text: 'See how the exam hall works: palette, clock, marking for review. Your answers are not stored.',
    action: 'Start the demo test',
  },
  affairs: {
    title: 'Current affairs',
    today: 'Today',
    all: 'All current affairs',
    sample: 'Sample',
    quiz: 'Daily quiz',
    quizOf_one: '{{count}} question · {{date}}',
    quizOf_other: '{{count}} questions · {{date}}',
    open: 'Go to the quiz',
  },
}
