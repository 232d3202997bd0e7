import { Trash2 } from 'lucide-react'
import { Form } from 'react-router'
import type { OfficeDay } from '../../../../../domain/current-affairs/office.ts'
import type { QuizQuestion } from '../../../../../domain/current-affairs/quiz.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { iconButton } from '../../../../office/button-classes.ts'
import { ConfirmForm } from '../../../../ui/confirm-form.tsx'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { AskAbout } from './ask-about.tsx'
import { PublishQuiz } from './publish-quiz.tsx'
import { QuestionEditor } from './question-editor.tsx'
import { QuizQuality } from './quiz-quality.tsx'

type Props = { day: OfficeDay; userId: string; answer: OfficeAnswer | undefined }

/** The quiz of a day: its state, its questions and their publication. */
export function DayQuiz({ day, userId, answer }: Props) {
  const { t } = useTranslation('affairEditor')
  const { questions, quiz } = day
  const complete = questions.filter(({ faults }) => faults.length === 0).length
  return (
    <section aria-labelledby="day-quiz" className="grid min-w-0 gap-3">
      <h2 id="day-quiz" className="border-b border-hairline pb-1 text-lg">
        {t('quiz.title')}
      </h2>
      {quiz ? <QuizState day={day} quiz={quiz} /> : <p className="text-muted">{t('quiz.none')}</p>}
      {questions.length > 0 && (
        <>
          <h3 className="tabular text-base">{t('quiz.questions', { complete, count: questions.length })}</h3>
          <ol className="divide-y divide-hairline border-y border-hairline">
            {questions.map((question, index) => (
              <Question key={question.id} day={day} userId={userId} question={question} number={index + 1} />
            ))}
          </ol>
        </>
      )}
      <AskAbout day={day} />
      {!quiz && complete > 0 && <QuizQuality findings={day.quality} />}
      {!quiz && questions.length > 0 && <PublishQuiz day={day} answer={answer} />}
    </section>
  )
}

function QuizState({ day, quiz }: { day: OfficeDay; quiz: NonNullable<OfficeDay['quiz']> }) {
  const { t } = useTranslation('affairEditor')
  const { dateTime } = useFormat()
  const isWaiting = quiz.opensAt !== null && quiz.opensAt > day.serverNow
  return (
    <div className="card grid gap-2 p-3">
      <p>
        {t('quiz.set', { count: quiz.questionCount })}{' '}
        {isWaiting ? t('quiz.opens', { time: dateTime(quiz.opensAt ?? 0) }) : t('quiz.openNow')}{' '}
        {quiz.isSample && t('quiz.sample')}
      </p>
      {quiz.hasBegun ? (
        <p className="text-sm text-muted">{t('quiz.begun')}</p>
      ) : (
        <ConfirmForm
          action={officePaths.adminAffairDay(day.day)}
          fields={{ intent: 'withdraw-quiz' }}
          button={t('quiz.takeBack')}
          title={t('quiz.takeBackTitle')}
          text={t('quiz.takeBackText')}
          keep={t('quiz.keep')}
        />
      )}
    </div>
  )
}

type QuestionProps = { day: OfficeDay; userId: string; question: QuizQuestion; number: number }

function Question({ day, userId, question, number }: QuestionProps) {
  const { t } = useTranslation('affairEditor')
  const { language } = useLanguage()
  const { stem } = question.body
  const count = question.faults.length
  return (
    <li className="flex items-start gap-2 py-2">
      <details className="min-w-0 grow" open={count > 0 && number === day.questions.length}>
        <summary className="cursor-pointer">
          <span className="font-semibold">{t('quiz.question', { number })}</span>{' '}
          <span lang={stem[language] ? language : 'en'}>{stem[language] || stem.en}</span>
          <span aria-hidden className="text-muted">
            {' · '}
          </span>
          <span className={`text-sm ${count > 0 ? 'text-warning' : 'text-success'}`}>
            {count > 0 ? t('quiz.faults', { count }) : t('quiz.complete')}
          </span>
          {question.usesExpired && <span className="text-sm text-warning"> · {t('quiz.usesExpired')}</span>}
        </summary>
        <QuestionEditor question={question} userId={userId} suggestions={day.suggestions} />
      </details>
      {!question.isPublished && (
        <Form method="post" action={officePaths.adminAffairDay(day.day)} preventScrollReset>
          <input type="hidden" name="intent" value="remove-question" />
          <input type="hidden" name="id" value={question.id} />
          <button
            type="submit"
            aria-label={t('quiz.remove', { number })}
            title={t('quiz.remove', { number })}
            className={iconButton}
          >
            <Trash2 aria-hidden className="size-4" />
          </button>
        </Form>
      )}
    </li>
  )
}
