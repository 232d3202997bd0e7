import { strToU8, zipSync, type Zippable } from 'fflate'
import { describe, expect, test } from 'vitest'
import { documentLimits, openArchive } from '../../../../worker/questions/exchange/archive.ts'

const megabyte = 1024 * 1024
const bytes = (files: Zippable) => zipSync(files, { level: 9 })

/** Copy of an archive with a number at every place of a signature. */
const patched = (archive: Uint8Array, signature: number, offset: number, size: 2 | 4, value: number): Uint8Array => {
  const copy = archive.slice()
  const view = new DataView(copy.buffer)
  for (let at = 0; at + 4 <= copy.length; at += 1)
    if (view.getUint32(at, true) === signature)
      if (size === 2) view.setUint16(at + offset, value, true)
      else view.setUint32(at + offset, value, true)
  return copy
}
const central = 0x02_01_4b_50
const end = 0x06_05_4b_50

const faultOf = (archive: Uint8Array): string => {
  try {
    const opened = openArchive(archive, documentLimits)
    for (const name of opened.names) opened.bytes(name)
    return 'none'
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'another error'
  }
}

const sound = bytes({ 'xl/workbook.xml': strToU8('<workbook/>'), 'a/b.txt': strToU8('text '.repeat(500)) })

describe('an archive is refused before it is inflated (OFC-46)', () => {
  test('a sound archive opens, with and without compression', () => {
    const stored = openArchive(zipSync({ 'a.txt': [strToU8('plain'), { level: 0 }] }), documentLimits)
    expect(stored.text('a.txt')).toBe('plain')
    const opened = openArchive(sound, documentLimits)
    expect(opened.names).toEqual(['xl/workbook.xml', 'a/b.txt'])
    expect(opened.text('a/b.txt')).toHaveLength(2500)
  })

  test.each([
    ['that holds 50 MB of zeros', () => bytes({ 'a.xml': new Uint8Array(50 * megabyte) }), 'bomb'],
    [
      'that declares less than it holds',
      () => patched(bytes({ 'a.xml': new Uint8Array(50 * megabyte) }), central, 24, 4, 1000),
      'bomb',
    ],
    ['that declares more than it holds', () => patched(sound, central, 24, 4, 9000), 'broken'],
    ['whose entries share their bytes', () => patched(sound, central, 42, 4, 0), 'broken'],
    ['with a path above its folder', () => bytes({ '../../etc/passwd': strToU8('x') }), 'broken'],
    ['with an absolute path', () => bytes({ '/etc/passwd': strToU8('x') }), 'broken'],
    ['with a path of a drive', () => bytes({ 'C:\\x.txt': strToU8('x') }), 'broken'],
    ['with a symlink', () => bytes({ link: [strToU8('/etc/passwd'), { os: 3, attrs: 0xa1_ff << 16 }] }), 'broken'],
    ['that is encrypted', () => patched(sound, central, 8, 2, 1), 'encrypted'],
    ['with sizes of ZIP64', () => patched(sound, central, 24, 4, 0xff_ff_ff_ff), 'broken'],
    ['with an unknown compression', () => patched(sound, central, 10, 2, 99), 'broken'],
    ['that claims more entries than it has', () => patched(sound, end, 10, 2, 3), 'broken'],
    ['that claims 60,000 entries', () => patched(sound, end, 10, 2, 60_000), 'bomb'],
    ['that is cut off', () => sound.subarray(0, sound.length - 30), 'broken'],
    ['without any bytes', () => new Uint8Array(), 'broken'],
  ])('one %s', (_, make, fault) => {
    const archive = make()
    const before = process.memoryUsage()
    expect(faultOf(archive)).toBe(fault)
    const { arrayBuffers, external } = process.memoryUsage()
    expect(arrayBuffers + external - before.arrayBuffers - before.external).toBeLessThan(10 * megabyte)
  })

  test('one of 400 entries that all point to the same block', () => {
    const name = (index: number) => `${String(index).padStart(3, '0')}.txt`
    const archive = zipSync(
      Object.fromEntries(Array.from({ length: 400 }, (_, index) => [name(index), strToU8('text '.repeat(9000))])),
    )
    const copy = archive.slice()
    const view = new DataView(copy.buffer)
    // Each local header names the next entry, as in a bomb of overlapping quotes.
    let at = view.getUint32(copy.length - 6, true)
    for (let index = 0; index < 400; index += 1) {
      view.setUint32(at + 20, copy.length - 100 - view.getUint32(at + 42, true), true)
      at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true)
    }
    expect(faultOf(copy)).toBe('bomb')
  })
})
