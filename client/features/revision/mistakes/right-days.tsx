import type { Mistake } from '../../../../domain/revision/mistake-book.ts'
import { daysToLeave } from '../../../../domain/revision/mistakes.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

type Props = Pick<Mistake, 'rightDays' | 'leftAt' | 'leftBefore'>

/** Right days of a question on its way out of the book, and the dates on which it had left before. */
export function RightDays({ rightDays, leftAt, leftBefore }: Props) {
  const { t } = useTranslation('mistakes')
  const { date } = useFormat()
  const count = Math.min(rightDays.length, daysToLeave)
  return (
    <>
      {leftAt === null ? (
        <p className="inline-flex items-center gap-2">
          <span aria-hidden className="inline-flex gap-1">
            {Array.from({ length: daysToLeave }, (_, day) => (
              <svg key={day} viewBox="0 0 12 12" className="size-3">
                <circle
                  cx="6"
                  cy="6"
                  r="5"
                  className={day < count ? 'fill-success stroke-success' : 'fill-transparent stroke-edge'}
                  strokeWidth="1.5"
                />
              </svg>
            ))}
          </span>
          {t('rightDays', { count, needed: daysToLeave })}
        </p>
      ) : (
        <p>{t('leftOn', { date: date(leftAt) })}</p>
      )}
      {leftBefore.length > 0 && <p>{t('leftBefore', { dates: leftBefore.map(date).join(', ') })}</p>}
    </>
  )
}
