import type { KeyboardEvent } from 'react'
import { isPlain } from '../../../../domain/content/row-key.ts'
import type { Field } from '../../../../domain/content/fields.ts'
import { lessonMinutes } from '../../../../domain/courses/extent.ts'
import { itemFieldOf } from '../../../../domain/courses/lesson-items.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useEditor, useSaveState, useValue } from '../../../office/editor/editor-context.ts'
import { RowActs } from '../../../office/editor/group-controls.tsx'
import { useRowMove } from '../../../office/editor/row-move.ts'
import { VariantFields } from '../../../office/editor/variant-control.tsx'
import { titleIn } from '../../../office/frame/title-in.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { LessonIcon } from '../lesson-icon.tsx'
import { ChapterChoice } from './chapter-choice.tsx'
import { itemKey, useLessonItems } from './lesson-items-context.ts'
import { lessonsAt, stepFrom, type Place } from './lesson-places.ts'

type Props = { list: string; place: Place; count: number; field: Extract<Field, { type: 'list' }> }

const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : [])

/** Moves a lesson one step with Alt and an arrow key. */
const useMoves = ({ list, place }: Pick<Props, 'list' | 'place'>) => {
  const { store, locked } = useEditor()
  const move = useRowMove()
  return (event: KeyboardEvent<HTMLLIElement>) => {
    if (locked !== null || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    const to = stepFrom(rowsOf(store.get('chapters')), place, event.key === 'ArrowUp' ? -1 : 1)
    if (!to) return
    const path = lessonsAt(to.chapter)
    move({ path: list, index: place.lesson }, { path, index: to.lesson })
    if (path === list) return
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-path="${path}.${to.lesson}"] summary`)?.focus(),
    )
  }
}

/** Lesson of the outline: kind, title, length and state, and its fields folded below. */
export function LessonRow({ list, place, count, field }: Props) {
  const { locked } = useEditor()
  const hydrated = useHydrated()
  const path = `${list}.${place.lesson}`
  const move = useMoves({ list, place })
  const hasConflict = useSaveState(({ conflicts }) => conflicts.some((each) => each.path.startsWith(`${list}.`)))
  if (field.item.type !== 'variant') return null
  return (
    // Keys pressed in any control of the row bubble to it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li data-path={path} onKeyDown={move} className="flex items-start gap-2 py-1 pe-1 ps-3">
      <details className="min-w-0 flex-1">
        <LessonSummary path={path} />
        <div className="grid gap-3 pb-3 pt-1">
          <VariantFields path={path} field={field.item} />
          {hydrated && <ChapterChoice place={place} />}
        </div>
      </details>
      <RowActs path={list} index={place.lesson} count={count} isLocked={locked !== null || hasConflict} />
    </li>
  )
}

/** Title of a lesson in the language of the office, else in the other. */
const useLessonTitle = (lesson: Record<string, unknown>) => {
  const { language } = useLanguage()
  const title = isPlain(lesson['title']) ? lesson['title'] : {}
  const textOf = (each: 'en' | 'hi') => (typeof title[each] === 'string' ? title[each] : '')
  return titleIn({ en: textOf('en'), hi: textOf('hi') }, language)
}

const minutesOf = ({ kind, minutes, body }: Record<string, unknown>): unknown => {
  const text = isPlain(body) ? body['en'] : null
  return kind === 'text' ? typeof text === 'string' && text !== '' && lessonMinutes({ en: text, hi: '' }) : minutes
}

const isKind = (kind: unknown): kind is 'text' | 'video' | 'material' | 'test' =>
  kind === 'text' || itemFieldOf(kind) !== null

function LessonSummary({ path }: { path: string }) {
  const { t } = useTranslation('courseEditor')
  const { known } = useLessonItems()
  const value = useValue(path)
  const faults = useSaveState((state) => state.faults)
  const lesson = isPlain(value) ? value : {}
  const title = useLessonTitle(lesson)
  const { kind, preview, required, drip } = lesson
  const minutes = minutesOf(lesson)
  const named = itemFieldOf(kind)
  const id = named && lesson[named.name]
  const item = named && typeof id === 'string' ? known.get(itemKey({ kind: named.kind, id })) : undefined
  const isFaulty = Object.keys(faults).some((each) => each.startsWith(`${path}.`))
  const problem =
    item?.state === 'binned' || (typeof id === 'string' && !item)
      ? t('curriculum.binned')
      : item?.state === 'hidden' || item?.state === 'draft'
        ? t('curriculum.hidden')
        : isFaulty
          ? t('curriculum.incomplete')
          : null
  return (
    <summary className="flex min-h-9 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 py-1 pointer-coarse:min-h-11">
      {isKind(kind) && <LessonIcon kind={kind} done={false} locked={false} />}
      <span lang={title?.lang} className="min-w-0 font-semibold">
        {title?.text ?? t('curriculum.untitled')}
      </span>
      <span className="text-sm text-muted">
        {[
          isKind(kind) ? t(`courses:kinds.${kind}`) : '',
          typeof minutes === 'number' ? t('courses:minutes', { count: minutes }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {preview === true && <Badge tone="primary">{t('courses:preview')}</Badge>}
      {required === false && <Badge>{t('courses:optional')}</Badge>}
      {isPlain(drip) && <Badge>{t('curriculum.later')}</Badge>}
      {problem && <span className="text-sm text-warning">{problem}</span>}
    </summary>
  )
}
