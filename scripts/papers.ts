import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { allNames, committed, makeAllFiles, scratch } from './material-files.ts'
import { shownPath } from './root.ts'

/** `npm run papers`: makes the PDFs of changed study materials and removes those of earlier texts. They are committed. */
await makeAllFiles()
mkdirSync(committed, { recursive: true })
const stored = new Set(readdirSync(committed))
const wanted = new Set(allNames().flatMap((names) => (names ?? []).flatMap((name) => [`${name}.pdf`, `${name}.json`])))
for (const file of wanted) if (!stored.has(file)) copyFileSync(join(scratch, file), join(committed, file))
for (const file of stored) if (!wanted.has(file)) rmSync(join(committed, file))
console.log(`${wanted.size / 2} PDFs are in ${shownPath(committed)}.`)
