import { join } from 'node:path'
import { root } from '../root.ts'

/** Folder of the site's own fonts. */
export const fontFolder = join(root, 'client/fonts')

/** Folder of the fonts of PDFs and social images. */
export const documentFontFolder = join(root, 'worker/files/fonts')
