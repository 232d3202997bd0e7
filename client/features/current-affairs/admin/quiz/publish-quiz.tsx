import { Form, useNavigation } from 'react-router'
import { quizLimits } from '../../../../../domain/current-affairs/kinds.ts'
import type { OfficeDay } from '../../../../../domain/current-affairs/office.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { ReasonedButton } from '../../../../office/frame/reasoned-button.tsx'
import { FailedNotice } from '../failed-notice.tsx'
import type { OfficeAnswer } from '../../../../office/office-action.ts'

/** Publishes the complete questions of the day as its quiz, at once or at a time in India. */
export function PublishQuiz({ day, answer }: { day: OfficeDay; answer: OfficeAnswer | undefined }) {
  const { t } = useTranslation('affairEditor')
  const busy = useNavigation().formData?.get('intent') === 'publish-quiz'
  const complete = day.questions.filter(({ faults }) => faults.length === 0).slice(0, quizLimits.max)
  const isFew = complete.length < quizLimits.min
  const { values = {}, fields = {} } = answer?.intent === 'publish-quiz' ? answer : {}
  return (
    <Form method="post" action={officePaths.adminAffairDay(day.day)} className="card grid gap-3 p-3">
      <input type="hidden" name="intent" value="publish-quiz" />
      {complete.map(({ id }) => (
        <input key={id} type="hidden" name="question" value={id} />
      ))}
      <p className="font-semibold">
        {complete.length === 0 ? t('quiz.noComplete') : t('quiz.publishing', { count: complete.length })}
      </p>
      <fieldset className="grid gap-1">
        <legend className="sr-only">{t('quiz.when')}</legend>
        <label className="inline-flex min-h-9 items-center gap-2">
          <input
            type="radio"
            name="when"
            value="now"
            defaultChecked={values['when'] !== 'at'}
            className="tick size-5"
          />
          {t('quiz.now')}
        </label>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <label className="inline-flex min-h-9 items-center gap-2">
            <input
              type="radio"
              name="when"
              value="at"
              defaultChecked={values['when'] === 'at'}
              className="tick size-5"
            />
            {t('quiz.at')}
          </label>
          <span className="flex gap-2">
            <input
              type="date"
              name="openDay"
              aria-label={t('quiz.day')}
              defaultValue={values['openDay'] ?? day.day}
              className="field tabular min-h-9 pointer-coarse:min-h-11 w-auto py-1"
            />
            <input
              type="time"
              name="openTime"
              aria-label={t('quiz.time')}
              defaultValue={values['openTime'] ?? '18:00'}
              className="field tabular min-h-9 pointer-coarse:min-h-11 w-auto py-1"
            />
          </span>
        </div>
      </fieldset>
      {fields['at'] ? (
        <p role="alert" className="text-sm text-danger">
          {t('quiz.past')}
        </p>
      ) : (
        <FailedNotice answer={answer} intents={['publish-quiz']} />
      )}
      <ReasonedButton
        type="submit"
        aria-busy={busy}
        reason={isFew ? t('quiz.few', { min: quizLimits.min, max: quizLimits.max }) : null}
        className="justify-self-start"
      >
        {t('quiz.publish')}
      </ReasonedButton>
    </Form>
  )
}
