import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { renderCertificate } from '../../worker/courses/pdf/make.ts'
import { readPdf } from '../support/pdf.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Fonts from the sources in place of the built site. */
const assets = {
  fetch: async ({ pathname }: URL) => new Response(readFileSync(root + pathname.slice(pathname.indexOf('worker/')))),
} as unknown as Fetcher

test('states on a certificate what was completed and never a score (FIL-13)', async () => {
  const row = {
    code: '0'.repeat(28),
    name: 'Meena Kumari',
    courseTitle: { en: 'Motion and forces', hi: 'गति और बल' },
    percent: 87,
    issuedAt: Date.UTC(2026, 0, 15),
  }
  const [page] = readPdf(await renderCertificate(assets, row, 'https://taiyari.test'))
  const shown = [page?.letters, ...(page?.carried ?? [])].join(' ')
  expect(shown).toContain('Meena Kumari')
  expect(shown).toContain('has completed the course')
  expect(shown).not.toMatch(/87|%|score|स्कोर/i)
})

test('sets names and titles of both languages on one page, with code and address (CRS-43)', async () => {
  const row = {
    code: 'EEAGER6XT98AZA2G1A746BR0GNKD',
    name: 'सुनीता देवी',
    courseTitle: { en: 'Motion and forces', hi: 'गति और बल' },
    issuedAt: Date.UTC(2026, 0, 15),
  }
  const pages = readPdf(await renderCertificate(assets, row, 'https://taiyari.test'))
  const shown = [pages[0]?.letters, ...(pages[0]?.carried ?? [])].join(' ')
  expect(pages).toHaveLength(1)
  for (const text of ['सुनीता', 'Motion and forces', 'गति', 'EEAG-ER6X', 'taiyari.test/certificate', '15 January 2026'])
    expect(shown).toContain(text)
})
