/** Texts of the strip of days and of today's quiz, loaded after the page. */
export const affairDays = {
  quiz: {
    today: 'Today’s quiz',
    latest: 'The latest quiz',
    size_one: '{{count}} question · {{time}}',
    size_other: '{{count}} questions · {{time}}',
    running: 'You have begun',
    done: 'Done',
    score: '{{score}} of {{max}} marks',
    start: 'Start',
    resume: 'Continue',
    result: 'Result',
  },
  strip: {
    label: 'Day by day',
    today: 'Today',
    weekdays: { d0: 'Sun', d1: 'Mon', d2: 'Tue', d3: 'Wed', d4: 'Thu', d5: 'Fri', d6: 'Sat' },
  },
  reads: {
    unread_one: '{{count}} unread',
    unread_other: '{{count}} unread',
    markDay: 'Mark the day as read',
    all: 'All read',
  },
}
