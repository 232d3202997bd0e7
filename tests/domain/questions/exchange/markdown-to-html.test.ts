import { describe, expect, test } from 'vitest'
import { rendered, reversibleHtml } from '../../../../worker/questions/exchange/markup/markdown-to-html.ts'
import { parseHtml } from '../../../../worker/questions/exchange/markup/parse-markup.ts'
import { plainHtml } from '../../../../worker/questions/exchange/markup/plain-html.ts'
import { seeds } from './support.ts'

const texts = seeds.flatMap(({ question: { stem, solution, options = [] }, passage }) =>
  [stem, solution, ...options.map(({ content }) => content), ...(passage ? [passage.content] : [])].flatMap(
    ({ en, hi }) => [en, hi],
  ),
)

describe('texts of exports are HTML that gives the same Markdown back (OFC-45)', () => {
  test('a text made without the parser is what the parser makes', () => {
    const made = texts.flatMap((text) => {
      const html = plainHtml(text)
      return html === null ? [] : [{ text, html }]
    })
    expect(made.length).toBeGreaterThan(texts.length / 2)
    for (const { text, html } of made) expect(parseHtml(html)).toEqual(parseHtml(rendered(text)))
  })

  test('each tried text of the demo comes back', () => {
    expect(texts.filter((text) => reversibleHtml(text) === null)).toEqual([])
  })

  test.each([
    '1. one',
    '- one',
    '# one',
    'a\nb',
    'a  b',
    '*a*',
    '\\$5',
    'x@y.example',
    'https://x.example',
    '![a](/b)',
    '$$\na\n\nb\n$$',
    ' a',
  ])('the parser reads %j', (text) => {
    expect(plainHtml(text)).toBeNull()
  })

  test.each(['<b>raw</b>', 'a\nsoft break', '* star list', 'It costs $5 or $6.'])(
    '%j, which would change, has no HTML',
    (text) => {
      expect(reversibleHtml(text)).toBeNull()
    },
  )
})
