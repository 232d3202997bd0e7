/** Tests, courses and quizzes that hold a question. */
export const questionUses = {
  title: 'Where it is used',
  none: 'No test holds this question.',
  phases: {
    running: 'Running now',
    scheduled: 'Scheduled',
    over: 'Finished',
    withdrawn: 'Withdrawn',
  },
  place: 'Question {{number}}',
  version: 'holds version {{version}} of the question',
  earlier: 'in version {{version}} of the test, which new attempts are not given',
  always: 'always open',
  until: 'until {{when}}',
  opens: 'opens {{when}}',
  closed: 'closed {{when}}',
  quiz: 'quiz of {{day}}',
  finalTest: 'Final test of the course',
  lesson: 'Lesson of the course',
}
