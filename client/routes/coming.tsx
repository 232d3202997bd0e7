import { useMatches } from 'react-router'
import { ComingPage } from './coming/coming-page.tsx'
import { screenOf } from './coming/screens.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = { strings: ['site'], audience: 'visitor' } satisfies PageHandle

/** Placeholder of every screen that is not built yet; the route's id names the screen. */
export default function Coming() {
  return <ComingPage screen={screenOf(useMatches())} />
}
