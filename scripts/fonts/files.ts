import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

/** Where the site's own font files are kept. */
export const fontFolder = join(root, 'client/fonts')

/** Bytes of a file of an installed package. */
export const fileOf = (path: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(root, 'node_modules', path)))

/** A part of a font of Fontsource as WOFF 1, which needs no more than Node to be unpacked. */
export const fontsource = (family: string, subset: string, weight: number): Uint8Array<ArrayBuffer> =>
  fileOf(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`)
