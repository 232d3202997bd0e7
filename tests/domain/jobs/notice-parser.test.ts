import { describe, expect, test } from 'vitest'
import { longestNotice } from '../../../domain/jobs/longest-notice.ts'
import { titleCased } from '../../../domain/jobs/notice/title-case.ts'
import { parseNotice } from '../../../domain/jobs/notice-parser.ts'
import { organisations } from '../../../drizzle/reference/organisations.ts'
import { centralNotices } from './notices/central.ts'
import { companyNotices } from './notices/companies.ts'
import type { TestNotice } from './notices/notice.ts'
import { stateNotices } from './notices/states.ts'

const notices = [...centralNotices, ...companyNotices, ...stateNotices]

/** Recognised values under the paths that the notices name: rows by their kind or category. */
const flat = (text: string): Record<string, unknown> => {
  const { body, newOrganisation } = parseNotice(text, organisations)
  const found: Record<string, unknown> = {}
  const add = (path: string, value: unknown): void => {
    found[path] = value
    if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) add(path ? `${path}.${name}` : name, part)
  }
  add('', {
    ...body,
    dates: Object.fromEntries((body.dates ?? []).map((date) => [date.kind, date])),
    fees: Object.fromEntries((body.fees ?? []).map(({ category, paise }) => [category, paise])),
    relaxations: Object.fromEntries((body.relaxations ?? []).map(({ category, years }) => [category, years])),
    selection: body.selection?.map(({ name }) => name.en),
    links: body.links?.map(({ kind, url }) => `${kind} ${url}`),
    newOrganisation: newOrganisation && (newOrganisation.en || newOrganisation.hi),
  })
  return found
}

const wrongOf = ({ text, fields }: TestNotice) => {
  const found = flat(text)
  return Object.entries(fields)
    .filter(([path, value]) => JSON.stringify(found[path]) !== JSON.stringify(value))
    .map(([path, value]) => ({ path, expected: value, found: found[path] }))
}

describe('the reader of notices (JOB-34)', () => {
  test('gives each post the qualification of the line that names it', () => {
    const { body } = parseNotice(
      [
        'Name of Post  UR  SC  ST  OBC  Total',
        'Statistical Officer  34  16  20  30  100',
        'Field Surveyor  68  32  40  60  200',
        '',
        'ESSENTIAL QUALIFICATION',
        "Statistical Officer: Bachelor's degree with Statistics as a subject.",
        'Field Surveyor: Passed 12th class (10+2) from a recognised board.',
      ].join('\n'),
      organisations,
    )
    expect(body.posts?.map(({ name, qualification }) => [name?.en, qualification?.level])).toEqual([
      ['Statistical Officer', 'graduate'],
      ['Field Surveyor', 'class-12'],
    ])
    expect(body.posts?.[1]?.qualification?.text.en).toBe('Passed 12th class (10+2) from a recognised board.')
  })

  test('reads at least 95 % of the fields of notices of every kind', () => {
    const wrong = notices.flatMap((notice) => wrongOf(notice).map((fault) => ({ notice: notice.name, ...fault })))
    const all = notices.reduce((sum, { fields }) => sum + Object.keys(fields).length, 0)
    expect((all - wrong.length) / all, JSON.stringify(wrong, null, 2)).toBeGreaterThan(0.95)
  })

  test.each([
    [
      'COMBINED GRADUATE LEVEL EXAMINATION, 2026 (SSC CGL TIER II)',
      'Combined Graduate Level Examination, 2026 (SSC CGL Tier II)',
    ],
    [
      'RECRUITMENT OF CONSTABLE (GD) AND SUB-INSPECTOR IN THE CRPF',
      'Recruitment of Constable (GD) and Sub-Inspector in the CRPF',
    ],
    ['MARUDHARA STATE STATISTICAL SERVICES BOARD (MSSSB)', 'Marudhara State Statistical Services Board (MSSSB)'],
    [
      'THE HANDLOOM CO. PVT. LTD. (A GOVT. UNDERTAKING): GROUP C POSTS',
      'The Handloom Co. Pvt. Ltd. (A Govt. Undertaking): Group C Posts',
    ],
    [
      'CEN 05/2026 – NTPC POSTS FOR 12TH PASS, I.T.I. AND B.TECH.',
      'CEN 05/2026 – NTPC Posts for 12th Pass, I.T.I. and B.TECH.',
    ],
    ["MEN'S HOSTEL WARDEN/CARE-TAKER", "Men's Hostel Warden/Care-Taker"],
    ['SSC CGL 2026', 'SSC CGL 2026'],
    ['Recruitment of JUNIOR ENGINEERS', 'Recruitment of JUNIOR ENGINEERS'],
    ['कनिष्ठ अभियंता JE भर्ती', 'कनिष्ठ अभियंता JE भर्ती'],
  ])('writes a line in capitals as a title: %s', (line, expected) => {
    expect(titleCased(line)).toBe(expected)
  })

  test('takes title and new organisation of a notice in capitals over in title case', () => {
    const { body, newOrganisation, fields } = parseNotice(
      'MARUDHARA STATE STATISTICAL SERVICES BOARD\nRECRUITMENT OF FIELD SURVEYORS, 2027\nLAST DATE: 31.01.2027',
      organisations,
    )
    expect([body.title?.en, newOrganisation?.en]).toEqual([
      'Recruitment of Field Surveyors, 2027',
      'Marudhara State Statistical Services Board',
    ])
    expect(fields.map(({ path }) => path)).toContain('title.en')
  })

  test('names the place of each field in the text', () => {
    for (const { text } of notices) {
      const { fields, unused } = parseNotice(text, organisations)
      expect(fields.length).toBeGreaterThan(8)
      for (const { start, end } of [...fields.map(({ span }) => span), ...unused])
        expect(text.slice(start, end)).toMatch(/\S/)
    }
    const [commission] = centralNotices
    const { fields } = parseNotice(commission?.text ?? '', organisations)
    const number = fields.find(({ path }) => path === 'advertisementNumber')
    expect(commission?.text.slice(number?.span.start, number?.span.end)).toBe('HQ-C1102/4/2026-C-1')
  })

  test('recognises nothing in a text that is no notice, and reads long texts in a bounded time', () => {
    const letter = parseNotice('Dear team,\nplease send the minutes of our talk.\nRegards', organisations)
    expect(letter.body).toEqual({})
    expect(letter.unused).toHaveLength(3)
    expect(parseNotice('', organisations).body).toEqual({})
    const begin = performance.now()
    const parts = ['1 ', 'UR ', '(', '12-', '12.01.2027 to ', 'https://', 'Name of Post: ', '\n']
    // Each took a second when its matches were compared with one another.
    parts.push('UR SC ST\nword\n', '1,', '12 Jan 2027 ', 'CEN \n', 'fee Rs. 100 UR\n', 'selection: interview\n')
    for (const part of parts) parseNotice(part.repeat(longestNotice / part.length), organisations)
    expect(performance.now() - begin).toBeLessThan(3_000)
  })

  test('recognises no date that the calendar does not have, and no category in other words', () => {
    const { body } = parseNotice('Last date to apply: 31.02.2027\nThe first stage is on a Sunday.', organisations)
    expect(body.dates).toBeUndefined()
    expect(body.fees).toBeUndefined()
  })
})
