import { Outlet } from 'react-router'
import '../../office/utilities.css'
import type { PageHandle } from '../page-handle.ts'
import { ErrorScreen } from '../shell/error-screen.tsx'
import type { Route } from './+types/preview-layout.ts'
import { requireAdministrator } from './require-administrator.ts'

export const handle = { strings: ['office'], audience: 'admin' } satisfies PageHandle

export const middleware = [requireAdministrator] satisfies Route.MiddlewareFunction[]

/** Makes the browser send a request at every navigation, which the guard checks. */
export const loader = () => null

/** Previews of drafts without any frame: the editor shows them inside its own page. */
export default function PreviewLayout() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main" className="p-4">
      <ErrorScreen error={error} />
    </main>
  )
}
