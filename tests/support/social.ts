import { expect } from 'vitest'
import type { Visitor } from './http.ts'

export type Person = { email: string; name: string; verified: boolean }

/**
 * Signs in through the real OpenID provider as this person, or refuses there (null). Returns path and query of the
 * final redirect.
 */
export const throughProvider = async (visitor: Visitor, url: string, person: Person | null): Promise<string> => {
  const asked = new URL(url)
  expect((await fetch(asked)).status).toBe(200)
  const answer = person ? await authorised(asked, person) : refused(asked)
  const { pathname, search } = new URL(answer)
  const { status, headers } = await visitor.get(`${pathname}${search}`)
  expect(status).toBe(302)
  const end = new URL(headers.get('location') ?? '', visitor.url)
  return `${end.pathname}${end.search}`
}

const authorised = async (asked: URL, { email, name, verified }: Person): Promise<string> => {
  const authorize = new URL('/authorize', asked)
  authorize.search = asked.search
  authorize.searchParams.set('email', email)
  authorize.searchParams.set('name', name)
  if (verified) authorize.searchParams.set('verified', 'on')
  const response = await fetch(authorize, { redirect: 'manual' })
  return response.headers.get('location') ?? ''
}

const refused = (asked: URL): string => {
  const back = new URL(asked.searchParams.get('redirect_uri') ?? '')
  back.searchParams.set('error', 'access_denied')
  back.searchParams.set('state', asked.searchParams.get('state') ?? '')
  return back.href
}

export const startSocial = async (visitor: Visitor, mode: 'popup' | 'page' = 'popup', next?: string, word?: string) => {
  const { status, body, text } = await visitor.post<{ url: string }>('/api/auth/sign-in/social', { mode, next, word })
  expect(status, text).toBe(200)
  return body.url
}
