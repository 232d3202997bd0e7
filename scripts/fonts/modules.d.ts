declare module 'subset-font' {
  type Options = {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    keepFeatures?: string[]
    noHinting?: boolean
    keepAllGlyphs?: boolean
  }
  const subset: (font: Buffer, text: string | undefined, options: Options) => Promise<Uint8Array>
  export default subset
}

declare module 'fontverter' {
  export const convert: (font: Buffer, format: 'sfnt' | 'woff' | 'woff2') => Promise<Uint8Array>
}
