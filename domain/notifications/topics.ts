/** Topics by which students choose where they hear of something. */
export const topics = ['tests', 'results', 'jobs', 'content', 'messages', 'purchases', 'account'] as const
export type Topic = (typeof topics)[number]

/** Mails of a topic: each as it comes, all of a day in one, or none. */
export const mailChoices = ['now', 'daily', 'off'] as const
export type MailChoice = (typeof mailChoices)[number]

export type Choice = { bell: boolean; mail: MailChoice }

/** Choices of a student who made none. */
export const defaultChoices: Record<Topic, Choice> = {
  tests: { bell: true, mail: 'now' },
  results: { bell: true, mail: 'now' },
  jobs: { bell: true, mail: 'daily' },
  content: { bell: true, mail: 'off' },
  messages: { bell: true, mail: 'now' },
  purchases: { bell: true, mail: 'now' },
  account: { bell: true, mail: 'now' },
}

/** Topics without a choice: money and the account need them. */
export const alwaysTopics = ['purchases', 'account'] as const satisfies readonly Topic[]
export const fixedTopics: ReadonlySet<Topic> = new Set<Topic>(alwaysTopics)

/** Topics with a choice. */
export const chosenTopics = ['tests', 'results', 'jobs', 'content', 'messages'] as const satisfies readonly Topic[]
export type ChosenTopic = (typeof chosenTopics)[number]
