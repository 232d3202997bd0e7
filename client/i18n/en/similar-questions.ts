/** Questions of the bank that are like one that is typed. */
export const similarQuestions = {
  title: 'Similar questions',
  none: 'No question of the bank is like this one.',
  states: {
    tooShort: 'They appear once three words of the question are there.',
    searching: 'Searching…',
    found_one: '{{count}} question of the bank is like this one.',
    found_other: '{{count}} questions of the bank are like this one.',
    offline: 'You are offline. The search goes on when you are back.',
    failed: 'The search failed. It is tried again at the next change.',
  },
  alike: '{{percent}}% alike',
  unnamed: 'Without a code',
  newTab: '(opens in a new tab)',
}
