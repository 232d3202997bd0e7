import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withValueAt } from '../../../domain/content/body-paths.ts'
import { mergeBodies } from '../../../domain/content/merge.ts'
import { withRowChange, type RowChange } from '../../../domain/content/rows.ts'
import { jobForm } from '../../../domain/jobs/editor-form.ts'

type Body = Record<string, unknown>
type Row = { name: { en: string; hi: string }; count: number | string; vacancies: { ur: number } }

const row = (name: string, count: number): Row => ({ name: { en: name, hi: '' }, count, vacancies: { ur: count } })
const base: Body = { posts: ['Clerk', 'Steno', 'Driver', 'Peon'].map((name, index) => row(name, index + 1)) }
const merge = (mine: Body, theirs: Body, from = base) => mergeBodies(jobForm.fields, { base: from, mine, theirs })
const rowsOf = (body: Body) => body['posts'] as Row[]
const namesOf = (body: Body) => rowsOf(body).map(({ name }) => name.en)

type RowEdit =
  | { kind: 'type'; index: number; field: 'name.en' | 'name.hi' | 'count'; text: string }
  | { kind: 'rows'; act: 'remove' | 'up' | 'down' | 'copy'; index: number }
  | { kind: 'add'; text: string }

/** Edits of one side, each with a text that is nowhere else. */
const editsOf = (side: string) =>
  fc
    .array(
      fc.oneof(
        fc.record({
          kind: fc.constant('type' as const),
          index: fc.nat(4),
          field: fc.constantFrom('name.en' as const, 'name.hi' as const, 'count' as const),
          text: fc.nat(99),
        }),
        fc.record({
          kind: fc.constant('rows' as const),
          act: fc.constantFrom('remove' as const, 'up' as const, 'down' as const, 'copy' as const),
          index: fc.nat(4),
        }),
        fc.record({ kind: fc.constant('add' as const), text: fc.nat(99) }),
      ),
      { maxLength: 5 },
    )
    .map((edits) =>
      edits.map((edit, place): RowEdit => ('text' in edit ? { ...edit, text: `${side}${place}x${edit.text}` } : edit)),
    )

const change = (body: Body, made: RowChange): Body => withRowChange(body, made)

const after = (edits: readonly RowEdit[]): Body =>
  edits.reduce<Body>((body, edit) => {
    if (edit.kind === 'add') return change(body, { path: 'posts', act: 'add', row: row(edit.text, 0) })
    if (edit.index >= rowsOf(body).length) return body
    if (edit.kind === 'rows') return change(body, { path: 'posts', act: edit.act, index: edit.index })
    return withValueAt(body, `posts.${edit.index}.${edit.field}`, edit.text)
  }, base)

const typed = (body: Body, side: string): string[] =>
  JSON.stringify(body).match(new RegExp(`${side}\\d+x\\d+`, 'g')) ?? []

describe('two edits of one list (OFC-17)', () => {
  test('merges a row that one changed with rows that the other added, removed and moved', () => {
    const mine = withValueAt(base, 'posts.1.count', 70)
    const removed = change(base, { path: 'posts', act: 'remove', index: 0 })
    const moved = change(removed, { path: 'posts', act: 'up', index: 2 })
    const theirs = change(moved, { path: 'posts', act: 'add', row: row('Cook', 5) })
    const { body, conflicts, moves } = merge(mine, theirs)
    expect(conflicts).toEqual([])
    expect(namesOf(body)).toEqual(['Steno', 'Peon', 'Driver', 'Cook'])
    expect(rowsOf(body)[0]?.count).toBe(70)
    expect(moves).toEqual([{ path: 'posts', base: [null, 0, 2, 1], mine: [null, 0, 2, 1], theirs: [0, 1, 2, 3] }])
  })

  test('asks about the whole list only where one removed what the other changed, and loses no other change', () => {
    const mine = change(withValueAt(base, 'posts.3.count', 40), { path: 'posts', act: 'remove', index: 0 })
    const theirs = withValueAt(withValueAt(base, 'posts.0.count', 10), 'posts.2.count', 30)
    const { body, conflicts } = merge(mine, theirs)
    expect(rowsOf(body).map(({ count }) => count)).toEqual([2, 30, 40])
    expect(conflicts.map(({ path }) => path)).toEqual(['posts'])
    expect(conflicts[0]?.theirs).toMatchObject([{ count: 10 }, { count: 2 }, { count: 30 }, { count: 40 }])
  })

  test('names the place of a field in conflict after its row has moved', () => {
    const mine = withValueAt(base, 'posts.0.count', 70)
    const theirs = change(withValueAt(base, 'posts.0.count', 80), { path: 'posts', act: 'down', index: 0 })
    expect(merge(mine, theirs).conflicts).toEqual([{ path: 'posts.1.count', mine: 70, theirs: 80 }])
  })

  test('adds a row that both added alike once, and marks follow their rows', () => {
    const added = change({ ...base, $marks: ['posts.3.count'] }, { path: 'posts', act: 'add', row: row('Cook', 5) })
    const theirs = change(added, { path: 'posts', act: 'remove', index: 1 })
    const { body, conflicts } = merge(added, theirs, { ...base, $marks: ['posts.3.count'] })
    expect(conflicts).toEqual([])
    expect(namesOf(body)).toEqual(['Clerk', 'Driver', 'Peon', 'Cook'])
    expect(body['$marks']).toEqual(['posts.2.count'])
  })

  test('keeps every typed text of both sides, or asks', () => {
    fc.assert(
      fc.property(editsOf('a'), editsOf('b'), (ours, others) => {
        const [mine, theirs] = [after(ours), after(others)]
        const { body, conflicts } = merge(mine, theirs)
        const kept = JSON.stringify([body, conflicts])
        for (const text of [...typed(mine, 'a'), ...typed(theirs, 'b')]) expect(kept).toContain(text)
        expect(conflicts.every(({ path }) => /^posts($|\.\d+\.)/.test(path))).toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  test('is the edit itself when the other side is equal or made none', () => {
    fc.assert(
      fc.property(editsOf('a'), (edits) => {
        const edited = after(edits)
        for (const [mine, theirs] of [
          [edited, edited],
          [edited, base],
          [base, edited],
        ] as const) {
          const { body, conflicts } = merge(mine, theirs)
          expect(conflicts).toEqual([])
          expect(body).toEqual(edited)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('keeps the order of rows that neither moved, and asks nothing about different rows', () => {
    const some = fc.uniqueArray(fc.nat(3), { maxLength: 2 })
    fc.assert(
      fc.property(some, some, fc.boolean(), (ours, others, removes) => {
        const theirRows = others.filter((index) => !ours.includes(index)).toSorted((one, other) => other - one)
        const mine = ours.reduce<Body>(
          (body, index) => withValueAt(body, `posts.${index}.name.en`, `a${index}x1`),
          base,
        )
        const theirs = theirRows.reduce<Body>(
          (body, index) =>
            removes
              ? change(body, { path: 'posts', act: 'remove', index })
              : withValueAt(body, `posts.${index}.count`, `b${index}x1`),
          base,
        )
        const { body, conflicts } = merge(mine, theirs)
        expect(conflicts).toEqual([])
        const left = namesOf(mine).filter((_, index) => !removes || !theirRows.includes(index))
        expect(namesOf(body)).toEqual(left)
      }),
    )
  })
})
