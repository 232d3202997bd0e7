import { expect, test } from 'vitest'
import { refundDays, tastedOneIn, tastedTests } from '../../../domain/purchases/refund-policy.ts'
import { seedLegalVersions } from '../../../drizzle/seed/settings/index.ts'
import { refunds as en } from '../../../client/i18n/en/refunds.ts'
import { refunds as hi } from '../../../client/i18n/hi/refunds.ts'

const numbers = { en: ['no', 'one', 'two', 'three', 'four'], hi: ['कोई', 'एक', 'दो', 'तीन', 'चार'] }
const parts: Readonly<Record<number, { en: string; hi: RegExp }>> = {
  4: { en: 'a quarter', hi: /चौथा(ई)?/ },
  5: { en: 'a fifth', hi: /पाँचव(ाँ|ें) हिस्स/ },
  10: { en: 'a tenth', hi: /दसव(ाँ|ें) हिस्स/ },
}

const textOf = (page: string, id: string) => {
  const version = seedLegalVersions.findLast((each) => each.page === page)
  return version?.sections.find((section) => section.id === id)?.text ?? { en: '', hi: '' }
}

test('the refund page names the days, tests and parts by which refunds are decided (PAY-24)', () => {
  const text = textOf('refund', 'seven-days')
  const part = parts[tastedOneIn]
  expect(text.en).toContain(`Within ${refundDays} days`)
  expect(text.hi).toContain(`${refundDays} दिन के भीतर`)
  expect(text.en).toContain(`at most ${numbers.en[tastedTests]} submitted or printed`)
  expect(text.hi).toContain(`ज़्यादा से ज़्यादा ${numbers.hi[tastedTests]} जमा किए या छापे`)
  expect(text.en.split(part?.en ?? '-')).toHaveLength(5)
  expect(text.hi).toMatch(part?.hi ?? /-/)
  for (const refusal of ['lessons', 'pages', 'videos'] as const) {
    expect(en.refusals[refusal]).toContain(part?.en)
    expect(hi.refusals[refusal]).toMatch(part?.hi ?? /-/)
  }
})

test('refund page and terms say that things are sold (PAY-7)', () => {
  const current = (page: string) => seedLegalVersions.findLast((each) => each.page === page)?.sections ?? []
  expect(current('refund').map(({ id }) => id)).not.toContain('today')
  for (const section of [...current('refund'), ...current('terms'), ...current('privacy')]) {
    expect(section.text.en).not.toMatch(/can be bought yet|once something can be bought/i)
    expect(section.text.hi).not.toMatch(/ख़रीदा नहीं जा सकता|ख़रीदा जा सकेगा/)
  }
  const { en: buying, hi: buyingInHindi } = textOf('terms', 'buying')
  expect(buying).toContain('Nothing renews by itself')
  expect(buying).toContain('{{company.entity}}')
  expect(buyingInHindi).toContain('कुछ भी अपने-आप दोबारा चालू नहीं होता')
})
