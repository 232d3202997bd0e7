import { describe, expect, test } from 'vitest'
import { PresetPattern } from '../../../../domain/catalogue/contract.ts'
import { AuthoredVersion } from '../../../../domain/catalogue/presets/authored.ts'
import { bodyOfPattern, noteOf, patternOf } from '../../../../domain/catalogue/presets/body.ts'
import { dailyQuizPreset, versionFaults } from '../../../../domain/catalogue/presets/faults.ts'
import { versionInForce, versionsToCome } from '../../../../domain/catalogue/presets/in-force.ts'
import { allPresets, presetVersion } from '../../../../drizzle/reference/presets/index.ts'

const source = { title: 'Notice 1', url: 'https://ssc.gov.in/notice', seen: '2026-11-01', note: '', unchecked: false }
const authoredOf = (pattern: PresetPattern) => ({
  effectiveFrom: '2026-12-01',
  changes: 'Fewer questions',
  source,
  ...bodyOfPattern(pattern),
})
const terms = { presetId: 'pre_any', today: '2026-11-23', since: '2026-01-01' }
const versions = allPresets.flatMap(({ id: presetId, versions: each }) =>
  each.map((version) => ({ presetId, ...version })),
)

describe('versions of exam patterns as an editor writes them (CAT-44)', () => {
  test.each(versions.map((version) => [version.id, version] as const))(
    '%s is read back without loss, and has no fault',
    (_id, { presetId, pattern }) => {
      const authored = AuthoredVersion.parse(authoredOf(pattern))
      expect(patternOf(authored)).toEqual(PresetPattern.parse(pattern))
      expect(PresetPattern.parse(patternOf(authored))).toEqual(PresetPattern.parse(pattern))
      expect(versionFaults(authored, { ...terms, presetId })).toEqual({})
    },
  )

  const ssc = AuthoredVersion.parse(authoredOf(presetVersion('pre_ssc-cgl-1_v2').pattern))
  const [first, ...others] = ssc.sections as [AuthoredVersion['sections'][number]]
  const [mark] = first.marking as [AuthoredVersion['sections'][number]['marking'][number]]
  const withSection = (change: Partial<typeof first>) => ({ ...ssc, sections: [{ ...first, ...change }, ...others] })
  const withMark = (change: Partial<typeof mark>) => withSection({ marking: [{ ...mark, ...change }] })

  test.each([
    ['the minutes of the sections do not add up', { ...ssc, durationMinutes: 75 }, { durationMinutes: 'invalid' }],
    ['a section lacks its time', withSection({ minutes: null }), { 'sections.0.minutes': 'required' }],
    [
      'a wrong answer costs more than a right one earns',
      withMark({ wrong: '5/2' }),
      { 'sections.0.marking.0.wrong': 'invalid' },
    ],
    [
      'a right answer earns nothing',
      withMark({ correct: '0', wrong: '0' }),
      { 'sections.0.marking.0.correct': 'invalid' },
    ],
    ['a kind is marked twice', withSection({ marking: [mark, mark] }), { 'sections.0.marking.1.kind': 'twice' }],
    ['more may be answered than asked', withSection({ maxAttempted: 30 }), { 'sections.0.maxAttempted': 'too_big:25' }],
    ['no optional section counts', withSection({ optional: true }), { optionalTaken: 'required' }],
    ['ties name a section that is gone', withSection({ id: 'other' }), { 'tieBreak.0.sectionId': 'unknown' }],
    ['it begins before the version in force', { ...ssc, effectiveFrom: '2025-12-31' }, { effectiveFrom: 'invalid' }],
    ['it has no source', { ...ssc, source: { ...source, url: '' } }, { 'source.url': 'required' }],
    [
      'its source was seen tomorrow',
      { ...ssc, source: { ...source, seen: '2026-11-24' } },
      { 'source.seen': 'invalid' },
    ],
  ] as const)('names the place where %s', (_fault, version, faults) => {
    expect(versionFaults(version, terms)).toMatchObject(faults)
  })

  test('a daily quiz keeps marks for one right option', () => {
    const quiz = AuthoredVersion.parse(authoredOf(presetVersion('pre_daily-quiz_v1').pattern))
    const [news] = quiz.sections as [typeof first]
    const other = { ...quiz, sections: [{ ...news, marking: [{ ...mark, kind: 'nat' as const }] }] }
    expect(versionFaults(other, { ...terms, presetId: dailyQuizPreset })).toEqual({ 'sections.0.marking': 'invalid' })
    expect(versionFaults(other, terms)).toEqual({})
  })

  test('the note on the source carries the mark of what is unchecked', () => {
    expect(noteOf({ note: 'Four sections', unchecked: true })).toBe('° Four sections')
    expect(noteOf({ note: 'Four sections. ° Cut-offs', unchecked: true })).toBe('Four sections. ° Cut-offs')
    expect(noteOf({ note: '° Four sections. ° Cut-offs', unchecked: false })).toBe('Four sections. Cut-offs')
  })

  test('of one day the newest version is in force, and a planned one from its day on', () => {
    const dated = [
      { version: 1, effectiveFrom: '2020-01-01' },
      { version: 2, effectiveFrom: '2027-01-01' },
      { version: 3, effectiveFrom: '2026-11-23' },
      { version: 4, effectiveFrom: '2026-11-23' },
      { version: 5, effectiveFrom: '2027-01-01' },
    ]
    expect(versionInForce(dated, '2019-12-31')).toBeUndefined()
    expect(versionInForce(dated, '2026-11-22')?.version).toBe(1)
    expect(versionInForce(dated, '2026-11-23')?.version).toBe(4)
    expect(versionInForce(dated, '2027-01-01')?.version).toBe(5)
    expect(versionsToCome(dated, '2026-11-23').map(({ version }) => version)).toEqual([5])
  })
})
