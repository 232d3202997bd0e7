import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useEditor } from '../../../../office/editor/editor-context.ts'
import { useKeys } from '../../../../office/frame/keys/use-keys.ts'
import { useFilm } from '../film.ts'
import { isShownNow, spanOf } from './use-film-state.ts'

const backMs = 2_000

/** Path of the row that has the focus. */
const focusedRow = (): string | null =>
  document.activeElement?.closest<HTMLElement>('[data-timed-row]')?.dataset['timedRow'] ?? null

/** Keys that work while someone types in a row. Without the focus in one, they act on the caption that is shown. */
export const useTrackKeys = (): void => {
  const { t } = useTranslation('videoEditor')
  const { store, locked } = useEditor()
  const film = useFilm()
  const shownRow = (): string | null => {
    const at = film.positionMs()
    const index = store.rowKeys('captions').findIndex((_, row) => isShownNow(store.get, `captions.${row}`, at))
    return index === -1 ? null : `captions.${index}`
  }
  const setTime = (name: 'startMs' | 'endMs') => {
    const row = focusedRow() ?? shownRow()
    const at = film.positionMs()
    if (row === null || at === null || locked !== null || (name === 'endMs' && row.startsWith('chapters'))) return
    store.set(`${row}.${name}`, at)
  }
  const playRow = () => {
    const row = focusedRow() ?? shownRow()
    const span = row === null ? null : spanOf(store.get, row)
    if (span) film.play(span.start, span.end)
  }
  useKeys([
    { keys: 'Ctrl+;', label: t('keys.play'), run: () => film.toggle() },
    { keys: "Ctrl+'", label: t('keys.row'), run: playRow },
    { keys: 'Ctrl+,', label: t('keys.start'), run: () => setTime('startMs') },
    { keys: 'Ctrl+.', label: t('keys.end'), run: () => setTime('endMs') },
    {
      keys: 'Ctrl+j',
      label: t('keys.back'),
      repeats: true,
      run: () => film.seek(Math.max(0, (film.positionMs() ?? 0) - backMs)),
    },
  ])
}
