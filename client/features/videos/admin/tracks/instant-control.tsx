import type { KeyboardEvent } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useEditor, type ControlProps } from '../../../../office/editor/editor-context.ts'
import { TextControl } from '../../../../office/editor/text-controls.tsx'
import { useFilm } from '../film.ts'
import { useHasFilm } from './use-film-state.ts'

const stepMs = { ArrowUp: 100, ArrowDown: -100 } as const
const isArrow = (key: string): key is keyof typeof stepMs => key in stepMs

/** Time of a row, moved by the arrow keys, and the button that puts the film's instant into it. */
export function InstantControl({ path, field }: ControlProps) {
  const { t } = useTranslation('videoEditor')
  const { store, locked } = useEditor()
  const film = useFilm()
  const hasFilm = useHasFilm()
  if (field.type !== 'timecode') return null
  const number = Number(path.split('.')[1]) + 1
  const label = path.endsWith('endMs') ? t('rows.nowEnd', { number }) : t('rows.nowStart', { number })
  const now = hasFilm && locked === null && (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => store.set(path, film.positionMs())}
      className="ms-auto rounded-sm px-1 text-xs text-primary hover:underline pointer-coarse:min-h-11"
    >
      {t('rows.now')}
    </button>
  )
  const nudge = (event: KeyboardEvent) => {
    const held = store.get(path)
    const hasModifier = event.ctrlKey || event.altKey || event.metaKey
    if (!isArrow(event.key) || hasModifier || typeof held !== 'number' || locked !== null) return
    event.preventDefault()
    store.set(path, Math.max(0, held + stepMs[event.key] * (event.shiftKey ? 10 : 1)))
  }
  return (
    <div role="presentation" onKeyDown={nudge}>
      <TextControl path={path} field={field} end={now} />
    </div>
  )
}
