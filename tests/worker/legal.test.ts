import { describe, expect, test } from 'vitest'
import type { LegalVersion } from '../../domain/settings/legal.ts'
import { legalPages } from '../../domain/settings/legal.ts'
import { seedLegalVersions } from '../../drizzle/seed/settings/index.ts'
import { Visitor } from '../support/http.ts'

const visitor = () => new Visitor()

describe('issue 5 item 7: the legal pages', () => {
  test.each(legalPages.flatMap((page) => [[page, 'en'] as const, [page, 'hi'] as const]))(
    '/%s in %s has its date of version, a table of contents and every part',
    async (page, language) => {
      const { status, text } = await visitor().get(`/${page}?lang=${language}`)
      expect(status).toBe(200)
      const current = seedLegalVersions.filter((version) => version.page === page).at(-1)
      for (const { id, title } of current?.sections ?? []) {
        expect(text).toContain(`href="#${id}"`)
        expect(text).toContain(`id="${id}"`)
        expect(text).toContain(title[language].replaceAll("'", '&#x27;'))
      }
      expect(text).toMatch(language === 'hi' ? /संस्करण \d, 1 .+ 2026 से लागू/ : /Version \d, in force since 1 \w+ 2026/)
    },
  )

  test('what held before stays readable under its number, says so, and is kept out of search engines', async () => {
    const { body } = await visitor().get<LegalVersion>('/api/legal/privacy')
    expect([body.version, body.isCurrent, body.versions.map(({ version }) => version)]).toEqual([2, true, [2, 1]])
    const current = await visitor().get('/privacy')
    expect(current.text).toContain('/privacy?version=1')
    const older = await visitor().get('/privacy?version=1')
    expect(older.text).toContain('This version no longer holds')
    expect(older.text).toContain('noindex')
    expect(older.text).not.toContain('id="cookies"')
  })

  test.each(['/privacy?version=9', '/privacy?version=abc', '/terms?version=0', '/api/legal/terms?version=9'])(
    '%s never was: 404',
    async (path) => {
      expect((await visitor().get(path)).status).toBe(404)
    },
  )

  test('an unknown page or a version that is no number is refused', async () => {
    expect((await visitor().get('/api/legal/imprint')).status).toBe(422)
    expect((await visitor().get('/api/legal/terms?version=0')).status).toBe(422)
  })

  test('both languages say the same parts, and nothing of them is empty', () => {
    for (const { sections, title, summary } of seedLegalVersions) {
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
      for (const text of [title, summary, ...sections.flatMap((section) => [section.title, section.text])])
        expect([text.en.trim(), text.hi.trim()].every(Boolean)).toBe(true)
    }
  })
})
