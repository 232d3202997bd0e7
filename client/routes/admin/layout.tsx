import { Outlet, replace } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { pageContext } from '../../context.ts'
import { AdminGuard } from '../../features/accounts/admin-guard.tsx'
import type { Route } from './+types/layout.ts'
import { AdminNav } from './nav.tsx'

/**
 * Everyone but an administrator is redirected to /, which replaces the history entry. An administrator whose session
 * has not passed the second factor is redirected to that step.
 */
export const loader = ({ request, context }: Route.LoaderArgs) => {
  const { isAdmin, adminCheck } = context.get(pageContext).viewer
  if (!isAdmin) throw replace(paths.home())
  if (adminCheck !== 'none') {
    const { pathname, search } = new URL(request.url)
    throw replace(`${paths.secondFactor()}?${new URLSearchParams({ next: pathname + search })}`)
  }
  return null
}

export default function AdminLayout() {
  return (
    <AdminGuard>
      <AdminNav />
      <Outlet />
    </AdminGuard>
  )
}
