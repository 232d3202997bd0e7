export const about = {
  title: 'About us',
  description:
    'What Taiyari is, what it believes and what you find here: tests, study materials, courses, videos and job updates.',
  welcome: {
    title: 'Welcome to Taiyari',
    text: 'Taiyari is a place to prepare for competitive exams in English and in Hindi. You practise in the screen that you will meet in the exam hall, see where your marks come from and where they go, and read what you need, on the phone you have.',
  },
  belief: {
    title: 'What we believe',
    text: 'A good teacher and honest practice should not depend on where you live, which language you think in or how fast your network is. Nobody can promise you a selection. What we can promise is careful work: questions that are checked, solutions that explain, and figures that are true.',
  },
  find: {
    title: 'What you will find',
    tests: 'Test series and mock tests on the latest exam pattern, with detailed PDF explanations',
    materials: 'E-books and study materials',
    videos: 'Video lectures by experts',
    currentAffairs: 'Daily current affairs',
    jobs: 'Job updates on government openings',
    premium: 'Premium content and detailed analytics',
    note: 'What is marked free is open to everyone. What is premium has its price on its page, with GST inside.',
  },
  vision: {
    title: 'Our vision: a family of learners',
    text: 'We would like this to become a family of learners, where those who have walked the road leave it a little smoother for those who come next. Tell us about a wrong question, an unclear solution or a word of Hindi that nobody uses: that is how it gets better.',
  },
  contact: {
    title: 'Talk to us',
    text: 'A question, an idea, a mistake you found: we would like to hear it.',
    action: 'Contact Us',
  },
  courses: {
    title: 'Learn step by step',
    text: 'Courses bring lessons, notes and tests together in one path, from the first chapter to the last mock.',
    action: 'Our Courses',
  },
  banner: {
    title: 'Ready to Achieve Your Dreams?',
    text: 'Join thousands of students who are preparing for their exams.',
    action: 'Get Started Now',
  },
}
