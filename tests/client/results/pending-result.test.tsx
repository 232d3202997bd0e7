import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { PendingResult } from '../../../client/features/results/pending-result.tsx'
import { I18nContext } from '../../../client/i18n/use-translation.ts'
import { makeI18n } from '../../../client/i18n/instance.ts'
import { strings as en } from '../../../client/i18n/en/index.ts'
import { strings as hi } from '../../../client/i18n/hi/index.ts'
import { renderToString } from 'react-dom/server'

/** 12:34:56 pm in India. */
const until = Date.UTC(2026, 6, 6, 7, 4, 56)

const shownHtml = (scoring: { until?: number; serverNow?: number }, language: 'en' | 'hi' = 'en'): string => {
  const Page = createRoutesStub([{ path: '/', Component: () => <PendingResult {...scoring} /> }])
  return renderToString(
    <I18nContext value={makeI18n(language, { en, hi }[language])}>
      <Page />
    </I18nContext>,
  )
}

test('while answers may arrive the page shows until when, to the second, and the time left (RES-28)', () => {
  const shown = shownHtml({ until, serverNow: until - 90_000 })
  expect(shown).toContain('Your result is being counted until 12:34:56 pm')
  expect(shown).toContain('Answers that were given in time may still arrive until then.')
  expect(shown).toMatch(/role="timer".*01:30/)
  expect(shownHtml({ until, serverNow: until - 90_000 }, 'hi')).toContain('12:34:56')
})

test.each([
  ['without such a time', {}],
  ['once it has passed', { until, serverNow: until }],
])('%s the page says that the result is being worked out and that nothing more arrives (RES-28)', (_when, scoring) => {
  const shown = shownHtml(scoring)
  expect(shown).toContain('Your result is being worked out')
  expect(shown).not.toContain('timer')
  expect(shown).not.toContain('may still arrive')
})
