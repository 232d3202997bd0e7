import { describe, expect, test } from 'vitest'
import type { LegalVersion } from '../../domain/settings/legal.ts'
import { legalPages } from '../../domain/settings/legal.ts'
import { seedLegalVersions } from '../../drizzle/seed/settings/index.ts'
import { Visitor } from '../support/http.ts'

const visitor = () => new Visitor()

describe('legal pages', () => {
  test.each(legalPages.flatMap((page) => [[page, 'en'] as const, [page, 'hi'] as const]))(
    'show the date of version, a table of contents and every part of /%s in %s (CON-10)',
    async (page, language) => {
      const { status, text } = await visitor().get(`/${page}?lang=${language}`)
      expect(status).toBe(200)
      const current = seedLegalVersions.filter((version) => version.page === page).at(-1)
      for (const { id, title } of current?.sections ?? []) {
        expect(text).toContain(`href="#${id}"`)
        expect(text).toContain(`id="${id}"`)
        expect(text).toContain(title[language].replaceAll("'", '&#x27;'))
      }
      expect(text).toMatch(
        language === 'hi' ? /संस्करण \d, \d+ .+ 2026 से लागू/ : /Version \d, in force since \d+ \w+ 2026/,
      )
    },
  )

  test('keep earlier versions readable under their number, marked as such and closed to search engines (CON-11)', async () => {
    const { body } = await visitor().get<LegalVersion>('/api/legal/privacy')
    expect([body.version, body.isCurrent, body.versions.map(({ version }) => version)]).toEqual([4, true, [4, 3, 2, 1]])
    const current = await visitor().get('/privacy')
    expect(current.text).toContain('/privacy?version=1')
    const older = await visitor().get('/privacy?version=1')
    expect(older.text).toContain('This version no longer holds')
    expect(older.text).toContain('noindex')
    expect(older.text).not.toContain('id="cookies"')
  })

  test.each(['/privacy?version=9', '/privacy?version=abc', '/terms?version=0', '/api/legal/terms?version=9'])(
    'answer 404 for %s, which never existed (CON-11)',
    async (path) => {
      expect((await visitor().get(path)).status).toBe(404)
    },
  )

  test('refuse an unknown page and a version that is no number (CON-11)', async () => {
    expect((await visitor().get('/api/legal/imprint')).status).toBe(422)
    expect((await visitor().get('/api/legal/terms?version=0')).status).toBe(422)
  })

  test('have the same parts in both languages, none of them empty (CON-10)', () => {
    for (const { sections, title, summary } of seedLegalVersions) {
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
      for (const text of [title, summary, ...sections.flatMap((section) => [section.title, section.text])])
        expect([text.en.trim(), text.hi.trim()].every(Boolean)).toBe(true)
    }
  })
})
