import { z } from 'zod'
import { subjects, type Subject } from '../questions/subjects.ts'
import type { Bilingual } from '../questions/text.ts'
import { directions } from './order.ts'

const Name = z.string().trim().min(1).max(120)

/** Tabs of the settings that list exams and topics. */
export const vocabularyTabs = ['exams', 'topics'] as const
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

export const TopicInput = z.strictObject({ title: BothNames })
export type TopicInput = z.infer<typeof TopicInput>

export const NewTopic = TopicInput.extend({ subject: z.enum(subjects) })
export type NewTopic = z.infer<typeof NewTopic>

export const Move = z.strictObject({ direction: z.enum(directions) })
export const ExamVisibility = z.strictObject({ hidden: z.boolean() })
export const TopicTransfer = z.strictObject({ subject: z.enum(subjects) })
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
}

/** True for an exam that keeps its slug and its place in lists. */
export const isExamUsed = ({ items, drafts, tests }: Pick<OfficeExam, 'items' | 'drafts' | 'tests'>): boolean =>
  items + drafts + tests > 0

export type OfficeTopic = { id: string; subject: Subject; slug: string; title: Bilingual; questions: number }
