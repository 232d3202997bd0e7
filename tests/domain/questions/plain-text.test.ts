import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as questions from '../../../drizzle/seed/questions/index.ts'
import { plainTextHtml } from '../../../worker/questions/plain-text.ts'
import { renderMarkdown } from '../../../worker/questions/rich-text.ts'

const words = [
  ...String.raw`What is 15% of ₹2,400? औसत ज्ञात कीजिए। क्‍या ढूँढ़िए (1) 1. 12) 1234567890. - + = == --- :- :-- * _x_ a_b **
    ~ ~~a~~ # > | \ &amp; & <b> < "said" it's $x$ $ [a] [^1] ![b](c) www.a.in WWW.a.in http://a.in hTTps://a ftp://a.in
    a@b.in mailto:a@b.in xmpp:a@b.in a.in/b { — ° 😀`.split(/\s+/u),
  ...'`|\0|\ufeff|\u00a0|\u200d|\ud800|[ ]'.split('|'),
]
const gaps = [
  '',
  ' ',
  ' ',
  ' ',
  '  ',
  '    ',
  '\t',
  '\n',
  '\n\n',
  '\n\n\n',
  ' \n',
  '  \n',
  '\n ',
  '\r\n',
  '\r',
  '\n    ',
]
const pieces = fc.array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(...gaps)), { minLength: 1, maxLength: 7 })
const texts = pieces.map((found) => found.flat().join(''))
/** Texts near the rule of plain ones: half of them take the short way. */
const plainer = fc.stringMatching(/^[a-z1अि?.:,()'"=+/-]{1,6}([ \n][a-z1अि?.:,()'"=+/-]{1,6}){0,4}$/)

test('a text without Markdown has the HTML of the whole pipeline, byte by byte (QST-9)', async () => {
  let short = 0
  const isSame = async (text: string) => {
    const html = plainTextHtml(text)
    if (html !== null) short += 1
    return html === null || html === (await renderMarkdown(text))
  }
  await fc.assert(fc.asyncProperty(fc.oneof(texts, plainer), isSame), { numRuns: 4_000, seed: 17 })
  expect(short).toBeGreaterThan(500)
})

test('seeded texts without Markdown have the same HTML on the short way (QST-9)', async () => {
  const seeded = JSON.stringify(Object.values(questions)).matchAll(/"(?:en|hi)":("(?:[^"\\]|\\.)*")/g)
  const plain = [...seeded].map(([, text = '']) => JSON.parse(text) as string).filter((text) => plainTextHtml(text))
  expect(plain.length).toBeGreaterThan(500)
  for (const text of plain) expect(plainTextHtml(text)).toBe(await renderMarkdown(text))
})
