import { expect, test } from 'vitest'
import { Banners } from '../../../client/features/attempts/exam/banners.tsx'
import { ExamProvider, type Exam } from '../../../client/features/attempts/exam/exam-context.ts'
import type { HallBanner } from '../../../domain/attempts/hall.ts'
import { html } from '../support.tsx'

const shown = (banner: HallBanner | null, language: 'en' | 'hi') => {
  const state = {
    hold: null,
    saving: 'saved',
    durable: true,
    refused: false,
    uncounted: new Map(),
    loaded: null,
    banner,
  }
  const exam = { attempt: { online: true, attemptId: 'att_1' }, state } as unknown as Exam
  return html(
    <ExamProvider value={exam}>
      <Banners onReopen={async () => true} />
    </ExamProvider>,
    { language },
  )
}

const banner = { id: 'act-1', text: { en: 'Question 14: read 42.', hi: 'प्रश्न 14: 42 पढ़ें।' } }

test.each([
  ['en', 'Question 14: read 42.', 'I have read it'],
  ['hi', 'प्रश्न 14: 42 पढ़ें।', 'पढ़ लिया'],
] as const)(
  'the banner of the hall is announced politely, with a button to close it, in %s (OFC-50)',
  (language, text, button) => {
    const drawn = shown(banner, language)
    expect(drawn).toContain(text)
    expect(drawn).toContain(button)
    expect(drawn).toContain('role="status"')
    expect(shown(null, language)).not.toContain(button)
  },
)
