import { expect, test } from 'vitest'
import { ExamProvider, type Exam } from '../../../client/features/attempts/exam/exam-context.ts'
import { FooterBar } from '../../../client/features/attempts/exam/footer-bar.tsx'
import { html } from '../support.tsx'

/** Texts of the footer's buttons, disabled ones in brackets. */
const buttons = (mayAnswer: boolean, readOnly: boolean, language: 'en' | 'hi' = 'en'): string[] => {
  const exam = {
    outline: { saveMode: 'real_exam', sections: [{ id: 's', questionIds: ['q1', 'q2'] }] },
    sheet: { currentId: 'q1' },
    act: () => undefined,
    mayAnswer,
    readOnly,
  } as unknown as Exam
  const shown = html(
    <ExamProvider value={exam}>
      <FooterBar />
    </ExamProvider>,
    { language },
  )
  return [...shown.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(([, attributes = '', inside = '']) => {
    const text = inside.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&')
    return attributes.includes(' disabled=""') ? `[${text}]` : text
  })
}

test('shows the four buttons of a question that takes an answer (HAL-16)', () => {
  expect(buttons(true, false)).toEqual(['Mark for Review & Next', 'Clear Response', '[Previous]', 'Save & Next'])
})

test('offers only the next question in a section that is open for reading only (HAL-16)', () => {
  expect(buttons(false, false)).toEqual(['[Mark for Review & Next]', '[Clear Response]', '[Previous]', 'Next'])
  expect(buttons(false, false, 'hi').at(-1)).toBe('आगे')
})

test('disables every button in a window that has lost the lease (HAL-16, HAL-52)', () => {
  expect(buttons(false, true)).toEqual(['[Mark for Review & Next]', '[Clear Response]', '[Previous]', '[Save & Next]'])
})
