import { createExecutionContext } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { LegalDraft } from '../../domain/settings/sections.ts'
import { initialSettings } from '../../domain/settings/initial.ts'
import type { Switches } from '../../domain/settings/switches.ts'
import { auditLog, authUsers } from '../../drizzle/schema/index.ts'
import { authOf, type AuthHooks } from '../../worker/accounts/auth.ts'
import { app } from '../../worker/app.ts'
import { readDetails } from '../../worker/contact/contact.usecases.ts'
import { raiseContentVersion } from '../../worker/events/content-version.ts'
import { readLegalPage } from '../../worker/settings/legal.usecases.ts'
import { publishLegalPage, readOfficeLegal } from '../../worker/settings/legal-office.usecases.ts'
import { readHistory, restoreSettings, saveSettings } from '../../worker/settings/settings.usecases.ts'
import { readSwitches } from '../../worker/settings/switches.usecases.ts'
import { renderBilingual } from '../../worker/questions/rich-text.ts'
import { db, env, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const services = servicesAt()
const namesOf = async () => new Map([['usr_settings', 'Asha']])
const admin = 'usr_settings'
const none = async () => undefined
const hooks: AuthHooks = {
  signedIn: none,
  resetRequested: none,
  passwordReset: none,
  sessionEnded: () => {},
  linked: none,
}

test('saves, refuses a second save of the same version and restores (OFC-56, OFC-91)', async () => {
  const value = { ...initialSettings.company, officerName: { en: 'A. Rao', hi: 'ए. राव' }, gstin: '27aapfu0939f1zv' }
  // Another file may have set the seller.
  const [{ version: base }] = (await readHistory(services, 'company', namesOf)).versions
  const change = { base, note: 'Registered', value }
  expect(await saveSettings(services, 'company', change, admin)).toEqual({ version: base + 1 })
  await expect(saveSettings(services, 'company', change, admin)).rejects.toMatchObject({
    code: 'content.revision_conflict',
  })
  const { versions } = await readHistory(services, 'company', namesOf)
  expect([versions[0].version, versions[0].by, versions[0].note]).toEqual([base + 1, 'Asha', 'Registered'])
  expect(versions.at(-1)).toMatchObject({ version: 0, by: null, note: '' })
  expect(versions[0].value['gstin']).toBe('27AAPFU0939F1ZV')

  await raiseContentVersion(services)
  expect((await readDetails(services)).officer.name.en).toBe('A. Rao')
  const html = (await readLegalPage(services, 'refund', null)).sections.map((section) => section.html.hi).join('')
  expect(html).toContain('ए. राव')
  expect(html).not.toContain('{{')

  await restoreSettings(services, 'company', { base: base + 1, version: base }, admin)
  await raiseContentVersion(services)
  expect((await readDetails(services)).officer.name.en).toBe('')
})

test('names the wrong fields and stores nothing (OFC-56)', async () => {
  const value = { ...initialSettings.contact, email: 'nobody', hours: { en: 'Always', hi: '' } }
  await expect(saveSettings(services, 'contact', { base: 0, note: '', value }, admin)).rejects.toMatchObject({
    code: 'input.invalid',
    extra: { fields: { email: expect.any(String), 'hours.hi': expect.any(String) } },
  })
  expect((await readHistory(services, 'contact', namesOf)).versions).toHaveLength(1)
})

test('publishes the draft of a legal page in both languages from its day (OFC-130)', async () => {
  const uses = { namesOf, render: renderBilingual }
  const publish = (base: number) => publishLegalPage(services, uses, { page: 'refund', base, actor: admin })
  const terms = async () => (await readOfficeLegal(services, namesOf)).pages.find(({ page }) => page === 'refund')
  const current = (await terms())?.versions.find(({ state }) => state === 'current')?.version ?? 0
  expect(await terms()).toMatchObject({ draft: null, versions: [{ version: current, by: null }, {}] })

  const held = (await readHistory(services, 'refund', namesOf)).versions[0].value as LegalDraft
  const body = { en: `${held.body.en}\n\n## Cards\n\n**Five** days`, hi: held.body.hi }
  const draft = { ...held, effectiveFrom: '2026-11-23', changes: { en: 'Cards', hi: '' }, body }
  const save = async (base: number, value: LegalDraft) =>
    saveSettings(services, 'refund', { base, note: '', value }, admin)
  const first = await save(0, draft)
  await expect(publish(first.version)).rejects.toMatchObject({
    code: 'input.invalid',
    extra: { fields: { 'changes.hi': 'missing', 'body.hi': 'partsDiffer' } },
  })

  const whole = { ...draft, effectiveFrom: '2999-01-01', changes: { en: 'Cards', hi: 'कार्ड' } }
  const second = await save(1, { ...whole, body: { ...body, hi: `${body.hi}\n\n## कार्ड\n\n**पाँच** दिन` } })
  await expect(publish(first.version)).rejects.toMatchObject({ code: 'content.revision_conflict' })
  const both = await Promise.allSettled([publish(second.version), publish(second.version)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await raiseContentVersion(services)
  expect(await terms()).toMatchObject({
    draft: null,
    versions: [{ version: current + 1, state: 'upcoming', by: 'Asha' }, { version: current, state: 'current' }, {}],
  })
  expect((await readLegalPage(services, 'refund', null)).version).toBe(current)
  const later = servicesAt(() => Date.parse('2999-01-01T00:00:00+05:30'))
  const page = await readLegalPage(later, 'refund', null)
  expect([page.version, page.sections.at(-1)?.id, page.sections.at(-1)?.html.hi]).toEqual([
    current + 1,
    'cards',
    '<p><strong>पाँच</strong> दिन</p>',
  ])
})

/** Posts to the app as a visitor's browser would. */
const post = async (path: string, body: unknown) => {
  const origin = 'http://localhost'
  const request = new Request(`${origin}${path}`, {
    method: 'POST',
    headers: { origin, 'cf-connecting-ip': unique('address'), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const reply = await app.fetch(request, env, createExecutionContext())
  return { status: reply.status, body: await reply.json() }
}

describe('switches (OFC-140)', () => {
  const off = { status: 403, body: { code: 'platform.switched_off' } }
  let version = 0
  const set = async (change: Partial<Switches>) => {
    const value = { ...initialSettings.switches, ...change }
    version = (await saveSettings(services, 'switches', { base: version, note: '', value }, admin)).version
  }
  // Other files sign up and write in the same database.
  afterEach(async () => {
    version = (await restoreSettings(services, 'switches', { base: version, version: 0 }, admin)).version
  })

  test('the contact form closes at once and opens again', async () => {
    const message = {
      name: 'Asha',
      email: `${unique('switch')}@example.org`,
      topic: 'other',
      subject: 'A question',
      message: 'Is this form closed?',
    }
    await set({ contactForm: false })
    expect(await post('/api/contact', message)).toMatchObject(off)
    await raiseContentVersion(services)
    expect(await readSwitches(services)).toEqual({ ...initialSettings.switches, contactForm: false })
    await set({})
    expect((await post('/api/contact', message)).status).toBe(201)
    const acts = await db.select({ detail: auditLog.detail }).from(auditLog).where(eq(auditLog.itemId, 'switches'))
    expect(acts.map(({ detail }) => detail['after'])).toEqual([{ contactForm: false }, { contactForm: true }])
  })

  test('registration closes with a password and at a provider, which returns with the code', async () => {
    await set({ signUp: false })
    const email = `${unique('closed')}@example.org`
    expect(
      await post('/api/auth/sign-up/email', { name: 'Asha', email, password: 'four plain words here' }),
    ).toMatchObject(off)
    const { internalAdapter } = await authOf(env, 'http://localhost', hooks).$context
    await expect(
      internalAdapter.createUser({ name: 'Asha', email, emailVerified: true }, { method: 'oauth' }),
    ).rejects.toMatchObject({
      body: { code: 'platform.switched_off' },
    })
    expect(await db.$count(authUsers, eq(authUsers.email, email))).toBe(0)
  })
})
