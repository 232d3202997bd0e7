import { CloudOff, LoaderCircle } from 'lucide-react'
import type { PaperQuestion } from '../../../../domain/attempts/contract.ts'
import type { ResultQuestion } from '../../../../domain/results/contract.ts'
import type { ExplainedAnswer } from '../../../../domain/revision/practice-view.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useExam } from '../exam/exam-context.ts'
import { Content } from '../exam/content.tsx'
import { QuestionParts } from '../exam/question-parts.tsx'
import { PassagePane } from '../exam/lazy-parts.ts'
import { ScrollBox } from '../exam/scroll-box.tsx'
import { GradeButtons } from './grade-buttons.tsx'
import { useStudy } from './study-context.ts'
import { explainedIn, gradeIn } from './use-shown.ts'

/** A question and its explanation as results draw them. */
const explainedQuestion = (question: PaperQuestion, explained: ExplainedAnswer): ResultQuestion => ({
  ...question,
  ...explained,
  status: 'answered',
})

/** A checked question with key, solution and reasons, or why they are not there yet. */
export function Feedback() {
  const { t } = useTranslation('practice')
  const { paper, question, view, number, state } = useExam()
  const { attempt, shown, explain } = useStudy()
  const explained = explainedIn(shown, question.id)
  const passage = paper.passages.find(({ id }) => id === question.passageId)
  const grade = gradeIn(shown, question.id)
  return (
    <div className="flex min-h-0 flex-1 flex-col md:flex-row small:block">
      {passage && <PassagePane passage={passage} zoom={100} />}
      <ScrollBox label={t('screen.solution', { number: number(question.id) })} shows={question.id}>
        {explained ? (
          <div role="status">{explain(explainedQuestion(question, explained), view)}</div>
        ) : (
          <>
            <Content text={question.stem} view={view} />
            <QuestionParts question={question} view={view} />
            <p role="status" className="mt-4 flex items-center gap-2 rounded-md bg-sunken p-3">
              {state.saving === 'offline' ? (
                <CloudOff aria-hidden size={20} className="shrink-0" />
              ) : (
                <LoaderCircle aria-hidden size={20} className="shrink-0" />
              )}
              {t(
                state.saving === 'offline'
                  ? state.durable
                    ? 'screen.offline'
                    : 'screen.offlineNotKept'
                  : 'screen.checking',
              )}
            </p>
          </>
        )}
        {attempt.view.mode === 'revision' && grade && (
          <GradeButtons
            title={t('grade.change')}
            chosen={grade.rating}
            onGrade={(rating) => attempt.changeGrade(question.id, rating)}
          />
        )}
      </ScrollBox>
    </div>
  )
}
