import subsetFont from 'subset-font'
import { mukta } from './files.ts'

/** A part of Mukta as WOFF 2, without hints. */
export const lettersFont = async (script: string, weight: number): Promise<Uint8Array> =>
  subsetFont(Buffer.from(await mukta(script, weight)), undefined, { keepAllGlyphs: true, targetFormat: 'woff2' })
