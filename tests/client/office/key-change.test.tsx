import { expect, test } from 'vitest'
import { ChangeForm } from '../../../client/features/questions/admin/key-change/change-form.tsx'
import { changeOf } from '../../../client/features/questions/admin/key-change/key-action.ts'
import type { QuestionKey } from '../../../domain/questions/contract.ts'
import type { KeyedVersion } from '../../../domain/questions/key-page.ts'
import type { Body } from '../../../domain/questions/kinds/registry.ts'
import { postedFrom } from '../../support/posted-form.ts'
import { routedHtml } from '../support.tsx'

const texts = (text: string) => ({ en: text, hi: text })
const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: texts(id) }))
const option = (...optionIds: string[]): QuestionKey => ({ kind: 'mcq', optionIds })

const versionOf = (body: Partial<Body>, key: QuestionKey, alternatives: QuestionKey[]) =>
  ({
    questionVersionId: 'qsv_1',
    body: { ...body, kind: key.kind },
    key,
    alternatives,
    outcome: 'any_of',
    written: { solution: texts(''), reasons: {} },
    uses: [],
    keys: [],
  }) as unknown as KeyedVersion

/** The correction that the form posts as it is first shown, with further entries. */
const posted = (version: KeyedVersion, ...more: [name: string, value: string][]) => {
  const form = new FormData()
  const page = routedHtml(<ChangeForm version={version} answer={undefined} />)
  for (const [name, value] of [...postedFrom(page), ...more]) form.append(name, value)
  return changeOf(form, version)
}

const mcq = { options } as unknown as Partial<Body>
const also = 'alternatives.each'

test('several options are right too, each a key of its own, without script and in one list (QST-63)', () => {
  const version = versionOf(mcq, option('a'), [option('b'), option('d')])
  expect(posted(version)).toMatchObject({ key: option('a'), alternatives: [option('b'), option('d')] })
  const more = posted(versionOf(mcq, option('a'), []), [also, 'b'], [also, 'c'], [also, 'd'])
  expect(more.alternatives).toEqual([option('b'), option('c'), option('d')])
})

test('the first key is none of the others (QST-63)', () => {
  expect(posted(versionOf(mcq, option('a'), [option('b')]), [also, 'a']).alternatives).toEqual([option('b')])
})

test('keys of other kinds are entered one by one (QST-63)', () => {
  const several = (...optionIds: string[]): QuestionKey => ({ kind: 'msq', optionIds })
  const version = versionOf(mcq, several('a', 'b'), [several('a', 'c'), several('b', 'c')])
  expect(posted(version).alternatives).toEqual([several('a', 'c'), several('b', 'c')])
  const number = (min: string): QuestionKey => ({ kind: 'nat', min, max: min })
  expect(posted(versionOf({}, number('1'), [number('2'), number('3')])).alternatives).toEqual([
    number('2'),
    number('3'),
  ])
})
