import { useMatches } from 'react-router'
import { ComingPage } from './coming/coming-page.tsx'
import { screenOf } from './coming/screens.ts'

/** Stands at every address whose screen is not built yet; the route's id says which screen that is. */
export default function Coming() {
  return <ComingPage screen={screenOf(useMatches())} />
}
