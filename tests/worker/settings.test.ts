import { expect, test } from 'vitest'
import { initialSettings } from '../../domain/settings/initial.ts'
import type { SettingsHistory } from '../../domain/settings/office.ts'
import { textsOf } from '../../domain/settings/section-forms.ts'
import { officePaths } from '../../domain/office-paths.ts'
import { demoAdmin, query, signIn, unique, Visitor } from '../support/http.ts'

const address = '/admin/settings'

const poster = (admin: Visitor, path: string) => (form: URLSearchParams) =>
  admin.call('POST', path, undefined, {
    raw: form.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

test('keeps a refused form, saves it, and shows both values at a conflict (OFC-97)', async () => {
  const admin = await signIn(demoAdmin.email, demoAdmin.password)
  const post = poster(admin, address)
  const { versions } = (await admin.get<SettingsHistory>('/api/admin/settings/contact')).body
  const base = versions[0].version
  const texts = textsOf('contact', initialSettings.contact)
  const form = (typed: Record<string, string>) =>
    new URLSearchParams({ intent: 'save', base: String(base), note: '', ...texts, ...typed })

  const refused = await post(form({ email: 'nobody', phone: '1800-222-2222' }))
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('value="nobody"')
  expect(refused.text).toContain('value="1800-222-2222"')

  const saved = await post(form({ phone: '1800-222-2222' }))
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${address}?saved=1`])
  await expect.poll(async () => (await new Visitor().get('/contact')).text).toContain('1800-222-2222')

  const conflict = await post(form({ phone: '1800-333-3333', answerDays: '5' }))
  expect(conflict.status).toBe(409)
  for (const part of ['<dd', '1800-222-2222', 'value="1800-333-3333"', 'value="5"', `name="base" value="${base + 1}"`])
    expect(conflict.text).toContain(part)

  const restored = await post(new URLSearchParams({ intent: 'restore', base: String(base + 1), version: '0' }))
  expect(restored.status).toBe(303)
})

test('refuses to publish a legal page without its Hindi and keeps the text as a draft (OFC-130)', async () => {
  const admin = await signIn(demoAdmin.email, demoAdmin.password)
  const post = poster(admin, '/admin/settings/legal/terms')
  const { versions } = (await admin.get<SettingsHistory>('/api/admin/settings/terms')).body
  const [{ version, value }] = versions
  const texts = { ...textsOf('terms', value), 'body.en': '## Only English\n\nKept text', 'body.hi': '' }
  const form = { intent: 'publish', base: String(version), note: '', ...texts }
  const refused = await post(new URLSearchParams(form))
  expect(refused.status).toBe(422)
  for (const part of ['Kept text', 'aria-invalid="true"', 'is missing.', `name="base" value="${version + 1}"`])
    expect(refused.text).toContain(part)
  expect((await admin.get(address + '?tab=legal')).text).toContain('Hindi is missing.')
  expect((await new Visitor().get('/terms')).text).not.toContain('Only English')
  const restored = await post(new URLSearchParams({ intent: 'restore', base: String(version + 1), version: '0' }))
  expect(restored.status).toBe(303)
})

test('shows the links of the site on every page, and refuses one to another host (OFC-131)', async () => {
  const admin = await signIn(demoAdmin.email, demoAdmin.password)
  const post = poster(admin, `${address}?tab=site`)
  const youtube = 'https://www.youtube.com/@taiyari-test'
  const form = { intent: 'save', base: '0', note: '', ...textsOf('site', initialSettings.site) }
  const refused = await post(new URLSearchParams({ ...form, youtube, telegram: 'https://t.me.example/taiyari' }))
  expect([refused.status, refused.text.includes('t.me, telegram.me')]).toEqual([422, true])
  expect((await post(new URLSearchParams({ ...form, youtube }))).status).toBe(303)
  await expect.poll(async () => (await new Visitor().get('/about')).text).toContain(`href="${youtube}"`)
  expect((await new Visitor().get('/about')).text).toContain(`"sameAs":["${youtube}"]`)
  const restored = await post(new URLSearchParams({ intent: 'restore', base: '1', version: '0' }))
  expect(restored.status).toBe(303)
})

test('shows a banner to the signed in alone, in their language, and none of another time (OFC-132)', async () => {
  const admin = await signIn(demoAdmin.email, demoAdmin.password)
  const post = poster(admin, `${address}?tab=banners`)
  const form = {
    intent: 'save',
    base: '0',
    note: '',
    ...textsOf('banners', initialSettings.banners),
    'notice1.en': 'Was long ago',
    'notice1.hi': 'बहुत पहले था',
    until1: '2020-01-01T00:00',
    'notice2.en': 'Test banner & more',
    'notice2.hi': 'टेस्ट बैनर',
    place2: 'members',
  }
  const refused = await post(new URLSearchParams({ ...form, target2: 'javascript:alert(1)' }))
  expect([refused.status, refused.text.includes('begins with / or https://')]).toEqual([422, true])
  expect((await post(new URLSearchParams(form))).status).toBe(303)
  await expect.poll(async () => (await admin.get('/about')).text).toContain('Test banner &#38; more')
  const shown = (await admin.get('/about?lang=hi')).text
  expect(shown).toMatch(/<aside data-banner="2" aria-label="सूचना"[^]*?टेस्ट बैनर/)
  expect(shown).not.toContain('बहुत पहले')
  expect((await new Visitor().get('/about')).text).not.toContain('data-banner')
  const restored = await post(new URLSearchParams({ intent: 'restore', base: '1', version: '0' }))
  expect(restored.status).toBe(303)
})

test('drafts of a pattern and of its blueprint are begun and discarded by forms alone (CAT-44, CAT-48)', async () => {
  const admin = await signIn(demoAdmin.email, demoAdmin.password)
  const page = officePaths.adminPreset('pre_gate')
  const post = poster(admin, page)
  for (const [part, from, editor] of [
    ['pattern', 'pre_gate_v1', officePaths.adminPresetDraft('pre_gate')],
    ['blueprint', 'blu_gate_v1', officePaths.adminBlueprintDraft('pre_gate')],
  ] as const) {
    const begun = await post(new URLSearchParams({ intent: 'copy', part, from }))
    expect([begun.status, begun.headers.get('location')]).toEqual([303, editor])
    expect((await admin.get(editor)).status).toBe(200)
    const discarded = await post(new URLSearchParams({ intent: 'discard', part }))
    expect([discarded.status, discarded.headers.get('location')]).toEqual([303, page])
    expect((await admin.get(editor)).status).toBe(404)
  }
})

test('a subject that nothing names is added and deleted by forms alone (OFC-122)', async () => {
  const admin = await signIn(demoAdmin.email, demoAdmin.password)
  const post = poster(admin, officePaths.adminSettingsTab('subjects'))
  const name = unique('Subject')
  const added = await post(
    new URLSearchParams({ intent: 'save-term', vocabulary: 'subject', id: '', 'title.en': name, 'title.hi': name }),
  )
  expect(added.status).toBe(303)
  const [row] = await query<{ id: string }>("SELECT id FROM subjects WHERE title ->> 'en' = ?", name)
  const deleted = await post(new URLSearchParams({ intent: 'delete-term', vocabulary: 'subject', id: row?.id ?? '' }))
  expect(deleted.status).toBe(303)
  expect(await query("SELECT id FROM subjects WHERE title ->> 'en' = ?", name)).toEqual([])
})
