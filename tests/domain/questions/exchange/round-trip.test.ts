import { describe, expect, test } from 'vitest'
import { expectedImport, rowsOf, seeds, written } from './support.ts'

describe('an export is imported again without loss (OFC-45)', () => {
  test.each([
    ['csv', 'en'],
    ['csv', 'hi'],
    ['xlsx', 'en'],
    ['xlsx', 'hi'],
    ['docx', 'en'],
    ['docx', 'hi'],
  ] as const)('each tried question of the demo as %s with headings in %s', async (format, language) => {
    const rows = await rowsOf(format, await written(format, seeds, language))
    expect(rows.flatMap(({ faults }) => faults)).toEqual([])
    expect(rows.map(({ question }) => question)).toEqual(expectedImport(seeds))
  })
})
