import { describe, expect, test } from 'vitest'
import { changedPart } from '../../../domain/settings/changed-part.ts'
import { isCin, isGstin } from '../../../domain/settings/identifiers.ts'
import { initialSettings } from '../../../domain/settings/initial.ts'
import { withSettings } from '../../../domain/settings/placeholders.ts'
import { settingContracts } from '../../../domain/settings/section-contract.ts'
import { changesBetween, dueSettings, mergeTyped, textsOf, valueFrom } from '../../../domain/settings/section-forms.ts'
import { isSocialLink } from '../../../domain/settings/social.ts'
import { settingSections } from '../../../domain/settings/sections.ts'

describe('settings by section (OFC-56)', () => {
  test('what the product comes with passes its contract and its form', () => {
    for (const section of settingSections) {
      const texts = textsOf(section, initialSettings[section])
      const value = valueFrom(section, (name) => texts[name] ?? '')
      expect(settingContracts[section].parse(value)).toEqual(initialSettings[section])
    }
  })

  test('a text in one language only is refused at the other', () => {
    const company = { ...initialSettings.company, entity: { en: 'Taiyari Learning Private Limited', hi: '' } }
    expect(settingContracts.company.safeParse(company).error?.issues[0]?.path).toEqual(['entity', 'hi'])
  })

  test('names the controls that differ', () => {
    const after = { ...initialSettings.contact, answerDays: 2 }
    expect(changesBetween('contact', initialSettings.contact, after)).toEqual([
      { control: 'answerDays', before: '3', after: '2' },
    ])
  })

  test('a deployment names empty fields and samples, and nothing that is filled in', () => {
    const [contact, company] = dueSettings({})
    expect(contact).toBe('contact: email (sample), phone (sample), address.en (sample), address.hi (sample)')
    expect(company).toContain('cin, gstin')
    const filled = { email: 'help@taiyari.in', phone: '+91 11 4000 4000', address: { en: 'New Delhi', hi: 'नई दिल्ली' } }
    expect(dueSettings({ contact: { ...initialSettings.contact, ...filled } })).toEqual([company])
  })
})

test('shows of two long texts the changed part with the words around (OFC-56)', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')
  const [before, after] = [`${words(80)} old ${words(90)}`, `${words(80)} new ${words(90)}`]
  const shown = changedPart(before, after)
  expect(shown.before).toMatch(/^… word\d+ .* word79 old word0 .* word\d+ …$/)
  expect(shown.after.replace('new', 'old')).toBe(shown.before)
  expect(shown.after.length).toBeLessThan(160)
  expect(changedPart(before, '')).toMatchObject({ after: '' })
  expect(changedPart('One', 'Two')).toEqual({ before: 'One', after: 'Two' })
})

test('keeps what was typed beside the changes of another, and shows both values of one control (OFC-97)', () => {
  const began = initialSettings.contact
  const newest = { ...began, answerDays: 2, phone: '1800-111-1111' }
  const typed = { ...textsOf('contact', began), phone: '1800-222-2222', email: 'me@taiyari.in' }
  expect(mergeTyped('contact', began, newest, typed)).toEqual({
    typed: { ...typed, answerDays: '2' },
    conflicts: [{ control: 'phone', before: '1800-111-1111', after: '1800-222-2222' }],
  })
})

describe('settings in a text (OFC-56)', () => {
  const texts = ['{{company.officerName}}, {{company.officerEmail}}, {{company.none}}', '{{contact.answerDays}}']

  test('marks what is empty or a sample, and leaves an unknown name (OFC-98)', () => {
    expect(withSettings(texts[0] ?? '', 'en', initialSettings)).toBe(
      '[to be entered], grievance@taiyari.example (sample), {{company.none}}',
    )
    expect(withSettings('<p>One</p>\n<p>{{company.breach}}</p>\n<p>Two</p>', 'en', initialSettings)).toBe(
      '<p>One</p>\n<p>Two</p>',
    )
    expect(withSettings(texts[1] ?? '', 'hi', initialSettings)).toBe('3')
  })

  test('escapes what was typed', () => {
    const company = { ...initialSettings.company, officerName: { en: '<b>A & B</b>', hi: 'क' } }
    expect(withSettings('{{company.officerName}}', 'en', { ...initialSettings, company })).toBe(
      '&#60;b&#62;A &#38; B&#60;/b&#62;',
    )
  })
})

describe('links to social networks (OFC-131)', () => {
  test.each([
    ['youtube', 'https://www.youtube.com/@taiyari'],
    ['telegram', 'https://t.me/taiyari'],
    ['x', 'https://twitter.com/taiyari'],
  ] as const)('takes a page of %s: %s', (network, text) => expect(isSocialLink(network, text)).toBe(true))

  test.each([
    ['youtube', 'http://www.youtube.com/@taiyari'],
    ['youtube', 'https://youtube.com.evil.example/@taiyari'],
    ['youtube', 'https://notyoutube.com/@taiyari'],
    ['youtube', 'https://youtube.com/'],
    ['youtube', 'https://user@youtube.com/@taiyari'],
    ['facebook', 'https://t.me/taiyari'],
    ['x', 'javascript:alert(1)'],
    ['x', '@taiyari'],
  ] as const)('refuses as %s: %s', (network, text) => expect(isSocialLink(network, text)).toBe(false))
})

describe('identifiers of a company (OFC-56)', () => {
  test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])('takes the GSTIN %s', (gstin) => {
    expect(isGstin(gstin)).toBe(true)
  })

  test.each(['27AAPFU0939F1ZW', '27AAPFU0939F1Z', '00AAPFU0939F1ZV', '27aapfu0939f1zv', '27AAPFU0993F1ZV'])(
    'refuses %s as a GSTIN',
    (gstin) => expect(isGstin(gstin)).toBe(false),
  )

  test('takes a CIN by its form', () => {
    expect(isCin('L17110MH1973PLC019786')).toBe(true)
    expect(isCin('U80904DL2024PTC123456')).toBe(true)
    for (const wrong of [
      'X17110MH1973PLC019786',
      'L17110MH1773PLC019786',
      'L17110MH1973ABC019786',
      'L17110MH1973PLC01978',
    ])
      expect(isCin(wrong)).toBe(false)
  })
})
