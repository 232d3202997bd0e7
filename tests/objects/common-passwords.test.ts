import { expect, test } from 'vitest'
import { isCommonPassword } from '../../worker/accounts/password-rules/is-common.ts'

test.each([
  ['in other letters', 'PassWord'],
  ['with digits and signs after it', 'password@123'],
  ['with digits and signs before it', '2026#password'],
  ['with blanks', 'pass word'],
  ['with characters that are not seen', 'pass\u200bword\u00ad'],
  ['in letters of another width', 'ｐａｓｓｗｏｒｄ'],
  ['twice', 'passwordpassword'],
  ['twice, with digits after it', 'monkeymonkey12'],
  ['two characters, again and again', 'abababababab'],
  ['three digits, again and again', '123123123123'],
])('refuses a common password %s (%s) (ACC-7)', async (_how, password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

test.each([
  'asha likes mangoes',
  'a long enough password',
  'घर के पीछे आम का पेड़',
  '83920174',
  'q7#Lm2vX',
  'nodinodi gang',
])('accepts any other password (%s) (ACC-7)', async (password) => {
  expect(await isCommonPassword(password)).toBe(false)
})
