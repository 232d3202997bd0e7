import { afterAll, afterEach, expect, test, vi } from 'vitest'
import type { AuthState } from '../../../client/features/accounts/auth-context.ts'

const went = vi.fn()
// Files share their modules, so the module with the substitute is loaded for this file alone.
vi.doMock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  Navigate: (props: object) => {
    went(props)
    return null
  },
}))
vi.resetModules()
const { AdminGuard } = await import('../../../client/features/accounts/admin-guard.tsx')
const { AuthContext, useAuth } = await import('../../../client/features/accounts/auth-context.ts')
const { html } = await import('../support.tsx')

afterEach(() => went.mockClear())
afterAll(() => {
  vi.doUnmock('react-router')
  vi.resetModules()
})

const outside = (): AuthState => {
  const seen: AuthState[] = []
  const Probe = () => {
    seen.push(useAuth())
    return null
  }
  html(<Probe />)
  const [auth] = seen
  if (!auth) throw new Error('The probe was not rendered')
  return auth
}

const actions = Object.entries(outside()).filter(([, value]) => typeof value === 'function')

test('the list of auth actions is not empty (ACC-30)', () => expect(actions.length).toBeGreaterThanOrEqual(3))

test.each(actions)('%s outside a provider throws "AuthProvider not initialized" (ACC-30)', async (name) => {
  const call = async () => (outside() as unknown as Record<string, () => unknown>)[name]?.()
  await expect(call()).rejects.toThrow(/^AuthProvider not initialized$/)
})

const guard = (auth: Partial<AuthState>): string =>
  html(
    <AuthContext value={{ ...outside(), ...auth }}>
      <AdminGuard>the dashboard</AdminGuard>
    </AuthContext>,
  )

test('while loading, the admin guard shows Loading..., and neither the page nor a redirect (ACC-29, ACC-31)', () => {
  const shown = guard({ loading: true, isAdmin: true })
  expect(shown).toContain('Loading...')
  expect(shown).not.toContain('the dashboard')
  expect(went).not.toHaveBeenCalled()
})

test('the admin guard shows the page to an administrator (ACC-31)', () => {
  expect(guard({ loading: false, isAdmin: true })).toBe('the dashboard')
  expect(went).not.toHaveBeenCalled()
})

test('the admin guard redirects everyone else to /, replacing history (ACC-31)', () => {
  expect(guard({ loading: false, isAdmin: false })).not.toContain('the dashboard')
  expect(went).toHaveBeenCalledExactlyOnceWith({ to: '/', replace: true })
})
