import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convert } from 'fontverter'
import { root } from '../root.ts'
import { withWholeSpaces } from './whole-spaces.ts'

/** Bytes of a file of an installed package. */
export const fileOf = (path: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(root, 'node_modules', path)))

/** A part of a font of Fontsource as a TrueType file. */
export const fontsource = async (family: string, subset: string, weight: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await convert(Buffer.from(fileOf(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`)), 'sfnt'),
  )

/** A part of Mukta whose kerning leaves spaces alone. */
export const mukta = async (subset: string, weight: number): Promise<Uint8Array<ArrayBuffer>> =>
  withWholeSpaces(await fontsource('mukta', subset, weight))
