import { Outlet } from 'react-router'
import type { Route } from './+types/pages.ts'
import { ErrorScreen } from './shell/error-screen.tsx'

/** Error boundary between shell and pages: a failing page keeps the header and its links. */
export default function Pages() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="page">
      <ErrorScreen error={error} />
    </div>
  )
}
