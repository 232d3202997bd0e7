import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, test } from 'vitest'
import {
  certificateCode,
  certificateCodeBytes,
  parseCode,
  formatCode,
} from '../../../domain/courses/certificate-code.ts'
import { normaliseHolderName } from '../../../domain/courses/holder-name.ts'

const bytes = Uint8Array.from({ length: certificateCodeBytes }, (_, index) => (index * 37) % 256)

describe('the code of a certificate (CRS-22)', () => {
  test('has 28 letters out of 32, which is 140 bits', () => {
    const code = certificateCode(bytes)
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{28}$/)
    expect(28 * Math.log2(32)).toBeGreaterThanOrEqual(128)
    expect(formatCode(code)).toMatch(/^(.{4}-){6}.{4}$/)
  })

  test('is read as people type it from paper', () => {
    const code = certificateCode(bytes)
    expect(parseCode(formatCode(code))).toBe(code)
    expect(parseCode(` ${formatCode(code).toLowerCase().replaceAll('-', ' ')} `)).toBe(code)
    expect(parseCode('O'.repeat(14) + 'lI'.repeat(7))).toBe('0'.repeat(14) + '1'.repeat(14))
  })

  test.each(['', 'abc', 'U'.repeat(28), '0'.repeat(27), '0'.repeat(29), '%2e'.repeat(10)])('refuses %j', (typed) => {
    expect(parseCode(typed)).toBeNull()
  })
})

describe('the name on a certificate (CRS-21)', () => {
  test.each([
    ['  Meena   Kumari ', 'Meena Kumari'],
    ['प्रिया शर्मा', 'प्रिया शर्मा'],
    ["Dr. A. P. D'Souza-Rao", "Dr. A. P. D'Souza-Rao"],
    ['Émilie', 'Émilie'],
    ['Kṛṣṇa Ṭhākur', 'Kṛṣṇa Ṭhākur'],
    ['Ｍｅｅｎａ', 'Meena'],
    ['ﬁona', 'fiona'],
    ['क़ैसर स्त्री', 'क़ैसर स्त्री'.normalize('NFKC')],
  ])('prints %j as %j', (entered, name) => {
    expect(normaliseHolderName(entered)).toBe(name)
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
  ])('refuses %j', (entered) => {
    expect(normaliseHolderName(entered)).toBeNull()
  })

  test.each([400, 600])('has only letters that the typeface of weight %i contains', (weight) => {
    const files = ['latin', 'latin-ext', 'devanagari'].map(
      (part) => `node_modules/@fontsource/mukta/files/mukta-${part}-${weight}-normal.woff`,
    )
    const drawn = new Set(files.flatMap((file) => create(readFileSync(file)).characterSet))
    const letters = Array.from({ length: 0x1_10_00 }, (_, code) => String.fromCodePoint(code))
    const taken = letters.flatMap((letter) => normaliseHolderName(letter) ?? normaliseHolderName(`क${letter}`) ?? [])
    expect(taken.length).toBeGreaterThan(300)
    expect(taken.filter((name) => [...name].some((letter) => !drawn.has(letter.codePointAt(0) ?? 0)))).toEqual([])
  })
})
