import type { ReactNode } from 'react'
import { itemFieldsOf } from '../../../office/editor/item-fields-of.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ConflictChoice } from '../../../office/editor/conflict-choice.tsx'
import { useEditor, useRowKeys, useSaveState, type ControlProps } from '../../../office/editor/editor-context.ts'
import { AddRow, RowActs } from '../../../office/editor/group-controls.tsx'
import { useListDrop } from '../../../office/editor/row-drag.ts'
import { RowIdControl } from '../../../office/editor/row-id-control.tsx'
import { useFault } from '../../../office/editor/use-fault.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { AddLessons } from './add-lessons.tsx'
import { LessonRow } from './lesson-row.tsx'

/** Chapters with their lessons as an outline, whose lessons fold open. */
export function CurriculumControl({ path, field }: ControlProps) {
  const { t } = useTranslation('courseEditor')
  const { locked } = useEditor()
  const keys = useRowKeys(path)
  const error = useFault(path, true)
  const hasConflict = useSaveState(({ conflicts }) => conflicts.some((each) => each.path.startsWith(`${path}.`)))
  if (field.type !== 'list') return null
  return (
    <fieldset data-path={path} className="min-w-0">
      <legend className="sr-only">{t('fields.chapters')}</legend>
      <ol className="grid gap-4">
        {keys.map((key, index) => (
          <li key={key} data-path={`${path}.${index}`} className="rounded-md border border-hairline">
            <Chapter
              path={`${path}.${index}`}
              field={field.item}
              index={index}
              acts={<RowActs path={path} index={index} count={keys.length} isLocked={locked !== null || hasConflict} />}
            />
          </li>
        ))}
      </ol>
      {error && <p className="mt-1 text-sm text-danger">{error}</p>}
      <ConflictChoice path={path} />
      <AddRow path={path} field={field} isLocked={locked !== null || keys.length >= field.max} />
    </fieldset>
  )
}

type ChapterProps = ControlProps & { index: number; acts: ReactNode }

function Chapter({ path, field, index, acts }: ChapterProps) {
  const { t } = useTranslation('courseEditor')
  const { Control, locked } = useEditor()
  const hydrated = useHydrated()
  const { title, lessons } = itemFieldsOf(field)
  const list = `${path}.lessons`
  const keys = useRowKeys(list)
  const error = useFault(list, true)
  const below = useListDrop({ path: list, isLocked: locked !== null })
  if (!title || lessons?.type !== 'list') return null
  return (
    <>
      <RowIdControl path={`${path}.id`} />
      <div className="flex items-start gap-2 border-b border-hairline bg-sunken p-3">
        <span className="tabular pt-1 font-semibold">{index + 1}.</span>
        <div className="min-w-0 flex-1">
          <Control path={`${path}.title`} field={title} />
        </div>
        {acts}
      </div>
      <ol className="divide-y divide-hairline" aria-label={t('curriculum.lessonsOf', { number: index + 1 })}>
        {keys.map((key, at) => (
          <LessonRow key={key} list={list} place={{ chapter: index, lesson: at }} count={keys.length} field={lessons} />
        ))}
      </ol>
      <div ref={below} data-path={list} className="px-3 pb-3">
        {error && <p className="mt-2 text-sm text-danger">{error}</p>}
        {hydrated ? (
          <AddLessons path={list} isLocked={locked !== null || keys.length >= lessons.max} />
        ) : (
          <AddRow path={list} field={lessons} isLocked={locked !== null || keys.length >= lessons.max} />
        )}
      </div>
    </>
  )
}
