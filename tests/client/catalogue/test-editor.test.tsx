import { expect, test } from 'vitest'
import { TestEditor } from '../../../client/features/catalogue/admin/tests/test-editor.tsx'
import type { TestStanding } from '../../../domain/catalogue/test-page.ts'
import { testForm } from '../../../domain/catalogue/test-form.ts'
import { readBody } from '../../../domain/content/form-body.ts'
import { detailOf } from '../../support/office-detail.ts'
import { postedFrom } from '../../support/posted-form.ts'
import { routedHtml } from '../support.tsx'

const body = {
  title: { en: 'Sunday test', hi: 'रविवार का टेस्ट' },
  exams: [],
  kind: 'mock',
  access: 'free',
  presetVersionId: 'pre_1',
  durationMinutes: 45,
  attemptsAllowed: 1,
  opensAt: null,
  closesAt: null,
  commonStart: false,
  lateJoinMinutes: null,
  release: { rule: 'at_once' },
  sections: [
    {
      id: 's1',
      presetSectionId: 'reasoning',
      title: null,
      minutes: 15,
      questions: [
        { versionId: 'qsv_1', weight: null },
        { versionId: 'qsv_2', weight: 2 },
      ],
    },
  ],
  slug: 'sunday-test',
}

const editor = (parts: Partial<TestStanding> = {}) =>
  routedHtml(
    <TestEditor
      detail={detailOf(body)}
      userId="usr_1"
      exams={[]}
      loaded={{ subjects: [], topics: [], offered: [], pattern: null, questions: [] }}
      standing={{ title: body.title, isPublished: true, isRunning: false, isAttempted: false, ...parts }}
      answer={undefined}
      state={null}
      more={null}
      action={null}
      side={null}
    />,
  )

const isDisabled = (page: string, name: string): boolean =>
  new RegExp(`<(input|select)[^>]*name="${name}"[^>]*>`, 'g')
    .exec(page.replaceAll(/<input type="hidden"[^>]*>/g, ''))?.[0]
    .includes(' disabled') ?? false

test.each([false, true])(
  'a test that is posted without script keeps its paper; attempted: %s (OFC-48)',
  (isAttempted) => {
    expect({ ...body, ...readBody(testForm.fields, postedFrom(editor({ isAttempted }))) }).toEqual(body)
  },
)

test('pattern and time are read-only with the reason once the test was attempted (OFC-48)', () => {
  const states = (isAttempted: boolean) =>
    ['presetVersionId', 'durationMinutes', 'attemptsAllowed'].map((name) => isDisabled(editor({ isAttempted }), name))
  expect(states(false)).toEqual([false, false, false])
  expect(states(true)).toEqual([true, true, false])
  expect(editor({ isAttempted: true })).toContain('Fixed: students have attempted this test.')
  expect(editor()).not.toContain('Fixed: students')
})
