import { common } from './common.ts'
import { shell } from './shell.ts'

/** Texts of every page. */
export const core = { common, shell }
