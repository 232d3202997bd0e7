import { useTranslation } from '../../../i18n/use-translation.ts'
import type { View } from '../../../../domain/language.ts'
import { fractionText } from '../../../../domain/results/marks.ts'
import { classes } from '../../../ui/classes.ts'
import { useExam } from './exam-context.ts'

/** Kind and marks of the question. */
export function QuestionMarks({ className }: { className: string }) {
  const { t } = useTranslation('attempt')
  const { question } = useExam()
  const { correct, wrong, blank } = question.marks
  return (
    <div className={classes('flex-wrap gap-x-4 text-sm', className)}>
      <p>
        <span className="max-md:sr-only">{t('exam.questionType')}: </span>
        <b>{t(`kind.${question.kind}`)}</b>
      </p>
      <p className="text-success">
        <span className="max-md:sr-only">{t('exam.correctMarks')}: </span>
        <b>+{fractionText(correct)}</b>
      </p>
      <p className="text-danger">
        <span className="max-md:sr-only">{t('exam.negativeMarks')}: </span>
        <b>{wrong === 0 ? '0' : `−${fractionText(wrong)}`}</b>
      </p>
      {blank !== undefined && blank > 0 && (
        <p className="text-danger">
          {t('exam.blankMarks')}: <b>−{fractionText(blank)}</b>
        </p>
      )}
    </div>
  )
}

/** Kind and marks on wide screens, and the language of this question. */
export function QuestionStrip() {
  const { t } = useTranslation('attempt')
  const { view, views, setView } = useExam()
  return (
    <div className="flex flex-1 items-center border-hairline px-3 text-sm md:basis-full md:border-t md:bg-surface small:border-b small:bg-sunken">
      <QuestionMarks className="flex max-md:hidden" />
      <label className="ms-auto flex items-center gap-2">
        <span className="max-md:sr-only">{t('exam.viewIn')}</span>
        <select
          value={view}
          // A section in English alone has no choice, as in the real exam.
          disabled={views.length < 2}
          onChange={(event) => setView(event.target.value as View)}
          className="my-0.5 min-h-11 rounded-sm border border-edge bg-surface px-2 md:min-h-9"
        >
          {views.map((value) => (
            <option key={value} value={value}>
              {views.length < 2 ? t('exam.onlyView', { language: t(`exam.views.${value}`) }) : t(`exam.views.${value}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
