import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Path for messages, relative to the checkout. */
export const shownPath = (path: string): string => relative(root, path) || '.'
