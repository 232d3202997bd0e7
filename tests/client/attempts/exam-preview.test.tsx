import { expect, test } from 'vitest'
import { TestPreview } from '../../../client/features/attempts/preview/exam-preview.tsx'
import { paperOf } from '../../domain/catalogue/preset-paper.ts'
import { html } from '../support.tsx'

test('a test is previewed from its instructions on, which say that nothing is recorded (OFC-156)', () => {
  const paper = paperOf('pre_gate_v1', { aptitude: [['mcq', 2, 1]] })
  const page = html(<TestPreview paper={paper} leave="Back" onLeave={() => undefined} />)
  expect(page).toContain('Preview: nothing is recorded')
  expect(page).toContain('Step 1 of 2')
})
