/** The parts of Mukta by script and weight, in the order in which a letter is looked up. */
export const faces = [
  'latin-400',
  'devanagari-400',
  'latin-ext-400',
  'latin-600',
  'devanagari-600',
  'latin-ext-600',
] as const
export type PdfFace = (typeof faces)[number]

/** TrueType files. */
export type Fonts = Record<PdfFace, Uint8Array<ArrayBuffer>>
