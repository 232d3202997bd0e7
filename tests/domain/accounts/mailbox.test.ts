import { expect, test } from 'vitest'
import { isSameMailbox } from '../../../domain/accounts/mailbox.ts'

test.each([
  ['case', 'kid@example.test', 'KID@Example.Test', true],
  ['a tag', 'kid@example.test', 'kid+mum@example.test', true],
  ["Gmail's dots", 'k.i.d@gmail.com', 'kid@gmail.com', true],
  ["Gmail's other domain", 'kid@googlemail.com', 'k.id+mum@gmail.com', true],
  ["Proton's other domains and signs", 'a.kid@proton.me', 'a_kid@pm.me', true],
  ["Apple's other domains", 'kid@icloud.com', 'kid+mum@me.com', true],
  ['dots elsewhere', 'k.id@example.test', 'kid@example.test', false],
  ['another name', 'kid@gmail.com', 'mum@gmail.com', false],
  ['another domain', 'kid@gmail.com', 'kid@example.test', false],
])('tells whether two addresses are one mailbox: %s (ACC-12)', (_what, one, other, expected) => {
  expect(isSameMailbox(one, other)).toBe(expected)
  expect(isSameMailbox(other, one)).toBe(expected)
})
