import { common } from './common.ts'
import { shell } from './shell.ts'

/** What every page shows. */
export const core = { common, shell }
