import { expect, test, vi } from 'vitest'
import { AdminGuard } from '../../../client/features/accounts/admin-guard.tsx'
import { useAuth, type AuthState } from '../../../client/features/accounts/auth-context.ts'
import { AuthProvider } from '../../../client/features/accounts/auth-provider.tsx'
import { missingCharacters, strengthOf } from '../../../client/features/accounts/password-strength.ts'
import type { Session } from '../../../domain/accounts/contract.ts'
import { html } from '../support.tsx'

const user = {
  uid: 'usr_1',
  email: 'asha@example.com',
  displayName: 'Asha',
  photoURL: null,
  studentId: 'ASH21112026',
  provider: 'password',
  createdAt: 0,
  emailVerified: true,
}
const session = (isAdmin: boolean): Session => ({ user, isAdmin, language: 'en' })
const submit = vi.fn(async () => {})

const seen = (render: (probe: () => null) => unknown): AuthState => {
  let auth: AuthState | undefined
  render(() => {
    auth = useAuth()
    return null
  })
  if (!auth) throw new Error('The probe was not rendered')
  return auth
}

test('the whole app shows Loading... until the session is known (ACC-29)', () => {
  const shown = html(
    <AuthProvider session={null} submit={submit}>
      the app
    </AuthProvider>,
  )
  expect(shown).toContain('Loading...')
  expect(shown).not.toContain('the app')
})

test('the auth actions post the forms of the pages, which also work without script (ACC-32)', async () => {
  const auth = seen((Probe) =>
    html(
      <AuthProvider session={session(false)} submit={submit}>
        <Probe />
      </AuthProvider>,
    ),
  )
  expect(auth).toMatchObject({ user: { email: 'asha@example.com' }, loading: false, isAdmin: false })
  await auth.logOut()
  expect(submit).toHaveBeenLastCalledWith({}, { method: 'post', action: '/logout' })
  await auth.logIn({ email: 'a@b.in', password: 'secret' })
  expect(submit).toHaveBeenLastCalledWith({ email: 'a@b.in', password: 'secret' }, { method: 'post', action: '/login' })
})

test.each([
  ['an administrator', session(true), true],
  ['a student', session(false), false],
  ['a visitor', { user: null, isAdmin: false, language: 'en' } satisfies Session, false],
])('the admin guard for %s (ACC-31)', (_who, of, shown) => {
  const page = html(
    <AuthProvider session={of} submit={submit}>
      <AdminGuard>the dashboard</AdminGuard>
    </AuthProvider>,
  )
  expect(page.includes('the dashboard')).toBe(shown)
})

test.each([
  ['', 'short', 8],
  ['1234567', 'short', 1],
  ['12345678', 'fair', 0],
  ['123456789012', 'good', 0],
  ['a few words in a row', 'strong', 0],
])('the password %j has the hint %s (ACC-7)', (password, strength, missing) => {
  expect(strengthOf(password)).toBe(strength)
  expect(missingCharacters(password)).toBe(missing)
})
