import { catalogue } from './catalogue.ts'
import { common } from './common.ts'
import { home } from './home.ts'
import { shell } from './shell.ts'

/** What the most visited pages show: the home page and the catalogue. */
export const core = { catalogue, common, home, shell }
