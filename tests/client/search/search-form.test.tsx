import { expect, test } from 'vitest'
import { SearchForm } from '../../../client/features/search/search-form.tsx'
import { routedHtml } from '../support.tsx'

test.each([
  ['hi', ['अंग्रेज़ी', 'हिंदी']],
  ['en', ['English', 'Hindi']],
] as const)('the filter by language names languages in that of the page (%s) (SHL-89)', (language, names) => {
  const form = routedHtml(<SearchForm filters={{ q: '', page: 1 }} exams={[]} owner="" />, { language })
  const options = /name="language"[^]*?<\/select>/.exec(form)?.[0] ?? ''
  expect([...options.matchAll(/<option value="\w+">(.*?)</g)].map(([, name]) => name)).toEqual(names)
})
