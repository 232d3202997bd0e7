import { expect, test } from 'vitest'
import type { SearchMiss } from '../../domain/search/contract.ts'
import { demoAdmin, signIn, Visitor, unique } from '../support/http.ts'

const posted = (admin: Visitor, path: string, form: Record<string, string>) =>
  admin.call('POST', path, undefined, {
    raw: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

/** Letters of no word. */
const letters = (): string => [...unique('')].map((sign) => 'bcdfghjklmnpqrstvwxz'[sign.charCodeAt(0) % 20]).join('')

test('a search without results is previewed, refused, made a synonym and dismissed without script (OFC-60, OFC-99)', async () => {
  const admin = await signIn(demoAdmin.email, demoAdmin.password)
  const queries = [`zq${letters()}`, `zx${letters()}`]
  for (const q of queries) await new Visitor().get(`/api/search?q=${q}`)
  const listed = async () =>
    (await admin.get<{ items: SearchMiss[] }>('/api/admin/search/misses')).body.items.map(({ q }) => q)
  await expect.poll(listed).toEqual(expect.arrayContaining(queries))
  const [meant, refused] = queries as [string, string]

  const start = await admin.get('/admin?days=90')
  expect(start.text).toContain(`miss=${meant}`)
  expect(start.text.match(/<svg[^>]*role="img"/g)).toHaveLength(5)
  const preview = await admin.get(`/admin?miss=${meant}&means=admit+card`)
  expect(preview.text).toContain('name="intent" value="synonym"')
  expect((await admin.get(`/admin?miss=${meant}&means=${meant}`)).text).not.toContain('value="synonym"')
  const made = await posted(admin, `/admin?miss=${meant}`, { intent: 'synonym', q: meant, means: 'admit card' })
  expect([made.status, made.headers.get('location')]).toEqual([303, `/admin?done=synonym&q=${meant}`])

  const reasonless = await posted(admin, `/admin?miss=${refused}`, { intent: 'dismiss', q: refused, reason: '' })
  expect(reasonless.status).toBe(422)
  expect(reasonless.text).toContain('aria-invalid="true"')
  const dismissed = await posted(admin, `/admin?miss=${refused}`, { intent: 'dismiss', q: refused, reason: 'No exam' })
  expect(dismissed.status).toBe(303)
  const left = await listed()
  for (const q of queries) expect(left).not.toContain(q)
  const found = async () =>
    (await new Visitor().get<{ counts: { all: number } }>(`/api/search?q=${meant}`)).body.counts.all
  await expect.poll(found).toBeGreaterThan(0)

  const written = await posted(admin, '/admin', { intent: 'write', q: refused, kind: 'video' })
  expect(written.status).toBe(303)
  expect((await admin.get(written.headers.get('location') ?? '')).text).toContain(`Zx${refused.slice(2)}`)
})
