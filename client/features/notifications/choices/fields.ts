import type { ChosenTopic } from '../../../../domain/notifications/topics.ts'

/** Hidden field that names each topic of the form: an unchecked box sends nothing. */
export const topicField = 'topics'

export const bellField = (topic: ChosenTopic): string => `bell.${topic}`
export const mailField = (topic: ChosenTopic): string => `mail.${topic}`
