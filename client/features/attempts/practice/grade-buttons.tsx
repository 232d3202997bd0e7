import { useTranslation } from '../../../i18n/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import type { Rating } from './practice-attempt.ts'

const grades = [
  [1, 'again'],
  [2, 'hard'],
  [3, 'good'],
  [4, 'easy'],
] as const

type Props = { title: string; chosen: number | null; onGrade: (rating: Rating) => void }

/** The four grades of a card. */
export function GradeButtons({ title, chosen, onGrade }: Props) {
  const { t } = useTranslation('practice')
  return (
    <fieldset className="mt-4 border-t border-hairline pt-2">
      <legend className="text-sm text-muted">{title}</legend>
      <div className="mt-1 grid grid-cols-4 gap-2">
        {grades.map(([rating, name]) => (
          <button
            key={name}
            type="button"
            aria-pressed={chosen === rating}
            onClick={() => onGrade(rating)}
            className={classes(
              'min-h-11 rounded-md border px-1 text-sm font-semibold',
              chosen === rating ? 'border-primary bg-primary-soft' : 'border-edge bg-surface',
            )}
          >
            {t(`grade.${name}`)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
