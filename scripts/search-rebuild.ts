import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { root, shownPath } from './root.ts'
import { indexContent } from './search-index.ts'
import { openStorage } from './storage/open.ts'

/** npm run search:rebuild: rebuilds the search index of the local state. A running server has a route for that. */
const stateDir = resolve(root, process.env.STATE_DIR ?? '.state')

const rebuild = async (): Promise<void> => {
  if (!existsSync(stateDir)) throw new Error(`There is no state in ${shownPath(stateDir)} yet: npm start makes it.`)
  const { close, ...storage } = await openStorage(stateDir)
  const written = await indexContent(storage, 'all')
  await close()
  console.log(`${written} documents are in the search index of ${shownPath(stateDir)}.`)
}

rebuild().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
