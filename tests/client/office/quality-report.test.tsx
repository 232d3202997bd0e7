import { describe, expect, test } from 'vitest'
import { gateCodes, type GateFinding } from '../../../domain/questions/quality-gate/contract.ts'
import type { QualityReport } from '../../../domain/questions/quality-gate/office.ts'
import { QualityReportView } from '../../../client/office/quality-gate/quality-report.tsx'
import { html } from '../support.tsx'

const figures = {
  count: 2,
  of: 16,
  found: 3,
  expected: 4,
  min: 1,
  max: 2,
  kind: 'msq',
  letter: 'B',
  chance: 4,
  language: 'hi',
  access: 'free',
  papers: 1,
  right: 2,
  needed: 13.3,
  given: 12,
  easy: 10,
  medium: 20,
  hard: 70,
  easyTarget: 40,
  mediumTarget: 45,
  hardTarget: 15,
}
const finding = (code: GateFinding['code']): GateFinding => ({
  code,
  section: 'main',
  questions: [1, 2],
  figures,
  name: { en: 'Circle', hi: 'वृत्त' },
})

const report = (findings: GateFinding[]): QualityReport => ({
  findings,
  profile: {
    topics: [{ name: { en: 'Circle', hi: 'वृत्त' }, count: 5, min: 1, max: 2 }],
    difficulty: [
      { difficulty: 'easy', count: 1, min: 4, max: 4 },
      { difficulty: 'medium', count: 2, min: 3, max: 3 },
      { difficulty: 'hard', count: 3, min: 1, max: 1 },
    ],
    keys: [{ letter: 'A', count: 6, min: 2, max: 2 }],
  },
  sections: [
    { id: 'main', title: { en: 'Main', hi: 'मुख्य' } },
    { id: 'other', title: { en: 'Other', hi: 'अन्य' } },
  ],
  questions: [
    { id: 'qst_1', code: 'mat-001', title: { en: 'First', hi: 'पहला' } },
    { id: 'qst_2', code: 'mat-002', title: { en: 'Second', hi: 'दूसरा' } },
  ],
  blueprint: { version: 2, effectiveFrom: '2026-01-01', basis: 'official' },
  preset: { id: 'pre_one', name: { en: 'Exam', hi: 'परीक्षा' } },
})

describe('report of the quality gate (OFC-40)', () => {
  test.each(gateCodes.flatMap((code) => (['en', 'hi'] as const).map((language) => [code, language] as const)))(
    '%s has whole words in %s',
    (code, language) => {
      const shown = html(<QualityReportView report={report([finding(code)])} />, {
        language,
        at: '/admin/question-bank',
      })
      expect(shown).not.toContain('{{')
      expect(shown).not.toContain(`findings.${code}`)
      expect(shown).toContain('/admin/question-bank/qst_2')
    },
  )

  test('figures stand in the sentence, and each bar in its table', () => {
    const shown = html(<QualityReportView report={report([finding('key_often')])} />, { at: '/admin/question-bank' })
    expect(shown).toContain('The key is B in 2 of 16 questions; chance would give 4.')
    expect(shown).toContain('1 of 1 topics are outside their target.')
    expect(shown).toContain('Right options by letter: A 6.')
    expect(shown).toContain('blueprint 2 of Exam')
  })

  test('a paper without findings is said to have none', () => {
    expect(html(<QualityReportView report={report([])} />, { at: '/admin/question-bank' })).toContain(
      'Nothing to mend in this paper.',
    )
  })
})
