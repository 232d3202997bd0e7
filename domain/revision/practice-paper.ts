import type { Paper, PaperPassage, PaperQuestion } from '../attempts/contract.ts'
import { publicQuestion, type StoredQuestion } from '../questions/public.ts'
import type { Bilingual } from '../questions/text.ts'
import type { CardItem } from './cards.ts'
import type { PracticeMode } from './practice-choices.ts'
import type { PracticeItem, PracticeSource } from './practice.ts'

type Parts = {
  sessionId: string
  mode: PracticeMode
  source: PracticeSource
  items: readonly PracticeItem[]
  startedAt: number
  deadlineAt: number | null
  /** By id of the version. */
  questions: ReadonlyMap<string, StoredQuestion>
  passages: PaperPassage[]
  cards: readonly CardItem[]
}

const titles: Record<PracticeSource['from'], Bilingual> = {
  choices: { en: 'Practice', hi: 'अभ्यास' },
  mistakes: { en: 'Practice of mistakes', hi: 'ग़लतियों का अभ्यास' },
  cards: { en: 'Revision', hi: 'रिविज़न' },
}

const faceOf = ({ id, front }: CardItem): PaperQuestion => ({
  id,
  stem: front,
  passageId: null,
  marks: { correct: 0, wrong: 0 },
  kind: 'short',
})

/**
 * A session as a paper of one section, in the shape of the exam screen and without keys. An answer counts as soon as it
 * is chosen in `timed`, and once it is checked otherwise. Items that no longer exist are left out.
 */
export const practicePaper = (parts: Parts): Paper => {
  const { sessionId, mode, source, items, startedAt, deadlineAt, questions, passages, cards } = parts
  const questionOf = ({ id, questionVersionId, marks }: PracticeItem): PaperQuestion[] => {
    const stored = questionVersionId === null ? undefined : questions.get(questionVersionId)
    if (stored) return [publicQuestion(stored, marks)]
    return cards.filter((card) => card.id === id).map(faceOf)
  }
  const asked = items.flatMap(questionOf)
  return {
    testId: sessionId,
    versionId: sessionId,
    title: titles[source.from],
    durationMs: deadlineAt === null ? 0 : deadlineAt - startedAt,
    minSubmitMs: 0,
    navigation: 'free',
    maxUnits: asked.reduce((sum, { marks }) => sum + marks.correct, 0),
    saveMode: mode === 'timed' ? 'real_exam' : 'official_mock',
    reviewCounts: true,
    keyboard: true,
    calculator: 'none',
    pausable: false,
    optionalTaken: 0,
    sections: [
      {
        id: 's0',
        title: titles[source.from],
        questionIds: asked.map(({ id }) => id),
        durationMs: null,
        minSubmitMs: 0,
        breakMs: 0,
        optional: false,
        maxAttempted: null,
        after: 'edit',
        languages: null,
      },
    ],
    passages,
    questions: asked,
  }
}
