import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** A folder for messages, from where the checkout is. */
export const shownPath = (path: string): string => relative(root, path) || '.'
