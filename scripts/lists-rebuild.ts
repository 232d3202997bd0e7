import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { listContent } from './office-lists.ts'
import { root, shownPath } from './root.ts'
import { openStorage } from './storage/open.ts'

/** npm run lists:rebuild: rebuilds the office's lists of the local state. A running server has a route for that. */
const stateDir = resolve(root, process.env.STATE_DIR ?? '.state')

const rebuild = async (): Promise<void> => {
  if (!existsSync(stateDir)) throw new Error(`There is no state in ${shownPath(stateDir)} yet: npm start makes it.`)
  const { main, close } = await openStorage(stateDir)
  const items = await listContent(main)
  await close()
  console.log(`${items} items are in the office's lists of ${shownPath(stateDir)}.`)
}

rebuild().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
