export const rights = {
  copy: {
    title: 'A copy of my data',
    text: 'Everything we keep about you in one JSON file: profile, logins, tests with your answers and results, courses, notes, messages. Making it takes a minute or so.',
    ask: 'Make a copy',
    asked: 'Your copy is being made. We send you a mail when it is ready.',
    making: 'Your copy is being made. You may leave this page: a mail tells you when it is ready.',
    look: 'See whether it is ready',
    ready: 'Your copy of {{madeAt}} is ready. It can be downloaded until {{until}}.',
    download: 'Download ({{size}})',
    failed: 'The copy could not be made. Try again.',
    next: 'Another copy can be made from {{at}} on.',
  },
  erase: {
    title: 'Delete my account',
    intro: 'For good: nobody can bring it back. If you want to keep anything, make a copy of your data first.',
    open: 'Delete my account…',
    goes: 'This goes',
    goesNow:
      "At once: your login on every device, name, e-mail address, phone number, picture, student id, exam profile, your guardian's details, your name on boards.",
    goesSoon:
      'Within minutes, at the latest within 24 hours: tests and answers, results, documents, saved jobs, bookmarks, notes, progress, certificates, reports and messages to us. A certificate can then no longer be checked.',
    goesAccess: 'What you have access to ends with the account.',
    stays: 'This stays, and why',
    staysScore: 'A score without a name where it was part of a ranking, so that the ranks of others stay true.',
    staysOrders: 'Orders without your name, and invoices with it: tax law asks for them.',
    staysMark:
      'A scrambled number for 90 days, so that nothing late is written down for you. It tells nobody who you were.',
    later: 'You can sign up again with the same address at once. Nothing of the old account will be there.',
    word: 'Type {{word}} to confirm',
    password: 'Your password',
    noPassword:
      'Your account has no password: you must have logged in within the last 15 minutes. Else log out and in again first.',
    giveUp: 'A test of mine is still open. I give it up: it gets no result.',
    submit: 'Delete for good',
    done: 'Your account is deleted.',
  },
  guardian: {
    needed:
      'You are under 18. A parent or guardian has to agree to your account. Tell us whom to ask: they get a mail with one button.',
    asked: 'We have asked {{name}} ({{email}}). Until they agree, you can take tests as always.',
    given: '{{name}} agreed on {{date}}.',
    someone: 'Your guardian',
    name: 'Name of your parent or guardian',
    email: 'Their e-mail address',
    ask: 'Ask for consent',
    askAgain: 'Ask again, or ask someone else',
  },
}
