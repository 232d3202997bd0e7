import { Outlet, replace } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { pageContext } from '../../context.ts'
import { AdminGuard } from '../../features/accounts/admin-guard.tsx'
import type { Route } from './+types/layout.ts'
import { AdminNav } from './nav.tsx'

/** Spec section 6: everyone but an administrator is sent to /, replacing history. */
export const loader = ({ context }: Route.LoaderArgs) => {
  if (!context.get(pageContext).viewer.isAdmin) throw replace(paths.home())
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
