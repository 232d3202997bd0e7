import { useSyncExternalStore } from 'react'
import { useEditor } from '../../../../office/editor/editor-context.ts'
import { useFilm } from '../film.ts'

/** True while a film is shown whose instant is known. */
export const useHasFilm = (): boolean => {
  const film = useFilm()
  return useSyncExternalStore(
    film.subscribe,
    () => film.positionMs() !== null,
    () => false,
  )
}

/** Start and end of a row: a chapter ends where the next begins. Null for times that are not typed yet. */
export const spanOf = (get: (path: string) => unknown, row: string) => {
  const [list, index] = row.split('.')
  const start = get(`${row}.startMs`)
  const end = get(list === 'captions' ? `${row}.endMs` : `${list}.${Number(index) + 1}.startMs`)
  if (typeof start !== 'number') return null
  return { start, end: typeof end === 'number' ? end : list === 'captions' ? start : Infinity }
}

/** True for a row of a list at the film's instant. */
export const isShownNow = (get: (path: string) => unknown, row: string, at: number | null): boolean => {
  const span = spanOf(get, row)
  return span !== null && at !== null && span.start <= at && at < span.end
}

/** True while the film is within a row. */
export const useIsShown = (row: string): boolean => {
  const film = useFilm()
  const { store } = useEditor()
  return useSyncExternalStore(
    film.subscribe,
    () => isShownNow(store.get, row, film.positionMs()),
    () => false,
  )
}
