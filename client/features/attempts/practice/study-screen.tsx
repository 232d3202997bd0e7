import { useEffect, useState } from 'react'
import { statusOf } from '../../../../domain/attempts/palette.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { ReopenAttempt } from '../exam/banners.tsx'
import { ExamProvider, type CandidateInfo } from '../exam/exam-context.ts'
import { ExamOverlay } from '../exam/exam-overlay.tsx'
import { Banners, preloadParts } from '../exam/lazy-parts.ts'
import { QuestionBody } from '../exam/question-body.tsx'
import { useExamState } from '../exam/use-exam-state.ts'
import { CardFace } from './card-face.tsx'
import { Feedback } from './feedback.tsx'
import { FinishScreen } from './finish-screen.tsx'
import { ProgressStrip } from './progress-strip.tsx'
import { StudyBar } from './study-bar.tsx'
import { StudyFooter } from './study-footer.tsx'
import { StudyProvider, type Explain } from './study-context.ts'
import type { PracticeController } from './practice-attempt.ts'
import { useShown } from './use-shown.ts'

type Props = {
  attempt: PracticeController
  candidate: CandidateInfo
  explain: Explain
  onReopen: ReopenAttempt
  /** Leaves the session open, to go on later. */
  onLeave: () => void
  /** Called once the session is finished. */
  onFinished: () => void
}

const zoom = 100

/** Practice question by question: each answer is checked, and its solution follows. */
export default function StudyScreen({ attempt, candidate, explain, onReopen, onLeave, onFinished }: Props) {
  const { t } = useTranslation('practice')
  const [isFinishing, setFinishing] = useState(false)
  const exam = useExamState(attempt, candidate, isFinishing)
  const shown = useShown(attempt)
  useEffect(() => preloadParts(attempt.paper), [attempt.paper])
  const { sheet } = exam
  const isChecked = statusOf(sheet, sheet.currentId) === 'answered'
  const card = attempt.view.cards.find(({ id }) => id === sheet.currentId)

  const finish = async () => {
    setFinishing(true)
    const { kind } = await attempt.finish()
    if (kind === 'submitted' || kind === 'closed') onFinished()
    else setFinishing(false)
  }

  return (
    <ExamProvider value={{ ...exam, mayAnswer: exam.mayAnswer && !isChecked }}>
      <StudyProvider value={{ attempt, shown, explain }}>
        <ExamOverlay label={t('screen.label')}>
          <StudyBar onLeave={onLeave} />
          <Banners onReopen={onReopen} />
          {isFinishing ? (
            <FinishScreen />
          ) : (
            <main className="mx-auto flex min-h-0 w-full max-w-4xl flex-1 flex-col small:block">
              <ProgressStrip />
              {card ? (
                <CardFace key={card.id} card={card} isChecked={isChecked} />
              ) : isChecked ? (
                <Feedback key={sheet.currentId} />
              ) : (
                <QuestionBody zoom={zoom} />
              )}
              <StudyFooter card={card} isChecked={isChecked} onFinish={() => void finish()} />
            </main>
          )}
        </ExamOverlay>
      </StudyProvider>
    </ExamProvider>
  )
}
