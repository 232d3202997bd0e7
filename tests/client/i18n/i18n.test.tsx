import { initialSettings } from '../../../domain/settings/initial.ts'
import { expect, test, vi } from 'vitest'
import { strings as en } from '../../../client/i18n/en/index.ts'
import { indiaOffsetMs } from '../../../domain/india.ts'
import { groupIndian, indianTime, minutesAndSeconds, rupees } from '../../../client/i18n/format.ts'
import { strings as hi } from '../../../client/i18n/hi/index.ts'
import { makeI18n } from '../../../client/i18n/instance.ts'
import { pickText, SetLanguageContext, useLanguage } from '../../../client/i18n/use-language.ts'
import { html } from '../support.tsx'

const flatten = (value: object, path = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, child]) =>
    typeof child === 'string' ? [[`${path}${key}`, child] as [string, string]] : flatten(child, `${path}${key}.`),
  )

test.each(['en', 'hi'] as const)('shows a missing translation as its key, in %s (SHL-43)', (language) => {
  const t = makeI18n(language, { en, hi }[language]).t
  expect(t('no.such.key')).toBe('no.such.key')
})

test('finds error messages by their dotted codes (SHL-43)', () => {
  expect(makeI18n('en', en).t('errors:accounts.bad_credentials')).toBe(en.errors['accounts.bad_credentials'])
})

test('has every key in Hindi, without empty texts and with the same placeholders (SHL-43)', () => {
  const english = new Map(flatten(en))
  const hindi = new Map(flatten(hi))
  expect([...hindi.keys()].sort()).toEqual([...english.keys()].sort())
  const placeholders = (text = '') => [...text.matchAll(/{{\w+}}/g)].map(String).sort()
  for (const [key, text] of hindi) {
    expect(text, key).not.toBe('')
    expect(placeholders(text), key).toEqual(placeholders(english.get(key)))
  }
})

test('names tests, study materials, courses, videos and jobs in the title and description (SHL-11)', () => {
  for (const text of [en.home.title, initialSettings.site.description.en]) {
    expect(text).toMatch(/tests/)
    expect(text).toMatch(/study materials/)
    expect(text).toMatch(/courses/)
    expect(text).toMatch(/videos/)
    expect(text).toMatch(/job/)
  }
})

test('shows the fixed texts of the about page (SHL-10)', () => {
  expect(en.about.banner.title).toBe('Ready to Achieve Your Dreams?')
  expect(en.about.banner.text).toMatch(/thousands of students/)
  expect(en.about.banner.action).toBe('Get Started Now')
  expect(en.about.contact.action).toBe('Contact Us')
  expect(en.about.courses.action).toBe('Our Courses')
})

test.each([
  ['the banner', en.about.banner.title, hi.about.banner.title],
  ['its button', en.about.banner.action, hi.about.banner.action],
  ['Contact Us', en.about.contact.action, hi.about.contact.action],
  ['Our Courses', en.about.courses.action, hi.about.courses.action],
])('translates the fixed texts of the about page into Hindi: %s (SHL-10)', (_what, english, hindi) => {
  expect(hindi).toMatch(/[\u0900-\u097f]/)
  expect(hindi).not.toBe(english)
})

test.each([
  ['English', en],
  ['Hindi', hi],
])('keeps the loading text and the title of the error screen in %s (SHL-47)', (_language, strings) => {
  expect(strings.common.loading).toBe('Loading...')
  expect(strings.common.crash.title).toBe('Unexpected Application Error!')
})

test('switches the language by a toggle and sets one directly (SHL-40)', () => {
  const choose = vi.fn()
  const Probe = () => {
    const { toggle, setLanguage } = useLanguage()
    toggle()
    setLanguage('en')
    return null
  }
  const probe = (
    <SetLanguageContext value={choose}>
      <Probe />
    </SetLanguageContext>
  )
  html(probe, { language: 'en' })
  html(probe, { language: 'hi' })
  expect(choose.mock.calls).toEqual([['hi'], ['en'], ['en'], ['en']])
})

test('shows content without Hindi in English and marks it (SHL-44)', () => {
  expect(pickText({ en: 'Ratio', hi: 'अनुपात' }, 'hi')).toEqual({ text: 'अनुपात', lang: 'hi' })
  expect(pickText({ en: 'Ratio', hi: '' }, 'hi')).toEqual({ text: 'Ratio', lang: 'en' })
})

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [100_000, '1,00,000'],
  [12_345_678, '1,23,45,678'],
])('groups %i as %s (SHL-45)', (value, text) => expect(groupIndian(value)).toBe(text))

test.each([
  [49_900, '499'],
  [49_950, '499.50'],
  [12_345_605, '1,23,456.05'],
])('shows %i paise as %s rupees (SHL-45)', (paise, text) => expect(rupees(paise)).toBe(text))

test('shows an instant on the clock of India (SHL-45)', () => {
  expect(indianTime(Date.UTC(2026, 10, 21, 18, 29))).toMatchObject({ day: 21, hour: 11, minute: '59', part: 'night' })
  expect(indianTime(Date.UTC(2026, 10, 21, 18, 30))).toMatchObject({
    day: 22,
    hour: 12,
    minute: '00',
    part: 'smallHours',
  })
})

test.each([
  [0, 'smallHours'],
  [3, 'smallHours'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [15, 'afternoon'],
  [16, 'evening'],
  [19, 'evening'],
  [20, 'night'],
  [23, 'night'],
])('calls %i o’clock %s (SHL-45)', (hour, part) =>
  expect(indianTime(Date.UTC(2026, 10, 21, hour) - indiaOffsetMs).part).toBe(part),
)

test('counts the last hour of a wait in minutes and seconds (SHL-45)', () => {
  expect(minutesAndSeconds(59 * 60_000 + 1)).toBe('59:01')
  expect(minutesAndSeconds(-5)).toBe('00:00')
})
