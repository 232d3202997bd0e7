import { useLocation } from 'react-router'

/** Addresses of the page with an act, an attempt or nothing opened; the filter of the timeline stays. */
export const useActAddress = () => {
  const { pathname, search } = useLocation()
  return (opened: { act?: string; attempt?: string; right?: string; merge?: string } = {}): string => {
    const next = new URLSearchParams(search)
    for (const name of ['act', 'attempt', 'done', 'right', 'other', 'merge']) next.delete(name)
    for (const [name, value] of Object.entries(opened)) next.set(name, value)
    return next.size > 0 ? `${pathname}?${next}` : pathname
  }
}
