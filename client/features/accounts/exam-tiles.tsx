import { useId } from 'react'
import { targets } from '../../../domain/accounts/student-profile.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ExamEmblem } from '../../ui/faces/exam-emblem.tsx'

type Props = { legend: string; chosen: readonly string[]; isLegendHidden?: boolean; error?: string | undefined }

/** Choice of exams: a tile with emblem and name for each, as many as one likes. */
export function ExamTiles({ legend, chosen, isLegendHidden = false, error }: Props) {
  const { t } = useTranslation('student')
  const errorId = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1 font-semibold'}>{legend}</legend>
      {error && (
        <p id={errorId} className="mb-2 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {targets.map((target, index) => (
          <label
            key={target}
            className="relative flex min-h-11 flex-col items-center gap-1 rounded-md border border-edge bg-surface px-1 py-2 text-center text-sm leading-tight has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="checkbox"
              name="targets"
              value={target}
              aria-invalid={error && index === 0 ? true : undefined}
              aria-describedby={error && errorId}
              defaultChecked={chosen.includes(target)}
              className="tick absolute top-1.5 right-1.5 size-5 outline-none"
            />
            <ExamEmblem exam={target} />
            {t(`target.${target}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
