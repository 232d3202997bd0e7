import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { pageContext } from '../../context.ts'
import { AccountMenu } from '../../features/accounts/account-menu.tsx'
import { AdminGuard } from '../../features/accounts/admin-guard.tsx'
import { useAuth } from '../../features/accounts/auth-context.ts'
import { OfficeFrame } from '../../office/frame/office-frame.tsx'
import { isRailNarrow } from '../../office/frame/rail-choice.ts'
import { ThemeMenu } from '../../theme/theme-menu.tsx'
import { LanguageToggle } from '../../ui/language-toggle.tsx'
import '../../office/utilities.css'
import type { PageHandle } from '../page-handle.ts'
import { ErrorScreen } from '../shell/error-screen.tsx'
import { NavigationSkeleton } from '../shell/navigation-skeleton.tsx'
import type { Route } from './+types/layout.ts'
import { keepUnansweredForms, Monitor } from './monitor.tsx'
import { requireAdministrator } from './require-administrator.ts'

export const handle = { strings: ['office'], audience: 'admin' } satisfies PageHandle

export const middleware = [requireAdministrator] satisfies Route.MiddlewareFunction[]

export const clientMiddleware = [keepUnansweredForms] satisfies Route.ClientMiddlewareFunction[]

/** Its loader makes the browser send a request at every navigation, which the guard checks. */
export const loader = ({ request, context }: Route.LoaderArgs) => {
  const { user } = context.get(pageContext).viewer
  return { isNarrow: isRailNarrow(request.headers.get('cookie'), user?.uid ?? '') }
}

function Office({ isNarrow, children }: { isNarrow: boolean; children: ReactNode }) {
  const { user } = useAuth()
  return (
    <AdminGuard>
      <OfficeFrame
        uid={user?.uid ?? ''}
        isRailNarrow={isNarrow}
        tools={
          <>
            <LanguageToggle />
            <ThemeMenu />
            <AccountMenu />
          </>
        }
      >
        {children}
        <Monitor />
      </OfficeFrame>
    </AdminGuard>
  )
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Office isNarrow={loaderData.isNarrow}>
      <NavigationSkeleton>
        <Outlet />
      </NavigationSkeleton>
    </Office>
  )
}

/** A failing screen keeps the navigation of the office. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Office isNarrow={loaderData?.isNarrow ?? false}>
      <div className="px-4 md:px-6">
        <ErrorScreen error={error} />
      </div>
    </Office>
  )
}
