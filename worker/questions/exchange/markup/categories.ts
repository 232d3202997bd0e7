import { TermId } from '../../../../domain/vocabulary/term-id.ts'
import type { ImportedQuestion } from '../../../../domain/questions/exchange/contract.ts'

/** Parts of a Moodle path that name a place and not a subject. */
const places = /^(\$\w+\$|top|top for .*|default for .*)$/i

const nameOf = (text: string): string => {
  const plain = text.trim()
  const slug = plain
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  return TermId.safeParse(slug).success ? slug : plain
}

/** Subject and topic of a category's path; a path of one name is the topic alone. */
export const topicOfCategory = (path: string): Pick<ImportedQuestion, 'subject' | 'topic'> => {
  // A slash inside a name is doubled.
  const names = path
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').trim())
    .filter((name) => name !== '' && !places.test(name))
    .map(nameOf)
  const [topic, subject] = names.toReversed()
  if (topic === undefined) return {}
  return subject === undefined ? { topic } : { subject, topic }
}

export const categoryOfTopic = (subject: string, topic: string): string => `$course$/top/${subject}/${topic}`
