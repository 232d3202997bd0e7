import { withWholeSpaces } from './whole-spaces.ts'
import { sfntOf } from './woff.ts'

/** The parts of Mukta, by script and weight, in the order in which a letter is looked for. */
export const faces = [
  'latin-400',
  'devanagari-400',
  'latin-ext-400',
  'latin-600',
  'devanagari-600',
  'latin-ext-600',
] as const
export type PdfFace = (typeof faces)[number]
export type Fonts = Record<PdfFace, Uint8Array<ArrayBuffer>>

/** One part of Mukta from its WOFF file, ready to be set. */
export const fontOf = async (woff: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  withWholeSpaces(await sfntOf(woff))
