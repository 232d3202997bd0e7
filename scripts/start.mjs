import { join } from 'node:path'
import { prepare, root, run } from './prepare.mjs'

await prepare('start')
// Node caches compiled packages, which saves most of the time of a second start.
run('scripts/start.ts', [], { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') })
