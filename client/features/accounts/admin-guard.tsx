import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { LoadingScreen } from '../../ui/loading-screen.tsx'
import { useAuth } from './auth-context.ts'

/** Spec section 4. For looks only: the loader redirects as well, and every administrator's call is checked by the worker. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { isAdmin, loading } = useAuth()
  if (loading) return <LoadingScreen />
  return isAdmin ? children : <Navigate to={paths.home()} replace />
}
