import { EditorState, type TransactionSpec } from '@codemirror/state'
import { describe, expect, test } from 'vitest'
import { allowedAddress } from '../../../../client/office/rich-text/commands/allowed-address.ts'
import { formulaAt, setFormula } from '../../../../client/office/rich-text/commands/formula.ts'
import { toggleEmphasis } from '../../../../client/office/rich-text/commands/inline.ts'
import { continueLine, toggleLines } from '../../../../client/office/rich-text/commands/lines.ts'
import { linkAt, setLink } from '../../../../client/office/rich-text/commands/link.ts'
import { insertPicture } from '../../../../client/office/rich-text/commands/picture.ts'
import { changeTable, insertTable, nextRow, tableAt } from '../../../../client/office/rich-text/commands/table.ts'
import { smallestChange } from '../../../../client/office/rich-text/smallest-change.ts'

/** A state of a text in which `‸` is the cursor, or two of them the ends of the selection. */
const at = (marked: string): EditorState => {
  const [anchor, head] = [marked.indexOf('‸'), marked.lastIndexOf('‸') - 1]
  return EditorState.create({
    doc: marked.replaceAll('‸', ''),
    selection: { anchor, head: Math.max(anchor, head) },
  })
}

/** The text after a change, marked like `at`. */
const after = (state: EditorState, spec: TransactionSpec | null): string | null => {
  if (!spec) return null
  const { doc, selection } = state.update(spec).state
  const text = doc.toString()
  const { from, to } = selection.main
  const end = from === to ? '' : '‸'
  return `${text.slice(0, from)}‸${text.slice(from, to)}${end}${text.slice(to)}`
}

const changed = (marked: string, change: (state: EditorState) => TransactionSpec | null): string | null =>
  after(at(marked), change(at(marked)))

describe('formatting of Markdown (OFC-28)', () => {
  test.each([
    ['the selection', 'a ‸word‸ b', 'a **‸word‸** b'],
    ['the selection without its spaces', 'a‸ word ‸b', 'a **‸word‸** b'],
    ['the word of the cursor', 'फ़ी‸स नहीं', '**फ़ी‸स** नहीं'],
    ['nothing yet', 'a ‸', 'a **‸**'],
    ['each line', '‸one\n\ntwo‸', '**‸one‸**\n\n**two**'],
  ])('makes %s bold', (_what, before, expected) => {
    const result = changed(before, (state) => toggleEmphasis(state, 'bold'))
    expect(result?.replaceAll('‸', '')).toBe(expected.replaceAll('‸', ''))
    if (!before.includes('\n')) expect(result).toBe(expected)
  })

  test('removes emphasis inside or around the selection, and leaves the other kind', () => {
    const bold = (marked: string) => changed(marked, (state) => toggleEmphasis(state, 'bold'))
    expect(bold('a **‸word‸** b')).toBe('a ‸word‸ b')
    expect(bold('a ‸**word**‸ b')).toBe('a ‸word‸ b')
    expect(bold('***wo‸rd***')).toBe('*wo‸rd*')
    expect(changed('**wo‸rd**', (state) => toggleEmphasis(state, 'italic'))).toBe('***wo‸rd***')
  })

  test('makes lists, changes their kind and removes them', () => {
    const list = (marked: string, format: 'bullets' | 'numbers') =>
      changed(marked, (state) => toggleLines(state, format))
    expect(list('‸one\n\ntwo‸', 'numbers')).toBe('1. ‸one\n\n2. two‸')
    expect(list('‸1. one\n2. two‸', 'bullets')).toBe('‸- one\n- two‸')
    expect(list('- o‸ne', 'bullets')).toBe('o‸ne')
  })

  test('goes through the levels of a heading', () => {
    const heading = (marked: string) => changed(marked, (state) => toggleLines(state, 'heading'))
    expect(heading('Ti‸tle')).toBe('## Ti‸tle')
    expect(heading('## Ti‸tle')).toBe('### Ti‸tle')
    expect(heading('### Ti‸tle')).toBe('Ti‸tle')
  })

  test('continues lists and quotes, and ends them on an empty entry', () => {
    expect(changed('- one‸', continueLine)).toBe('- one\n- ‸')
    expect(changed('  9. nine‸', continueLine)).toBe('  9. nine\n  10. ‸')
    expect(changed('> quote‸', continueLine)).toBe('> quote\n> ‸')
    expect(changed('- one\n- ‸', continueLine)).toBe('- one\n‸')
    expect(changed('plain‸', continueLine)).toBeNull()
    expect(changed('-5‸', continueLine)).toBeNull()
  })

  test('inserts a table, or makes one of cells copied from a spreadsheet', () => {
    expect(changed('text‸', insertTable)).toBe('text\n\n| ‸ |  |\n| --- | --- |\n|  |  |\n')
    expect(changed('‸Post\tSeats\nClerk\t5‸', insertTable)).toBe('| ‸Post | Seats |\n| --- | --- |\n| Clerk | 5 |\n')
  })

  const table = '| a | b |\n| --- | :-: |\n| 1 | ‸2 |'
  test.each([
    ['addRow', '| a | b |\n| --- | :-: |\n| 1 | 2 |\n|  | ‸ |'],
    ['addColumn', '| a | b |  |\n| --- | :-: | --- |\n| 1 | 2 | ‸ |'],
    ['removeRow', '| a | ‸b |\n| --- | :-: |'],
    ['removeColumn', '| a |\n| --- |\n| ‸1 |'],
  ] as const)('changes a table: %s', (act, expected) => {
    expect(changed(table, (state) => changeTable(state, act))).toBe(expected)
  })

  test('keeps escaped bars in their cell and the heading in its table', () => {
    expect(tableAt(at('| a\\|b | c |\n| - | - |\n| 1‸ | 2 |'))?.rows[0]).toEqual(['a\\|b', 'c'])
    expect(changed('| ‸a |\n| --- |\n| 1 |', (state) => changeTable(state, 'removeRow'))).toBeNull()
    expect(tableAt(at('a | b‸'))).toBeNull()
  })

  test('moves through the rows of a table by Enter, and out of it', () => {
    expect(changed('| a‸ |\n| --- |\n| 1 |', nextRow)).toBe('| a |\n| --- |\n| ‸1 |')
    expect(changed(table, nextRow)).toBe('| a | b |\n| --- | :-: |\n| 1 | 2 |\n| ‸ |  |')
    expect(changed('| a |\n| --- |\n| 1 |\n| ‸ |', nextRow)).toBe('| a |\n| --- |\n| 1 |\n\n‸')
  })

  test.each([
    ['https://ssc.gov.in/notice.pdf', 'https://ssc.gov.in/notice.pdf'],
    ['ssc.gov.in', 'https://ssc.gov.in'],
    ['help@ssc.gov.in', 'mailto:help@ssc.gov.in'],
    ['https://a.in/(x)', 'https://a.in/%28x%29'],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['java\tscript:alert(1)', null],
    ['data:text/html,x', null],
    ['ftp://a.in', null],
    ['two words.in', null],
    ['', null],
    ['nothing', null],
  ])('takes %j as the address of a link: %j', (typed, expected) => {
    expect(allowedAddress(typed)).toBe(expected)
  })

  test('changes the link at the cursor, or makes one of the selection', () => {
    const state = at('see [the no‸tice](https://a.in) now')
    const found = linkAt(state)
    expect(found).toMatchObject({ text: 'the notice', address: 'https://a.in' })
    expect(after(state, setLink({ ...found, address: 'https://b.in' }))).toBe('see [the notice](https://b.in)‸ now')
    expect(linkAt(at('‸https://a.in‸')).address).toBe('https://a.in')
  })

  test('changes the formula at the cursor, within a line, as a block and in a table', () => {
    const state = at('so $x‸^2$ is')
    expect(formulaAt(state)).toMatchObject({ tex: 'x^2', block: false })
    const toBlock = setFormula(state, { ...formulaAt(state), block: true }, false)
    expect(after(state, toBlock)).toBe('so \n\n$$\nx^2\n$$\n\n‸ is')
    expect(formulaAt(at('$$\n\\fr‸ac12\n$$'))).toMatchObject({ tex: '\\frac12', block: true })
    const cell = at('| ‸ |\n| - |')
    expect(after(cell, setFormula(cell, { ...formulaAt(cell), tex: '|x|', block: true }, true))).toBe(
      '| $\\vert x\\vert$‸ |\n| - |',
    )
    expect(formulaAt(at('costs $5 ‸ or')).tex).toBe('')
  })

  test('replaces only the changed part of a text', () => {
    expect(smallestChange('one two three', 'one 2 three')).toEqual([{ from: 4, to: 7, insert: '2' }])
    expect(smallestChange('aa', 'aaa')).toEqual([{ from: 2, to: 2, insert: 'a' }])
    expect(smallestChange('same', 'same')).toEqual([])
  })
})

describe('a picture in Markdown (OFC-30)', () => {
  const picture = { alt: 'A [map]', address: '/a' }
  const mark = '![A \\[map\\]](/a)'

  test.each([
    ['an empty text', '‸', `${mark}‸`],
    ['a sentence, which stays whole', 'One ‸two', `One ‸two\n\n${mark}`],
    ['a blank line between paragraphs', 'One\n‸\ntwo', `One\n\n${mark}\n‸\ntwo`],
  ])('is a paragraph after the line of the cursor: %s', (_name, before, expected) => {
    const found = changed(before, (state) => insertPicture(state, picture))
    expect(found).toBe(expected)
  })
})
