import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { Avatar } from '../../../client/features/accounts/avatar.tsx'
import { deviceName, sortedSessions } from '../../../client/features/accounts/profile/sessions/devices.ts'
import { EmailPart } from '../../../client/features/accounts/profile/email/email-part.tsx'
import { TypedExamProfile } from '../../../client/features/accounts/profile/exam/exam-action.ts'
import { phoneNumberOf, shownPhoneNumber } from '../../../client/features/accounts/profile/details/phone-number.ts'
import { profileForms, type ProfileAnswer } from '../../../client/features/accounts/profile/profile-action.ts'
import { middleSquare } from '../../../client/features/accounts/profile/picture/shrink-picture.ts'
import { constraintsOf } from '../../../client/forms/constraints.ts'
import { readForm } from '../../../client/forms/define-forms.ts'
import { refusalOf, replyOf, type Refusal } from '../../../client/forms/refusal.ts'
import { strings as en } from '../../../client/i18n/en/index.ts'
import { makeI18n } from '../../../client/i18n/instance.ts'
import { I18nContext } from '../../../client/i18n/use-translation.ts'
import type { Account, OpenSession } from '../../../domain/accounts/contract.ts'
import { emptyExamProfile } from '../../../domain/accounts/student-profile.ts'
import { html } from '../support.tsx'

describe('mobile number (ACC-70)', () => {
  test.each([
    ['9876543210', '+919876543210'],
    ['98765 43210', '+919876543210'],
    ['+91 98765-43210', '+919876543210'],
    ['+919876543210', '+919876543210'],
    ['919876543210', '+919876543210'],
    ['09876543210', '+919876543210'],
    ['(98765) 43210', '+919876543210'],
  ])('saves %s as %s', (written, kept) => expect(phoneNumberOf(written)).toBe(kept))

  test.each(['12345 67890', '987654321', '98765432101', '+1 9876543210', 'call me', '00919876543210'])(
    'refuses %s, which is not a mobile number of India',
    (written) => expect(phoneNumberOf(written)).toBeUndefined(),
  )

  test('shows a saved number in two groups, which parse to the same number', () => {
    expect(shownPhoneNumber('+919876543210')).toBe('98765 43210')
    expect(phoneNumberOf(shownPhoneNumber('+919876543210'))).toBe('+919876543210')
    expect(shownPhoneNumber(null)).toBe('')
  })
})

describe('profile picture (ACC-72)', () => {
  const user = { displayName: 'Asha', email: 'asha@example.com', photoURL: null }

  test('shows an initial in place of a missing picture: of the name, or of the e-mail address', () => {
    expect(html(<Avatar user={user} />)).toContain('>A<')
    expect(html(<Avatar user={{ ...user, displayName: ' ', email: 'ravi@example.com' }} />)).toContain('>R<')
  })

  test.each([
    ['/api/pictures/a.webp', true],
    ['https://elsewhere.test/a.webp', false],
    ['//elsewhere.test/a.webp', false],
  ])('shows %s: %s', (photoURL, shown) => {
    expect(html(<Avatar user={{ ...user, photoURL }} />).includes('<img')).toBe(shown)
  })

  test.each([
    [400, 300, { x: 50, y: 0, size: 300 }],
    [300, 401, { x: 0, y: 51, size: 300 }],
    [256, 256, { x: 0, y: 0, size: 256 }],
  ])('of %i x %i pixels takes the centred square', (width, height, square) =>
    expect(middleSquare(width, height)).toEqual(square),
  )
})

describe('exam profile form (ACC-71)', () => {
  const form = (fields: [string, string][]) => {
    const data = new FormData()
    for (const [name, value] of fields) data.append(name, value)
    return data
  }

  const examProfileIn = (data: FormData) => {
    const submission = readForm(data, TypedExamProfile)
    return submission.status === 'success' ? submission.value : submission.error
  }

  test('accepts a form with every field empty', () => {
    const open = ['targetYear', 'medium', 'category', 'state', 'birthDate', 'qualification']
    expect(examProfileIn(form([]))).toEqual(emptyExamProfile)
    expect(examProfileIn(form(open.map((name) => [name, ''])))).toEqual(emptyExamProfile)
  })

  test('keeps chosen options and drops values that are not options', () => {
    const chosen = examProfileIn(
      form([
        ['targets', 'ssc'],
        ['targets', 'railways'],
        ['targets', 'astronaut'],
        ['targetYear', '2027'],
        ['medium', 'hi'],
        ['category', 'obc'],
        ['state', 'UP'],
        ['birthDate', '2004-02-29'],
        ['qualification', 'other'],
      ]),
    )
    expect(chosen).toEqual({
      targets: ['ssc', 'railways'],
      targetYear: 2027,
      medium: 'hi',
      category: 'obc',
      state: 'UP',
      birthDate: '2004-02-29',
      qualification: null,
    })
  })
})

describe('list of sessions (ACC-61)', () => {
  const both = ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`

  test.each([
    [{ browser: 'Chrome', system: 'Android' }, 'Chrome on Android'],
    [{ browser: null, system: 'Android' }, 'Android'],
    [{ browser: 'Firefox', system: null }, 'Firefox'],
    [{ browser: null, system: null }, null],
  ])('names %o as %s', (told, words) => expect(deviceName(told, both)).toBe(words))

  test('lists this device first, then the others by last use', () => {
    const session = (id: string, current: boolean, lastSeenAt: number): OpenSession => ({
      id,
      current,
      lastSeenAt,
      browser: null,
      system: null,
      address: null,
      signedInAt: 0,
    })
    const ordered = sortedSessions([session('old', false, 1), session('new', false, 3), session('this', true, 2)])
    expect(ordered.map(({ id }) => id)).toEqual(['this', 'new', 'old'])
  })
})

describe('refused form (SHL-59)', () => {
  const reply = (status: number, body: object) => Response.json({ message: '', requestId: '', ...body }, { status })

  test('names its fields, by the path of the error or by the error code', async () => {
    const lists = reply(422, { code: 'input.invalid', fields: { 'targets.0': 'x', birthDate: 'x' } })
    expect((await refusalOf(lists))?.fields).toEqual(['targets', 'birthDate'])
    const wrong = await refusalOf(reply(400, { code: 'accounts.wrong_password' }), {
      'accounts.wrong_password': 'currentPassword',
    })
    expect(wrong?.fields).toEqual(['currentPassword'])
  })

  test('keeps its status and the seconds to wait', async () => {
    const late = await refusalOf(reply(429, { code: 'platform.rate_limited', details: { retryAfter: 90 } }))
    expect(late).toMatchObject({ fields: [], retryAfter: 90 })
    expect(replyOf(late)).toEqual({ status: 429, headers: { 'retry-after': '90' } })
    expect(await refusalOf(Response.json({}))).toBeNull()
    expect(replyOf(null)).toBeUndefined()
  })

  test('asks an account without a password to sign in again, inside the form (ACC-52)', () => {
    const refusal = { code: 'accounts.sign_in_again', fields: [], retryAfter: null, status: 403 } satisfies Refusal
    const result = { status: 'error', initialValue: { newEmail: 'new@example.com' } } as const
    const answer: ProfileAnswer = { intent: 'email', refusal, result }
    const constraints = { email: constraintsOf(profileForms.email.contract) }
    const account = { user: { email: 'asha@example.com', emailVerified: true }, pendingEmail: null, hasPassword: false }
    const element = <EmailPart account={account as Account} />
    const router = createMemoryRouter([{ id: 'profile', path: '/', element, loader: () => null }], {
      hydrationData: { actionData: { profile: answer }, loaderData: { profile: { constraints } } },
    })
    const shown = renderToString(
      <I18nContext value={makeI18n('en', en)}>
        <RouterProvider router={router} />
      </I18nContext>,
    )
    expect(shown).toMatch(/<details open="".*log out and log in again first.*value="new@example.com"/s)
  })
})
