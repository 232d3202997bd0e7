import { useState } from 'react'
import type { Paper, PaperPassage, PaperQuestion } from '../../../../domain/attempts/contract.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { classes } from '../../../ui/classes.ts'
import { createDemoAttempt } from '../controller/demo-attempt.ts'
import { ExamProvider } from './exam-context.ts'
import { QuestionBody } from './question-body.tsx'
import { useExamState } from './use-exam-state.ts'

type Props = { question: PaperQuestion; passage: PaperPassage | null }

const candidate = { name: null, photoURL: null }
const hourMs = 3_600_000

/** Paper of one question, with the settings that let every input be tried. */
const paperOf = ({ question, passage }: Props): Paper => {
  const title = { en: '', hi: '' }
  return {
    testId: 'preview',
    versionId: 'preview',
    title,
    durationMs: hourMs,
    minSubmitMs: 0,
    navigation: 'free',
    maxUnits: question.marks.correct,
    saveMode: 'official_mock',
    reviewCounts: true,
    keyboard: true,
    calculator: 'none',
    pausable: false,
    optionalTaken: 0,
    sections: [
      {
        id: 'preview',
        title,
        questionIds: [question.id],
        durationMs: null,
        minSubmitMs: 0,
        breakMs: 0,
        optional: false,
        maxAttempted: null,
        after: 'edit',
        languages: null,
      },
    ],
    passages: passage ? [passage] : [],
    questions: [question],
  }
}

/** Question as the exam screen shows it. It can be answered, and nothing is recorded. */
export function QuestionPreview(props: Props) {
  const { language } = useLanguage()
  const [attempt] = useState(() => createDemoAttempt(paperOf(props), language, () => undefined))
  const exam = useExamState(attempt, candidate, false)
  return (
    <ExamProvider value={exam}>
      <div className={classes('flex flex-col bg-surface', props.passage !== null && 'h-[85dvh] small:h-auto')}>
        <QuestionBody zoom={100} />
      </div>
    </ExamProvider>
  )
}
