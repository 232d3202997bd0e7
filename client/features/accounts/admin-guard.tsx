import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { LoadingScreen } from '../../ui/loading-screen.tsx'
import { useAuth } from './auth-context.ts'

/** Display only: the loader redirects as well, and the worker checks every call of an administrator. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { isAdmin, loading } = useAuth()
  if (loading) return <LoadingScreen />
  return isAdmin ? children : <Navigate to={paths.home()} replace />
}
