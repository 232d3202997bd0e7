import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { certificateCode, certificateCodeBytes, readCode, shownCode } from '../../../domain/courses/certificate-code.ts'
import { holderName } from '../../../domain/courses/holder-name.ts'

const bytes = Uint8Array.from({ length: certificateCodeBytes }, (_, index) => (index * 37) % 256)

describe('trust rule 14: the code of a certificate', () => {
  test('has 28 letters of 32: 140 bits, more than the 128 that are asked for', () => {
    const code = certificateCode(bytes)
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{28}$/)
    expect(28 * Math.log2(32)).toBeGreaterThanOrEqual(128)
    expect(shownCode(code)).toMatch(/^(.{4}-){6}.{4}$/)
  })

  test('is read as people type it from paper', () => {
    const code = certificateCode(bytes)
    expect(readCode(shownCode(code))).toBe(code)
    expect(readCode(` ${shownCode(code).toLowerCase().replaceAll('-', ' ')} `)).toBe(code)
    expect(readCode('O'.repeat(14) + 'lI'.repeat(7))).toBe('0'.repeat(14) + '1'.repeat(14))
  })

  test.each(['', 'abc', 'U'.repeat(28), '0'.repeat(27), '0'.repeat(29), '%2e'.repeat(10)])('%j is none', (typed) => {
    expect(readCode(typed)).toBeNull()
  })
})

describe('issue 5 item 3: the name on a certificate', () => {
  test.each([
    ['  Meena   Kumari ', 'Meena Kumari'],
    ['प्रिया शर्मा', 'प्रिया शर्मा'],
    ["Dr. A. P. D'Souza-Rao", "Dr. A. P. D'Souza-Rao"],
    ['Émilie', 'Émilie'],
    ['Kṛṣṇa Ṭhākur', 'Kṛṣṇa Ṭhākur'],
    ['Ｍｅｅｎａ', 'Meena'],
    ['ﬁona', 'fiona'],
    ['क़ैसर स्त्री', 'क़ैसर स्त्री'.normalize('NFKC')],
  ])('%j stands there as %j', (entered, name) => {
    expect(holderName(entered)).toBe(name)
  })

  test.each([
    '',
    ' ',
    '<b>Me</b>',
    '12345',
    'தமிழ்',
    'a'.repeat(61),
    '. .',
    'Me\u202eevil',
    'Nguyễn',
    'Əli',
    'Meena\u0332',
    `क${'\u0902'.repeat(5)}`,
    'ा',
  ])('%j is refused', (entered) => {
    expect(holderName(entered)).toBeNull()
  })

  test.each([400, 600])('has no letter that the certificate’s type of weight %i lacks', (weight) => {
    const files = ['latin', 'latin-ext', 'devanagari'].map(
      (part) => `node_modules/@fontsource/mukta/files/mukta-${part}-${weight}-normal.woff`,
    )
    const drawn = new Set(files.flatMap((file) => create(readFileSync(file)).characterSet))
    const letters = Array.from({ length: 0x1_10_00 }, (_, code) => String.fromCodePoint(code))
    const taken = letters.flatMap((letter) => holderName(letter) ?? holderName(`क${letter}`) ?? [])
    expect(taken.length).toBeGreaterThan(300)
    expect(taken.filter((name) => [...name].some((letter) => !drawn.has(letter.codePointAt(0) ?? 0)))).toEqual([])
  })
})
