import { expect, test } from 'vitest'
import { contact as english } from '../../../client/i18n/en/contact.ts'
import { contact as hindi } from '../../../client/i18n/hi/contact.ts'
import { seedLegalVersions } from '../../../drizzle/seed/settings/index.ts'

test('names topics of the contact form in legal pages as the form does (CON-12)', () => {
  let named = 0
  for (const { page, sections } of seedLegalVersions)
    for (const { id, text } of sections)
      for (const [words, { topics }] of [
        [text.en, english],
        [text.hi, hindi],
      ] as const)
        for (const [, topic = ''] of words.matchAll(/\/contact\?topic=(\w+)/g)) {
          named += 1
          const name = topics[topic as keyof typeof topics]
          expect([page, id, /["“]/.test(words) && words.includes(name)]).toEqual([page, id, true])
        }
  expect(named).toBeGreaterThanOrEqual(6)
})
