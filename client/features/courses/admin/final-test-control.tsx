import { useId } from 'react'
import { valueAt } from '../../../../domain/content/body-paths.ts'
import { lessonsIn } from '../../../../domain/courses/lesson-items.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ConflictChoice } from '../../../office/editor/conflict-choice.tsx'
import { useEditor, useValue, type ControlProps } from '../../../office/editor/editor-context.ts'
import { UsualControl } from '../../../office/editor/field-control.tsx'
import { useLabel } from '../../../office/editor/field-label.tsx'
import { useFault } from '../../../office/editor/use-fault.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { itemFieldsOf } from '../../../office/editor/item-fields-of.ts'

const usualPercent = 60

/** Test lessons of a draft, for a choice. */
export const testLessonsIn = (chapters: unknown, language: 'en' | 'hi', untitled: string) =>
  lessonsIn(chapters)
    .filter(({ lesson }) => lesson['kind'] === 'test' && typeof lesson['id'] === 'string')
    .map(({ lesson }) => ({
      value: String(lesson['id']),
      label: String(valueAt(lesson, `title.${language}`) || valueAt(lesson, 'title.en') || untitled),
    }))

/** Final test, one of the course's own test lessons, and the result that it needs. */
export function FinalTestControl({ path, field }: ControlProps) {
  const id = useId()
  const { t } = useTranslation('courseEditor')
  const { language } = useLanguage()
  const { store, locked, Control } = useEditor()
  const hydrated = useHydrated()
  const label = useLabel(path)
  const held = valueAt(useValue(path), 'lessonId')
  const offered = testLessonsIn(useValue('chapters'), language, t('curriculum.untitled'))
  const error = useFault(`${path}.lessonId`, true)
  if (!hydrated) return <UsualControl path={path} field={field} />
  const chosen = typeof held === 'string' ? held : ''
  const isGone = chosen !== '' && !offered.some(({ value }) => value === chosen)
  const { minPercent } = itemFieldsOf(field)
  const choose = (lessonId: string) =>
    store.set(
      path,
      lessonId === '' ? null : { lessonId, minPercent: valueAt(store.get(path), 'minPercent') ?? usualPercent },
    )
  return (
    <div data-path={path} className="grid max-w-2xl gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <div data-path={`${path}.lessonId`}>
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <select
          id={id}
          value={chosen}
          disabled={locked !== null}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          className="field mt-1"
        >
          <option value="">{t('finalTest.none')}</option>
          {isGone && <option value={chosen}>{t('finalTest.gone')}</option>}
          {offered.map((each) => (
            <option key={each.value} value={each.value}>
              {each.label}
            </option>
          ))}
        </select>
        {(isGone || error) && <p className="mt-1 text-sm text-danger">{isGone ? t('finalTest.goneText') : error}</p>}
      </div>
      {chosen !== '' && minPercent && <Control path={`${path}.minPercent`} field={minPercent} />}
      <ConflictChoice path={path} />
    </div>
  )
}
