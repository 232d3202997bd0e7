import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/root.ts'

const folder = join(root, 'docs/decisions')

type Decision = {
  file: string
  number: string
  title: string
  status: string
  text: string
  /** Numbers in the lines under the title. */
  amends: string[]
  amendedBy: string[]
  supersedes: string[]
  supersededBy: string[]
}

const numbersIn = (line = ''): string[] => [...line.matchAll(/\[(\d{4})\]/g)].map(([, number = '']) => number)

const parse = (file: string): Decision => {
  const text = readFileSync(join(folder, file), 'utf8')
  const [, number = '', title = '', status = ''] = /^# (\d{4}) (.+)\n\nStatus: (.+)\n/.exec(text) ?? []
  return {
    file,
    number,
    title,
    status,
    text,
    amends: numbersIn(/^Amends: (.+)$/m.exec(text)?.[1]),
    amendedBy: status.startsWith('amended by') ? numbersIn(status) : [],
    supersedes: numbersIn(/^Supersedes: (.+)$/m.exec(text)?.[1]),
    supersededBy: status.startsWith('superseded by') ? numbersIn(status) : [],
  }
}

const decisions = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .sort()
  .map(parse)

/** Pairs of numbers, as text, so that a failure names them. */
const pairs = (of: (decision: Decision) => string[]): string[] =>
  decisions.flatMap((decision) => of(decision).map((other) => `${decision.number} ${other}`)).sort()

const swapped = (all: string[]): string[] => all.map((pair) => pair.split(' ').toReversed().join(' ')).sort()

describe('decision records describe the repository as it is (OPS-45)', () => {
  test('a record has its number, a title, a status and three parts', () => {
    const status = /^(accepted|(amended|superseded) by \[\d{4}\]\(\S+\)(, \[\d{4}\]\(\S+\))*)$/
    for (const [index, { file, number, text, ...decision }] of decisions.entries()) {
      expect(number, file).toBe(String(index + 1).padStart(4, '0'))
      expect(file.startsWith(`${number}-`), file).toBe(true)
      expect(decision.status, file).toMatch(status)
      expect(
        [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading),
        file,
      ).toEqual(['Context', 'Decision', 'Consequences'])
    }
  })

  test('a link between records names an existing file by its own number', () => {
    for (const { file, text } of decisions)
      for (const [, number = '', target = ''] of text.matchAll(/\[(\d{4})\]\(([^)]+)\)/g)) {
        expect(existsSync(join(folder, target)), `${file}: ${target}`).toBe(true)
        expect(target.startsWith(`${number}-`), `${file}: ${target}`).toBe(true)
      }
  })

  test('both records of an amendment or a replacement name each other', () => {
    expect(pairs(({ amendedBy }) => amendedBy)).toEqual(swapped(pairs(({ amends }) => amends)))
    expect(pairs(({ supersededBy }) => supersededBy)).toEqual(swapped(pairs(({ supersedes }) => supersedes)))
  })

  test('the index lists every record with its title and status', () => {
    const rows = readFileSync(join(folder, 'README.md'), 'utf8')
      .split('\n')
      .filter((line) => /^\| \[\d/.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()))
    expect(rows.map(([, link, title, status]) => [link, title, status])).toEqual(
      decisions.map(({ number, file, title, status }) => [`[${number}](${file})`, title, status]),
    )
  })
})
