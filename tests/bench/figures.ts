import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/root.ts'

/** Line of the table. The ratio is to the floor of the same run; null without a floor. */
export type Figure = {
  figure: string
  value: number | null
  floor: number | null
  ratio: number | null
  budget: string
  /** Null without a budget, or if the system does not provide the value. */
  ok: boolean | null
}

type Bound = { of: 'value' | 'ratio'; atLeast?: number; atMost?: number; unit?: string }

const rounded = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : Number(value.toPrecision(3))

const wording = ({ of, atLeast, atMost, unit = '' }: Bound): string =>
  `${of === 'ratio' ? 'ratio ' : ''}${atLeast === undefined ? `<= ${atMost}` : `>= ${atLeast}`}${unit && ` ${unit}`}`

export const figure = (name: string, value: number | null, floor: number | null, bound?: Bound): Figure => {
  const ratio = value === null || floor === null ? null : value / floor
  const judged = bound?.of === 'ratio' ? ratio : value
  const ok =
    bound && judged !== null ? judged >= (bound.atLeast ?? -Infinity) && judged <= (bound.atMost ?? Infinity) : null
  return {
    figure: name,
    value: rounded(value),
    floor: rounded(floor),
    ratio: rounded(ratio),
    budget: bound ? wording(bound) : '',
    ok,
  }
}

const verdicts = new Map([
  [true, 'ok'],
  [false, 'MISSED'],
])

const row = (cells: string[]): string => {
  const [name = '', value = '', floor = '', ratio = '', budget = '', verdict = ''] = cells
  return `${name.padEnd(74)}${value.padStart(9)}${floor.padStart(9)}${ratio.padStart(8)}  ${budget.padEnd(16)}${verdict}`
}

const shown = (value: number | null): string => (value === null ? '-' : String(value))

export const printTable = (figures: Figure[]): void => {
  console.log(row(['figure', 'value', 'floor', 'ratio', 'budget', 'ok']))
  for (const { figure: name, value, floor, ratio, budget, ok } of figures) {
    console.log(
      row([name, shown(value), shown(floor), shown(ratio), budget, ok === null ? '-' : (verdicts.get(ok) ?? '')]),
    )
  }
}

/** Same keys in the same order each time, so that two runs can be compared line by line. */
export const writeLatest = (buildId: string, figures: Figure[]): void => {
  const machine = {
    platform: process.platform,
    arch: process.arch,
    cores: availableParallelism(),
    node: process.version,
  }
  writeFileSync(
    join(root, 'tests', 'bench', 'latest.json'),
    `${JSON.stringify({ buildId, machine, figures }, null, 2)}\n`,
  )
}
