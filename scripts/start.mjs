import { prepare, run } from './prepare.mjs'

prepare()
run('scripts/start.ts')
