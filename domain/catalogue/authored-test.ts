import { z } from 'zod'
import { authoredItem, RowId } from '../content/authored.ts'
import { accessKinds } from '../purchases/access.ts'
import { Bilingual } from '../questions/text.ts'
import { testKinds } from './test-kinds.ts'
import { testLimits } from './test-limits.ts'
import { TestInstant } from './test-instant.ts'

const { slug, title, exams } = authoredItem

/** Whole minutes of a paper or of a section. */
const Minutes = z.number().int().min(1).max(600)

/** Question of a paper: a version of it, and its weight where its kind has several marks in the section. */
const TestQuestion = z.strictObject({ versionId: RowId, weight: z.number().int().min(1).max(9).nullable() })

const TestSection = z.strictObject({
  id: RowId,
  presetSectionId: RowId,
  /** Null for the title of the preset's section. */
  title: Bilingual.nullable(),
  /** Its own time; null for that of the preset. */
  minutes: Minutes.nullable(),
  questions: z.array(TestQuestion).min(1).max(testLimits.questionsOfSection),
})

export const Release = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('at_once') }),
  z.strictObject({ rule: z.literal('after_close') }),
  z.strictObject({ rule: z.literal('at'), at: TestInstant }),
])

const Parts = z.strictObject({
  slug,
  title,
  exams: exams.length(1),
  access: z.enum(accessKinds),
  kind: z.enum(testKinds),
  presetVersionId: RowId,
  durationMinutes: Minutes,
  attemptsAllowed: z.number().int().min(1).max(100).nullable(),
  opensAt: TestInstant.nullable(),
  closesAt: TestInstant.nullable(),
  commonStart: z.boolean(),
  lateJoinMinutes: z.number().int().min(0).max(600).nullable(),
  release: Release,
  sections: z.array(TestSection).min(1).max(testLimits.sections),
})
type Parts = z.infer<typeof Parts>

type Fault = { path: (string | number)[]; message: string }

const windowFaults = ({ opensAt, closesAt, commonStart, lateJoinMinutes, release }: Parts): Fault[] => [
  ...(commonStart && opensAt === null ? [{ path: ['opensAt'], message: 'is required' }] : []),
  ...(opensAt !== null && closesAt !== null && closesAt <= opensAt
    ? [{ path: ['closesAt'], message: 'is not after the start' }]
    : []),
  ...(lateJoinMinutes !== null && opensAt === null ? [{ path: ['lateJoinMinutes'], message: 'needs a start' }] : []),
  ...(release.rule === 'after_close' && closesAt === null && !commonStart
    ? [{ path: ['closesAt'], message: 'is required' }]
    : []),
]

/** Questions that a paper holds twice. */
const repeatedQuestions = ({ sections }: Parts): Fault[] => {
  const seen = new Set<string>()
  return sections.flatMap(({ questions }, section) =>
    questions.flatMap(({ versionId }, index) => {
      if (!seen.has(versionId)) {
        seen.add(versionId)
        return []
      }
      return [{ path: ['sections', section, 'questions', index], message: 'is there twice' }]
    }),
  )
}

const repeatedSections = ({ sections }: Parts): Fault[] =>
  sections.flatMap(({ presetSectionId }, index) =>
    sections.findIndex((other) => other.presetSectionId === presetSectionId) < index
      ? [{ path: ['sections', index, 'presetSectionId'], message: 'is there twice' }]
      : [],
  )

/** A complete draft of a test, as publishing checks it. */
export const AuthoredTest = Parts.check(({ value, issues }) => {
  for (const fault of [...windowFaults(value), ...repeatedQuestions(value), ...repeatedSections(value)])
    issues.push({ code: 'custom', input: value, ...fault })
}).transform((test) => ({ ...test, summary: { en: '', hi: '' }, seo: {} }))
export type AuthoredTest = z.infer<typeof AuthoredTest>
