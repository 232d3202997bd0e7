import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allNames, committed } from '../../scripts/material-files.ts'

test('the PDFs of the demo are those of its texts; npm run papers renews them (MAT-46)', () => {
  const names = allNames([committed])
  expect(names).not.toContain(null)
  const files = names.flatMap((each) => (each ?? []).flatMap((name) => [`${name}.json`, `${name}.pdf`]))
  expect(readdirSync(committed).toSorted()).toEqual(files.toSorted())
})
