import { useId } from 'react'
import { valueAt } from '../../../../domain/content/body-paths.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useEditor, useValue } from '../../../office/editor/editor-context.ts'
import { useRowMove } from '../../../office/editor/row-move.ts'
import { lessonsAt, type Place } from './lesson-places.ts'

/** Choice of the chapter of a lesson, which moves it to the end of another. */
export function ChapterChoice({ place }: { place: Place }) {
  const id = useId()
  const { t } = useTranslation('courseEditor')
  const { language } = useLanguage()
  const { store, locked } = useEditor()
  const move = useRowMove()
  const value = useValue('chapters')
  const chapters: readonly unknown[] = Array.isArray(value) ? (value as unknown[]) : []
  if (chapters.length < 2) return null
  const moveInto = (chapter: number) => {
    const to = lessonsAt(chapter)
    move({ path: lessonsAt(place.chapter), index: place.lesson }, { path: to, index: store.rowKeys(to).length })
  }
  return (
    <div className="max-w-xs">
      <label htmlFor={id} className="text-sm font-semibold">
        {t('curriculum.chapter')}
      </label>
      <select
        id={id}
        value={place.chapter}
        disabled={locked !== null}
        onChange={({ currentTarget }) => moveInto(Number(currentTarget.value))}
        className="field mt-1"
      >
        {chapters.map((chapter, index) => (
          <option key={index} value={index}>
            {`${index + 1}. ${String(valueAt(chapter, `title.${language}`) ?? '')}`}
          </option>
        ))}
      </select>
    </div>
  )
}
