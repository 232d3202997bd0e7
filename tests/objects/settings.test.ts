import { beforeAll, expect, test } from 'vitest'
import { initialSettings } from '../../domain/settings/initial.ts'
import { readDetails } from '../../worker/contact/contact.usecases.ts'
import { raiseContentVersion } from '../../worker/events/content-version.ts'
import { readLegalPage } from '../../worker/settings/legal.usecases.ts'
import { readHistory, restoreSettings, saveSettings } from '../../worker/settings/settings.usecases.ts'
import { prepareDatabase, servicesAt } from './support.ts'

beforeAll(prepareDatabase)

const services = servicesAt()
const namesOf = async () => new Map([['usr_settings', 'Asha']])
const admin = 'usr_settings'

test('saves, refuses a second save of the same version and restores (OFC-56, OFC-91)', async () => {
  const value = { ...initialSettings.company, officerName: { en: 'A. Rao', hi: 'ए. राव' }, gstin: '27aapfu0939f1zv' }
  const change = { base: 0, note: 'Registered', value }
  expect(await saveSettings(services, 'company', change, admin)).toEqual({ version: 1 })
  await expect(saveSettings(services, 'company', change, admin)).rejects.toMatchObject({
    code: 'content.revision_conflict',
  })
  const { versions } = await readHistory(services, 'company', namesOf)
  expect(versions.map(({ version, by, note }) => [version, by, note])).toEqual([
    [1, 'Asha', 'Registered'],
    [0, null, ''],
  ])
  expect(versions[0].value['gstin']).toBe('27AAPFU0939F1ZV')

  await raiseContentVersion(services)
  expect((await readDetails(services)).officer.name.en).toBe('A. Rao')
  const html = (await readLegalPage(services, 'refund', null)).sections.map((section) => section.html.hi).join('')
  expect(html).toContain('ए. राव')
  expect(html).not.toContain('{{')

  await restoreSettings(services, 'company', { base: 1, version: 0 }, admin)
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
