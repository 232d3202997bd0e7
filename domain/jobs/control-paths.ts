import { valueAt } from '../content/body-paths.ts'

/** Control of a row that shows the mark of the whole row. */
const rowControls: Record<string, string> = {
  dates: 'at',
  fees: 'paise',
  relaxations: 'years',
  selection: 'name.en',
  links: 'url',
}

const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== ''

/** Fields of an object that hold something. */
const filledIn = (body: unknown, path: string): string[] => {
  const value = valueAt(body, path)
  return typeof value === 'object' && value !== null
    ? Object.entries(value)
        .filter(([, each]) => isFilled(each))
        .map(([name]) => `${path}.${name}`)
    : []
}

/**
 * Paths of the controls that show the mark of a recognised field: a row by its main control, an object by its filled
 * fields. Vacancies by category are one control.
 */
export const controlMarks = (body: unknown, path: string): string[] => {
  const row = /^([a-z]+)\.\d+$/.exec(path)
  if (row) return [`${path}.${rowControls[row[1] ?? ''] ?? ''}`]
  if (/^posts\.\d+\.qualification$/.test(path)) return [`${path}.level`, ...filledIn(body, `${path}.text`)]
  return /^(howToApply|feeNote|domicile|posts\.\d+\.(name|pay|age))$/.test(path) ? filledIn(body, path) : [path]
}
