import { useMatches } from 'react-router'
import { ComingPage } from './coming/coming-page.tsx'
import { screenOf } from './coming/screens.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['site'], audience: 'visitor' } satisfies PageHandle

/** Stands at every address whose screen is not built yet; the route's id says which screen that is. */
export default function Coming() {
  return <ComingPage screen={screenOf(useMatches())} />
}
