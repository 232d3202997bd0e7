import { ArrowDownNarrowWide, Plus, StepForward } from 'lucide-react'
import type { ReactNode } from 'react'
import { keptList } from '../../../../../domain/content/form-body.ts'
import { blankOf, type Field } from '../../../../../domain/content/fields.ts'
import { inTimeOrder } from '../../../../../domain/videos/draft-tracks.ts'
import { timecode } from '../../../../../domain/videos/timecode.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import { ConflictChoice } from '../../../../office/editor/conflict-choice.tsx'
import { useEditor, useRowKeys, useSaveState, useValue } from '../../../../office/editor/editor-context.ts'
import { useLabel } from '../../../../office/editor/field-label.tsx'
import { focusField } from '../../../../office/editor/focus-field.ts'
import { AddRow, RowActs } from '../../../../office/editor/group-controls.tsx'
import { useFault } from '../../../../office/editor/use-fault.ts'
import { useEntryText } from '../../../../office/publishing/use-entry-text.ts'
import { classes } from '../../../../ui/classes.ts'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { useFilm } from '../film.ts'
import { chunksOf, chunkSize, longFrom, RowChunk } from './row-chunk.tsx'
import { useRowFaults } from './row-faults.ts'
import { useHasFilm, useIsShown } from './use-film-state.ts'

type ListField = Extract<Field, { type: 'list' }>
type Props = { path: string; field: ListField; empty: string; children?: ReactNode }

/** Rows with times: those at the film's instant are marked, and a press on a time goes there. */
export function TimedList({ path, field, empty, children }: Props) {
  const { t } = useTranslation('videoEditor')
  const { locked } = useEditor()
  const keys = useRowKeys(path)
  const error = useFault(path, true)
  const hasConflict = useSaveState(({ conflicts }) => conflicts.some((each) => each.path.startsWith(`${path}.`)))
  const isLocked = locked !== null
  const hydrated = useHydrated()
  const isLong = keys.length > longFrom
  return (
    <fieldset data-path={path} className="min-w-0">
      <legend className="text-base font-semibold">
        {useLabel(path)}{' '}
        <span className="text-sm font-normal text-muted">{t('rows.count', { count: keys.length })}</span>
      </legend>
      {children}
      {keys.length === 0 && <p className="mt-1 text-sm text-muted">{empty}</p>}
      {isLong && !hydrated ? (
        <KeptRows path={path} />
      ) : (
        chunksOf(keys).map((chunk, index) => (
          <RowChunk key={index} isLong={isLong} list={path} from={index * chunkSize} keys={chunk}>
            {(key, at) => (
              <TimedRow key={key} list={path} index={at} field={field.item}>
                <RowActs
                  path={path}
                  index={at}
                  count={keys.length}
                  isLocked={isLocked || hasConflict}
                  isMovable={false}
                />
              </TimedRow>
            )}
          </RowChunk>
        ))
      )}
      {error && <p className="mt-1 text-sm text-danger">{error}</p>}
      <ConflictChoice path={path} />
      <div className="flex flex-wrap gap-2">
        <AddRow path={path} field={field} isLocked={isLocked || keys.length >= field.max} />
        <AddNow path={path} field={field} isLocked={isLocked || keys.length >= field.max} />
        <SortRows path={path} isLocked={isLocked || hasConflict} />
      </div>
    </fieldset>
  )
}

/** In place of more rows than a form without script may post. */
function KeptRows({ path }: { path: string }) {
  const { t } = useTranslation('videoEditor')
  return (
    <p className="mt-1 text-sm text-muted">
      <input type="hidden" name={path} value={keptList} />
      {t('rows.kept')}
    </p>
  )
}

type RowProps = { list: string; index: number; field: Field; children: ReactNode }

function TimedRow({ list, index, field, children }: RowProps) {
  const { Control } = useEditor()
  const path = `${list}.${index}`
  const isShown = useIsShown(path)
  if (field.type !== 'group') return null
  const { startMs, endMs, ...texts } = field.fields
  return (
    <li
      data-path={path}
      data-timed-row={path}
      aria-current={isShown ? 'true' : undefined}
      className={classes('rounded-md border p-2', isShown ? 'border-primary bg-primary-soft' : 'border-hairline')}
    >
      <div className="flex flex-wrap items-end gap-2">
        <SeekButton path={`${path}.startMs`} number={index + 1} />
        <div className="flex gap-2 max-sm:order-1 max-sm:basis-full">
          {startMs && (
            <div className="w-28 max-sm:grow">
              <Control path={`${path}.startMs`} field={startMs} />
            </div>
          )}
          {endMs && (
            <div className="w-28 max-sm:grow">
              <Control path={`${path}.endMs`} field={endMs} />
            </div>
          )}
        </div>
        <div className="ms-auto">{children}</div>
      </div>
      <div className="mt-2">
        {Object.entries(texts).map(([name, each]) => (
          <Control key={name} path={`${path}.${name}`} field={each} />
        ))}
      </div>
      <RowChecks path={path} />
    </li>
  )
}

/** Faults in the times of a row, as they are typed. */
function RowChecks({ path }: { path: string }) {
  const text = useEntryText()
  return useRowFaults(path).map((entry) => (
    <p key={entry.code} className={classes('mt-1 text-sm', entry.blocks ? 'text-danger' : 'text-warning')}>
      {text(entry)}
    </p>
  ))
}

/** Number and time of a row; a press goes there. */
function SeekButton({ path, number }: { path: string; number: number }) {
  const { t } = useTranslation('videoEditor')
  const film = useFilm()
  const startMs = useValue(path)
  const isTimed = typeof startMs === 'number'
  const time = isTimed ? timecode(startMs) : '–'
  return (
    <button
      type="button"
      disabled={!isTimed}
      title={isTimed ? t('rows.seek', { time }) : undefined}
      onClick={() => isTimed && film.seek(startMs)}
      className={`${compactButton} tabular`}
    >
      <span className="text-muted">{number}</span>
      <StepForward aria-hidden className="size-3" /> {time}
    </button>
  )
}

/** Puts rows that are out of order into the order of their times. */
function SortRows({ path, isLocked }: { path: string; isLocked: boolean }) {
  const { t } = useTranslation('videoEditor')
  const { store } = useEditor()
  const rows = useValue(path)
  const sorted = inTimeOrder(rows)
  if (sorted === rows) return null
  return (
    <button
      type="button"
      disabled={isLocked}
      onClick={() => store.set(path, sorted)}
      className={`${compactButton} mt-2`}
    >
      <ArrowDownNarrowWide aria-hidden className="size-4" /> {t('rows.sort')}
    </button>
  )
}

/** Adds a row at the film's instant, in the order of the times. */
function AddNow({ path, field, isLocked }: { path: string; field: ListField; isLocked: boolean }) {
  const { t } = useTranslation('videoEditor')
  const { store } = useEditor()
  const film = useFilm()
  const hasFilm = useHasFilm()
  if (!hasFilm) return null
  const add = () => {
    const at = film.positionMs()
    const rows = store.get(path)
    if (at === null || !Array.isArray(rows)) return
    const starts = rows.map((_, index) => store.get(`${path}.${index}.startMs`))
    const next = starts.findIndex((start) => typeof start === 'number' && start > at)
    const index = next === -1 ? rows.length : next
    const row = { ...(blankOf(field.item) as Record<string, unknown>), startMs: at }
    store.set(path, (rows as unknown[]).toSpliced(index, 0, row))
    focusField(`${path}.${index}.${path === 'captions' ? 'text' : 'title'}.en`)
  }
  return (
    <button type="button" disabled={isLocked} onClick={add} className={`${compactButton} mt-2`}>
      <Plus aria-hidden className="size-4" /> {t('rows.addNow')}
    </button>
  )
}
