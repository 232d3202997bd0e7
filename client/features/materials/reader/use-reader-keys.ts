import { useEffect, type RefObject } from 'react'
import type { ZoomChange } from './zoom.ts'

type Action = { zoom?: ZoomChange; page?: (page: number, pages: number) => number }

const keyBindings: Record<string, Action | undefined> = {
  ArrowRight: { page: (page) => page + 1 },
  ArrowLeft: { page: (page) => page - 1 },
  PageDown: { page: (page) => page + 1 },
  PageUp: { page: (page) => page - 1 },
  Home: { page: () => 1 },
  End: { page: (_page, pages) => pages },
  '+': { zoom: 1 },
  '=': { zoom: 1 },
  '-': { zoom: -1 },
  '0': { zoom: 'fit' },
}

type Options = {
  page: number
  pages: number
  goTo: (page: number) => void
  zoom: (change: ZoomChange) => void
}

/** Keys while the reader has the focus. Up, down and space scroll as usual. */
export const useReaderKeys = (target: RefObject<HTMLElement | null>, { page, pages, goTo, zoom }: Options): void => {
  useEffect(() => {
    const element = target.current
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return
      const action = keyBindings[event.key]
      if (!action) return
      event.preventDefault()
      if (action.zoom !== undefined) zoom(action.zoom)
      else goTo(action.page?.(page, pages) ?? page)
    }
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [target, page, pages, goTo, zoom])
}
