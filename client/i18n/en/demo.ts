/** Texts of the demo test beyond those of every test. */
export const demo = {
  metaTitle: 'Demo test: ten questions in the real exam screen',
  metaDescription:
    'Try the exam screen with ten questions in English and Hindi. No need to log in, and nothing is stored on the server.',
  title: 'Demo test',
  lead: 'Ten questions in the same screen, with the same rules and the same clock as the real tests.',
  private:
    'You need not log in, and nothing is stored on the server. Your answers stay in this page; they are sent once, at the end, to be scored, and are gone when you leave.',
  scoring: 'Your score is being worked out…',
  scoreFailed: 'The score could not be worked out',
  scoreFailedText: 'Your answers are still in this page. Check your connection and try again.',
  again: 'Take the demo once more',
  signUpTitle: 'Keep your results from now on',
  signUpText:
    'With a free account your tests are saved as you write them, and you see your rank, your time and every solution.',
  signUp: 'Create a free account',
}
