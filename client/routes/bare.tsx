import { Outlet } from 'react-router'
import type { Route } from './+types/bare.ts'
import { BarePage } from './shell/bare-page.tsx'
import { ErrorScreen } from './shell/error-screen.tsx'

/** Pages without the layout whose content has no frame of its own. */
export default function Bare() {
  return (
    <BarePage wide>
      <Outlet />
    </BarePage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <BarePage>
      <ErrorScreen error={error} />
    </BarePage>
  )
}
