import { expect, test } from 'vitest'
import { PrintPage } from '../../../client/features/attempts/print/print-page.tsx'
import type { Paper } from '../../../domain/attempts/contract.ts'
import { questionOf } from './exam-support.tsx'
import { html } from '../support.tsx'

const questions = [questionOf('mcq'), questionOf('matrix'), questionOf('nat')]
const paper = {
  testId: 'tst_1',
  title: { en: 'Mock', hi: 'मॉक' },
  durationMs: 60_000,
  maxUnits: 0,
  passages: [],
  questions,
  sections: [
    { id: 's1', title: { en: 'First', hi: 'पहला' }, questionIds: questions.map(({ id }) => id), durationMs: null },
  ],
} as unknown as Paper

test('prints every question of a test, and an answer sheet with a line for each (HAL-6)', () => {
  const page = html(<PrintPage paper={paper} candidate={{ name: 'Asha', studentId: 'ASH01012026' }} />)
  const [printed = '', sheet = ''] = page.split('break-before-page')
  expect(printed.match(/What is it\?/g)).toHaveLength(3)
  expect(printed).toContain('ASH01012026')
  expect(sheet).toContain('Answer sheet')
  // Two options, and two columns for each of two rows.
  expect(sheet.match(/rounded-full/g)).toHaveLength(6)
})
