import subsetFont from 'subset-font'
import { fontOf } from '../../worker/files/pdf/fonts.ts'
import { fontsource } from './files.ts'

/** A part of Mukta whose kerning leaves spaces alone, as WOFF 2. */
export const lettersFont = async (script: string, weight: number): Promise<Uint8Array> =>
  subsetFont(Buffer.from(await fontOf(fontsource('mukta', script, weight))), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'woff2',
  })
