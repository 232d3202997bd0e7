import type { DraftBody } from '../content/contract.ts'
import { blankBody } from '../content/fields.ts'
import type { Bilingual } from '../questions/text.ts'
import type { PresetPattern } from './contract.ts'
import type { TestKind } from './test-kinds.ts'
import { testForm } from './test-form.ts'

type Start = {
  title: Bilingual
  kind: TestKind
  /** Slug of the exam of the preset. */
  exam: string
  presetVersionId: string
  pattern: PresetPattern
}

/** Blank sections of a pattern, in its order. */
export const sectionsOfPattern = ({ sections }: PresetPattern): Record<string, unknown>[] =>
  sections.map(({ id }, index) => ({
    id: `s${index + 1}`,
    presetSectionId: id,
    title: null,
    minutes: null,
    questions: [],
  }))

/** Draft of a new test: the sections and the time of its preset, without questions. */
export const newTestBody = ({ title, kind, exam, presetVersionId, pattern }: Start): DraftBody => ({
  ...blankBody(testForm.fields),
  title,
  kind,
  exams: [exam],
  access: 'free',
  presetVersionId,
  durationMinutes: Math.round(pattern.durationMinutes),
  commonStart: kind === 'live',
  release: { rule: kind === 'live' ? 'after_close' : 'at_once' },
  sections: sectionsOfPattern(pattern),
})
