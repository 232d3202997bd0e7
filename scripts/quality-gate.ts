import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { qualityFindings } from '../domain/questions/quality-gate/quality-gate.ts'
import { compareFindings, countFindings, shrink, type AllowedFindings } from './quality/allowed.ts'
import { seedPapers } from './quality/seed-papers.ts'
import { root } from './root.ts'

/** Findings of the seeded papers that their next edition will mend. The list only shrinks. */
const file = join(root, 'scripts/quality/allowed.json')
const readAllowed = (): AllowedFindings => JSON.parse(readFileSync(file, 'utf8')) as AllowedFindings

const seedFindings = (): AllowedFindings =>
  Object.fromEntries(
    [...seedPapers()]
      .map(([code, paper]) => [code, countFindings(qualityFindings(paper))] as const)
      .filter(([, counts]) => Object.keys(counts).length > 0),
  )

/** Faults of the seeded papers beyond the allowed ones, and allowed ones that no longer occur. */
export const seedQuality = (): string[] => compareFindings(seedFindings(), readAllowed())

/** With --shrink, takes out of the list what no longer occurs. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--shrink'))
    writeFileSync(file, `${JSON.stringify(shrink(seedFindings(), readAllowed()), null, 2)}\n`)
  const faults = seedQuality()
  for (const fault of faults) console.log(fault)
  process.exit(faults.length > 0 ? 1 : 0)
}
