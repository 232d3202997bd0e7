import type { Bilingual } from '../../../domain/questions/contract.ts'
import type { SubjectId } from '../subjects.ts'
import { aptitude } from './aptitude.ts'
import { english } from './english.ts'
import { generalKnowledge } from './general-knowledge.ts'
import { maths } from './maths.ts'
import { movedFromScience } from './moved.ts'
import { reasoning } from './reasoning.ts'
import { biology, chemistry, computer, physics, science } from './sciences.ts'
import { teaching } from './teaching.ts'
import type { Titles } from './titles.ts'

/** Topics of each subject: the only ones of questions. They cover the syllabus of every preset. */
const titles = {
  aptitude,
  reasoning,
  english,
  'general-knowledge': generalKnowledge,
  science,
  physics,
  chemistry,
  biology,
  maths,
  computer,
  teaching,
} as const satisfies Partial<Record<SubjectId, Titles>>

type Subject = keyof typeof titles

/** A subject, or a topic of it, as `physics/optics`. */
export type TopicName = { [S in Subject]: S | `${S}/${keyof (typeof titles)[S] & string}` }[Subject]

/** `slug` is the topic in questions; `position` is the place in the list of the subject. */
export type Topic = { id: string; subject: string; slug: string; title: Bilingual; position: number }

const idOf = (subject: string, slug: string): string =>
  movedFromScience.includes(`${subject}-${slug}`) ? `top_science_${subject}-${slug}` : `top_${subject}_${slug}`

export const topics: Topic[] = Object.entries(titles).flatMap(([subject, listed]) =>
  Object.entries<readonly [string, string]>(listed).map(([slug, [en, hi]], position) => ({
    id: idOf(subject, slug),
    subject,
    slug,
    title: { en, hi },
    position,
  })),
)
