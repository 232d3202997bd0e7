import { describe, expect, test } from 'vitest'
import { bannerHtml } from '../../../client/features/settings/edge-parts.ts'
import { bannersAt } from '../../../domain/settings/banners.ts'
import { initialSettings } from '../../../domain/settings/initial.ts'
import { settingContracts } from '../../../domain/settings/section-contract.ts'

const noon = Date.parse('2026-11-23T12:00:00+05:30')
const notice = { en: 'Results are out', hi: 'परिणाम आ गए' }
const values = { ...initialSettings.banners, notice2: notice, from2: '2026-11-23T12:00', until2: '2026-11-23T13:00' }

describe('banners (OFC-132)', () => {
  test('hold from their first minute to the one before their end, in India', () => {
    const slotsAt = (now: number) => bannersAt(values, now, false).map(({ slot }) => slot)
    expect(slotsAt(noon - 1)).toEqual([])
    expect(slotsAt(noon)).toEqual(['2'])
    expect(slotsAt(noon + 3_599_999)).toEqual(['2'])
    expect(slotsAt(noon + 3_600_000)).toEqual([])
  })

  test('are in the order of their slots, and those of members for the signed in alone', () => {
    const both = { ...values, notice1: notice, place1: 'members' }
    expect(bannersAt(both, noon, false).map(({ slot }) => slot)).toEqual(['2'])
    expect(bannersAt(both, noon, true).map(({ slot }) => slot)).toEqual(['1', '2'])
  })

  test('are never over a test that is being written', () => {
    const [banner] = bannersAt(values, noon, false)
    const isOn = (path: string) => RegExp(banner?.on ?? '$').test(path)
    expect(['/', '/tests', '/test-result/tst_1', '/test/tst_1'].map(isOn)).toEqual([true, true, true, false])
  })

  test('are shown again to those who closed them once their text has changed', () => {
    const idOf = (text: string) => bannersAt({ ...values, notice2: { ...notice, en: text } }, noon, false)[0]?.id
    expect(idOf('One')).not.toBe(idOf('Two'))
    expect(idOf('One')).toBe(idOf('One'))
  })

  test.each([
    ['notice1.hi', { notice1: { en: 'Only English', hi: '' } }],
    ['target1', { target1: '//evil.example' }],
    ['target1', { target1: 'javascript:alert(1)' }],
    ['target1', { target1: '/\\evil.example' }],
    ['from1', { from1: '2026-02-30T10:00' }],
    ['until1', { from1: '2026-11-23T10:00', until1: '2026-11-23T10:00' }],
    ['place1', { place1: 'nowhere' }],
  ])('refuse a wrong %s', (path, change) => {
    const parsed = settingContracts.banners.safeParse({ ...initialSettings.banners, ...change })
    expect(parsed.error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
  })

  test('let no text become markup', () => {
    const hostile = { en: '<img src=x onerror=alert(1)>', hi: '"&' }
    const html = bannerHtml({ notice: hostile, target: '/"onclick="', tone: 'info', isClosable: true }, '1', 'en')
    expect(html).not.toMatch(/<img|"onclick/)
  })
})
