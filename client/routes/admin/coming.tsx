import { useMatches } from 'react-router'
import { OfficeComingPage } from '../coming/office-coming-page.tsx'
import { screenOf } from '../coming/screens.ts'
import type { PageHandle } from '../page-handle.ts'

export const handle = { strings: ['site', 'office'], audience: 'admin' } satisfies PageHandle

/** Placeholder of a screen of the office that is not built yet. */
export default function Coming() {
  return <OfficeComingPage screen={screenOf(useMatches())} />
}
