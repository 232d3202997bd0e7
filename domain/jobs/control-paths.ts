import { valueAt } from '../content/body-paths.ts'

/** Control that stands for its whole row. */
const rowControls: Record<string, string> = {
  dates: 'at',
  fees: 'paise',
  relaxations: 'years',
  selection: 'name.en',
  links: 'url',
}

const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

/** Filled fields of an object. */
const filledIn = (body: unknown, path: string): string[] => {
  const value = valueAt(body, path)
  return typeof value === 'object' && value !== null
    ? Object.entries(value)
        .filter(([, each]) => isFilled(each))
        .map(([name]) => `${path}.${name}`)
    : []
}

/**
 * Paths of the controls that ask for a check of a recognised field: the main control of a row, the filled fields of an
 * object. Vacancies by category are one control.
 */
export const controlPaths = (body: unknown, path: string): string[] => {
  const row = /^([a-z]+)\.\d+$/.exec(path)
  if (row) return [`${path}.${rowControls[row[1] ?? ''] ?? ''}`]
  if (/^posts\.\d+\.qualification$/.test(path)) return [`${path}.level`, ...filledIn(body, `${path}.text`)]
  return /^(howToApply|feeNote|domicile|posts\.\d+\.(name|pay|age))$/.test(path) ? filledIn(body, path) : [path]
}
