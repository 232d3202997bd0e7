import { expect, test } from 'vitest'
import { LanguageChoice } from '../../../client/features/attempts/opening/declaration-fields.tsx'
import { html } from '../support.tsx'

test.each([
  ['en', ['', 'en', 'hi']],
  ['hi', ['', 'hi', 'en']],
] as const)(
  'the default language is not preset, and the list begins with that of the page: %s (HAL-1, HAL-67)',
  (language, values) => {
    const shown = html(<LanguageChoice language={null} invalid={false} onChange={() => undefined} />, { language })
    expect([...shown.matchAll(/<option value="(\w*)"/g)].map(([, value]) => value)).toEqual(values)
    expect(shown).toContain('<option value="" selected')
  },
)
