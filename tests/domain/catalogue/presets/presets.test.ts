import { describe, expect, test } from 'vitest'
import { PresetPattern } from '../../../../domain/catalogue/contract.ts'
import { marksOf } from '../../../../domain/catalogue/marking.ts'
import { sectionRules } from '../../../../domain/catalogue/structure.ts'
import { questionKinds, type QuestionKind } from '../../../../domain/questions/contract.ts'
import { units } from '../../../../domain/results/marks.ts'
import { referenceExams } from '../../../../drizzle/reference/exams.ts'
import { presetVersion, referencePresets } from '../../../../drizzle/reference/presets/index.ts'

const versions = referencePresets.flatMap((preset) => preset.versions.map((version) => ({ preset, ...version })))

describe('exam patterns as dated data (CAT-15, CAT-16, CAT-18)', () => {
  test('every exam of the list has its patterns, each with its own id', () => {
    expect(referenceExams.map(({ slug }) => slug)).toEqual([
      'ssc',
      'banking',
      'railways',
      'upsc',
      'state-psc',
      'jee',
      'neet',
      'gate',
      'ugc-net',
    ])
    for (const { id } of referenceExams) expect(referencePresets.filter(({ examId }) => examId === id)).not.toEqual([])
    expect(new Set(versions.map(({ id }) => id)).size).toBe(versions.length)
  })

  test('a section that is set in English only says so to the paper, and every other is in both languages', () => {
    const inEnglish = versions.flatMap(({ id, pattern }) =>
      pattern.sections.flatMap((section) => {
        const { languages } = sectionRules(pattern, { presetSectionId: section.id, durationMs: null, questionCount: 1 })
        return languages === null ? [] : [`${id} ${section.id} ${languages}`]
      }),
    )
    expect(inEnglish).toEqual([
      'pre_ssc-cgl-1_v1 english en',
      'pre_ssc-cgl-1_v2 english en',
      'pre_ibps-po-prelims_v1 english en',
      'pre_ibps-po-prelims_v2 english en',
      'pre_sbi-po-prelims_v1 english en',
      'pre_gate_v1 aptitude en',
      'pre_gate_v1 subject en',
    ])
  })

  test.each(versions.map((version) => [version.id, version] as const))(
    '%s is complete: its name in both languages, date, source, sections and marks',
    (_id, { preset, effectiveFrom, sourceNote, pattern }) => {
      const { sections, navigation, tieBreak, durationMinutes, optionalTaken } = PresetPattern.parse(pattern)
      for (const title of [preset.name, ...sections.map((section) => section.title)]) {
        expect(title.en).not.toBe('')
        expect(title.hi).toMatch(/[\u0900-\u097f]/)
      }
      expect(effectiveFrom).toMatch(/^20\d{2}-\d{2}-\d{2}$/)
      expect(sourceNote.length).toBeGreaterThan(20)
      const ids = sections.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const step of tieBreak) if ('sectionId' in step && step.sectionId) expect(ids).toContain(step.sectionId)
      for (const { minutes, minSubmitMinutes = 0, questionCount, maxAttempted = 1, optional } of sections) {
        expect(minutes !== undefined).toBe(navigation === 'sectional')
        if (minutes !== undefined) expect(minSubmitMinutes).toBeLessThanOrEqual(minutes)
        expect(maxAttempted).toBeLessThanOrEqual(questionCount)
        if (optional) expect(optionalTaken).toBeGreaterThan(0)
      }
      if (navigation === 'sectional') {
        const sum = (of: typeof sections) => of.reduce((total, { minutes = 0 }) => total + minutes, 0)
        const compulsory = sections.filter(({ optional }) => !optional)
        const chosen = sections.filter(({ optional }) => optional).slice(0, optionalTaken ?? 0)
        expect(sum(compulsory) + sum(chosen)).toBe(durationMinutes)
      }
      for (const section of sections) {
        for (const name of Object.keys(section.marking)) {
          const [kind, weight] = name.split(':')
          expect(questionKinds).toContain(kind)
          const { correct, wrong: penalty } = marksOf(
            pattern,
            section.id,
            kind as QuestionKind,
            weight === undefined ? null : Number(weight),
          )
          expect(correct).toBeGreaterThan(0)
          expect(penalty).toBeGreaterThanOrEqual(0)
        }
      }
    },
  )

  test('every mark of every pattern is a whole number of units', () => {
    const marks = ['2', '1/2', '2/3', '5/2', '5/6', '4/3', '4/9', '1', '1/4', '1/3', '4', '3', '0']
    for (const mark of marks) expect(Number.isInteger(units(mark))).toBe(true)
  })

  test('a kind, a weight or a section that the pattern does not mark is refused instead of counting zero', () => {
    const { pattern } = presetVersion('pre_ssc-cgl-1_v1')
    expect(() => marksOf(pattern, 'reasoning', 'nat')).toThrow(RangeError)
    expect(() => marksOf(pattern, 'reasoning', 'mcq', 2)).toThrow(RangeError)
    expect(() => marksOf(pattern, 'physics', 'mcq')).toThrow(RangeError)
    expect(() => presetVersion('pre_none_v1')).toThrow(RangeError)
  })
})
