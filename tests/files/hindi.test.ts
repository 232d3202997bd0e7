import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/root.ts'
import { spellingFaults } from './hindi-spelling.ts'

/** Excluded: the search, imported files and the check of numbers know every spelling that people type. */
const knowsOtherSpellings =
  /^((domain|worker)\/search\/|domain\/questions\/exchange\/|domain\/content\/checks\/number-words)/
const holdsText = /\.(tsx?|md|svg|vtt|json|html)$/

const filesUnder = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && holdsText.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length))
    .filter((path) => !knowsOtherSpellings.test(path))

const faultsIn = (path: string, isInterface: boolean): string[] =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      spellingFaults(line, isInterface).map(({ found, write }) => `${path}:${index + 1} ${found}: write ${write}`),
    )

describe('Hindi has one spelling for each word (FIL-32)', () => {
  test.each<[string, string[], boolean]>([
    ['the interface', ['client', 'worker', 'domain', 'scripts'], true],
    ['the content', ['drizzle/seed', 'public'], false],
  ])('in %s', (_where, folders, isInterface) => {
    const files = folders.flatMap(filesUnder)
    expect(files.length).toBeGreaterThan(10)
    expect(files.flatMap((path) => faultsIn(path, isInterface))).toEqual([])
  })

  test.each<[string, string, string[]]>([
    ['a missing nukta', 'गलत उत्तर के खर्च', ['ग़लत', 'ख़र्च']],
    ['one of two nuktas missing', 'कागज़ और तुग़लक', ['काग़ज़', 'तुग़लक़']],
    ['a missing nukta in an inflected form', 'बाजारों में', ['बाज़ारों']],
    ['a written nasal', 'हिन्दी में', ['हिंदी']],
    ['a word the glossary replaces', 'प्रमाण-पत्र', ['प्रमाणपत्र']],
    ['nothing in a name that only begins alike', 'गुजरात, तेजस, रोजाना', []],
  ])('finds %s', (_what, text, expected) => {
    expect(spellingFaults(text, false).map(({ write }) => write)).toEqual(expected)
  })

  test('applies the words of the exam hall to the interface alone', () => {
    expect(spellingFaults('सहेजें', true)).toHaveLength(1)
    expect(spellingFaults('पृष्ठ तनाव', false)).toEqual([])
  })
})
