import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { requirementCoverage } from '../../scripts/requirements.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'requirements-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

const requirements = (...numbers: string[]) => numbers.map((number) => `- **${number}** Text.`).join('\n')

describe('requirement coverage (OPS-46)', () => {
  test('counts numbers of titles, of describes around them, and of proofs', () => {
    write('docs/requirements/shell.md', requirements('SHL-1', 'SHL-2', 'SHL-3', 'SHL-4'))
    write('tests/a.test.ts', `describe('frame (SHL-1)', () => {\n  test.each([1])('has %s row', () => {})\n})`)
    write('tests/b.test.tsx', 'test(`says ${1} and 2 (SHL-1, SHL-2)`, () => <b />)')
    write('tests/proofs/c.ts', "export const claim = 'no row is lost (SHL-3)'")
    expect(requirementCoverage(folder)).toEqual({ faults: [], untested: ['SHL-4'], total: 4 })
  })

  test('needs no test for planned requirements', () => {
    write('docs/requirements/office.md', `# Office\n\nStatus: planned\n\n${requirements('OFC-1')}`)
    expect(requirementCoverage(folder).untested).toEqual([])
  })

  test('refuses numbers that do not exist and tests without one', () => {
    write('docs/requirements/shell.md', requirements('SHL-1'))
    write('tests/a.test.ts', "test('is shown (SHL-1, SHL-9)', () => {})\ntest('is hidden', () => {})")
    expect(requirementCoverage(folder).faults).toEqual([
      'tests/a.test.ts:1 cites SHL-9, which does not exist',
      'tests/a.test.ts:2 cites no requirement: is hidden',
    ])
  })

  test('refuses a number that is used twice and one in the file of another prefix', () => {
    write('docs/requirements/shell.md', requirements('SHL-1', 'SHL-1', 'ACC-1'))
    expect(requirementCoverage(folder).faults).toEqual([
      'SHL-1 is used 2 times',
      'docs/requirements/shell.md has the prefixes SHL, ACC',
    ])
  })
})
