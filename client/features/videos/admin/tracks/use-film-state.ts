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
const spanOf = (get: (path: string) => unknown, list: string, index: number) => {
  const start = get(`${list}.${index}.startMs`)
  const end = get(list === 'captions' ? `${list}.${index}.endMs` : `${list}.${index + 1}.startMs`)
  if (typeof start !== 'number') return null
  return { start, end: typeof end === 'number' ? end : list === 'captions' ? start : Infinity }
}

/** True for a row of a list at the film's instant. */
export const isShownNow = (get: (path: string) => unknown, list: string, index: number, at: number | null): boolean => {
  const span = spanOf(get, list, index)
  return span !== null && at !== null && span.start <= at && at < span.end
}

/** True while the film is within a row. */
export const useIsShown = (list: string, index: number): boolean => {
  const film = useFilm()
  const { store } = useEditor()
  return useSyncExternalStore(
    film.subscribe,
    () => isShownNow(store.get, list, index, film.positionMs()),
    () => false,
  )
}
