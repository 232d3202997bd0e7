// npm run <command>: shared set-up of every command that is written in TypeScript.
import { prepare, run } from './prepare.mjs'

const [file, ...args] = process.argv.slice(2)
await prepare('all')
run(file, args)
