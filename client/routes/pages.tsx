import { Outlet } from 'react-router'
import type { Route } from './+types/pages.ts'
import { ErrorScreen } from './shell/error-screen.tsx'

/** Stands between the shell and the pages, so that a page's failure keeps the header and the way out. */
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
