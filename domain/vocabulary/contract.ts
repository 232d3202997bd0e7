import { z } from 'zod'
import type { Bilingual } from '../questions/text.ts'
import { directions } from './order.ts'
import { TermId } from './term-id.ts'
import type { EarlierName } from './terms.ts'

const Name = z.string().trim().min(1).max(120)

/** Tabs of the settings that list vocabularies. */
export const vocabularyTabs = ['exams', 'subjects', 'topics', 'categories'] as const
export type VocabularyTab = (typeof vocabularyTabs)[number]

/** Name in both languages. */
export const BothNames = z.strictObject({ en: Name, hi: Name })
export type BothNames = z.infer<typeof BothNames>

export const ExamInput = z.strictObject({
  slug: z
    .string()
    .max(40)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: BothNames,
})
export type ExamInput = z.infer<typeof ExamInput>

/** Changed exam, with the name that it replaces. */
export const ExamChange = ExamInput.extend({ base: BothNames })
export type ExamChange = z.infer<typeof ExamChange>

export const NameInput = z.strictObject({ title: BothNames })
export type NameInput = z.infer<typeof NameInput>

/** New name, with the one that it replaces. */
export const Renaming = z.strictObject({ title: BothNames, base: BothNames })
export type Renaming = z.infer<typeof Renaming>

export const TermState = z.strictObject({ archived: z.boolean() })

export const NewTopic = NameInput.extend({ subject: TermId })
export type NewTopic = z.infer<typeof NewTopic>

export const Move = z.strictObject({ direction: z.enum(directions) })
export const ExamVisibility = z.strictObject({ hidden: z.boolean() })
export const TopicTransfer = z.strictObject({ subject: TermId })
export const TopicMerge = z.strictObject({ into: z.string().min(1).max(64) })

/** Topic of the questions that the quiz of the day is made of. */
export const affairTopic = { subject: 'general-knowledge', slug: 'current-affairs' } as const

/** Exam with the number of rows that name it. */
export type OfficeExam = {
  id: string
  slug: string
  title: Bilingual
  hidden: boolean
  /** Items that were published once, series included; those in the bin count. */
  items: number
  drafts: number
  tests: number
  presets: number
  earlier: EarlierName[]
}

/** True for an exam that keeps its slug and its place in lists. */
export const isExamUsed = ({ items, drafts, tests }: Pick<OfficeExam, 'items' | 'drafts' | 'tests'>): boolean =>
  items + drafts + tests > 0

export type OfficeTopic = {
  id: string
  subject: string
  slug: string
  title: Bilingual
  questions: number
  earlier: EarlierName[]
}
