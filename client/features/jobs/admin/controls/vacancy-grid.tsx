import { Check } from 'lucide-react'
import { valueAt } from '../../../../../domain/content/body-paths.ts'
import { findTemplate, jobTemplates } from '../../../../../domain/jobs/templates/index.ts'
import { splitSeats } from '../../../../../domain/jobs/templates/split-seats.ts'
import { groupIndian } from '../../../../i18n/format.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { ConflictChoice } from '../../../../office/editor/conflict-choice.tsx'
import { useEditor, useValue, type ControlProps } from '../../../../office/editor/editor-context.ts'
import { useLabel, useIsUnchecked } from '../../../../office/editor/field-label.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'

const verticals = ['ur', 'ews', 'obc', 'sc', 'st']

const sumOf = (vacancies: unknown): number =>
  verticals.reduce((sum, category) => {
    const count = valueAt(vacancies, category)
    return sum + (typeof count === 'number' ? count : 0)
  }, 0)

/** Seats by category in one row, with their sum against the number of posts. */
export function VacancyGrid({ path, field }: ControlProps) {
  const { t } = useTranslation('jobEditor')
  const { Control, store } = useEditor()
  const label = useLabel(path)
  const isUnchecked = useIsUnchecked(path)
  if (field.type !== 'record') return null
  return (
    <fieldset data-path={path} className="min-w-0" onInput={() => isUnchecked && store.confirmChecked([path])}>
      <legend className="flex flex-wrap items-center gap-x-3 text-sm font-semibold">
        {label}
        {isUnchecked && (
          <button
            type="button"
            aria-label={t('seats.check')}
            onClick={() => store.confirmChecked([path])}
            className="inline-flex items-center gap-1 rounded-sm border border-warning px-1.5 text-xs text-warning hover:bg-warning-soft"
          >
            <Check aria-hidden className="size-3" /> {t('editor:check')}
          </button>
        )}
      </legend>
      <div className="mt-1 grid grid-cols-4 items-end gap-2 sm:grid-cols-8">
        {field.keys.map((key) => (
          <Control key={key} path={`${path}.${key}`} field={field.item} />
        ))}
      </div>
      <Sum path={path} />
      <ConflictChoice path={path} />
    </fieldset>
  )
}

function Sum({ path }: { path: string }) {
  const { t } = useTranslation('jobEditor')
  const sum = sumOf(useValue(path))
  const count = useValue(path.replace(/vacancies$/, 'count'))
  const posts = typeof count === 'number' ? count : null
  const shown = groupIndian(sum)
  if (sum === 0) return posts !== null && posts > 0 ? <Split path={path} count={posts} /> : null
  const isWrong = posts !== null && posts !== sum
  return (
    <p className={`tabular mt-1 text-sm ${isWrong ? 'text-warning' : 'text-muted'}`}>
      {isWrong ? t('seats.wrong', { sum: shown, count: groupIndian(posts) }) : t('seats.sum', { sum: shown })}
    </p>
  )
}

/** Divides a total by the percentages of a template. */
function Split({ path, count }: { path: string; count: number }) {
  const { t } = useTranslation('jobEditor')
  const { pick } = useBilingual()
  const { store, locked } = useEditor()
  const hydrated = useHydrated()
  const region = useValue('region')
  if (!hydrated) return null
  const choices = jobTemplates.filter(({ reservation }) => reservation !== null)
  const usual = choices.find(({ id }) => id === region)?.id ?? choices[0]?.id
  const split = (form: HTMLElement) => {
    const chosen = form.querySelector('select')?.value ?? ''
    const reservation = findTemplate(chosen)?.reservation
    if (reservation) store.set(path, splitSeats(count, reservation))
  }
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2 text-sm">
      <label className="contents">
        <span className="text-muted">{t('seats.split', { count: groupIndian(count) })}</span>
        <select defaultValue={usual} className="field w-auto max-w-full">
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {pick(name)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        disabled={locked !== null}
        onClick={({ currentTarget }) => currentTarget.parentElement && split(currentTarget.parentElement)}
        className="min-h-9 rounded-md border border-edge px-3 hover:bg-sunken"
      >
        {t('seats.splitRun')}
      </button>
    </div>
  )
}
