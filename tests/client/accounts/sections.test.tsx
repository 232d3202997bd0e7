import { expect, test } from 'vitest'
import { addressOfAnchor, anchorOf, sectionIds } from '../../../client/features/accounts/profile/sections.ts'

test.each([
  ['#you', '/profile/details'],
  ['#exam', '/profile/exams'],
  ['#security', '/profile/security'],
  ['#data', '/profile/data'],
  ['#settings', undefined],
  ['', undefined],
])('the former anchor %j of the profile leads to %s (ACC-82)', (anchor, address) => {
  expect(addressOfAnchor(anchor)).toBe(address)
})

test('the line of a section has its former anchor (ACC-82)', () => {
  for (const id of sectionIds) expect(addressOfAnchor(`#${anchorOf(id)}`)).toBe(`/profile/${id}`)
})
