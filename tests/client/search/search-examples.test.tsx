import { expect, test } from 'vitest'
import { SearchExamples } from '../../../client/features/search/search-examples.tsx'
import { html } from '../support.tsx'

test.each([
  ['hi', ['एसएससी सीजीएल', 'संविधान', 'तर्कशक्ति', 'आज का क्विज़']],
  ['en', ['SSC CGL', 'samvidhan', 'तर्कशक्ति', 'daily quiz']],
] as const)('offers examples in the language of the page (%s) (SRC-39)', (language, examples) => {
  const list = html(<SearchExamples />, { language })
  expect([...list.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, text]) => text)).toEqual(examples)
})
