declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild
  export = build
}

declare module '*/migrations/attempt/migrations.js' {
  const migrations: {
    journal: { entries: { idx: number; when: number; tag: string; breakpoints: boolean }[] }
    migrations: Record<string, string>
  }
  export default migrations
}

declare module '*/migrations/deck/migrations.js' {
  const migrations: {
    journal: { entries: { idx: number; when: number; tag: string; breakpoints: boolean }[] }
    migrations: Record<string, string>
  }
  export default migrations
}

declare module '*.sql' {
  const statements: string
  export default statements
}

declare module 'svg-to-pdfkit' {
  type Options = {
    width?: number
    height?: number
    assumePt?: boolean
    preserveAspectRatio?: string
    fontCallback?: (family: string, bold: boolean, italic: boolean) => string
  }
  const draw: (doc: PDFKit.PDFDocument, svg: string, x: number, y: number, options?: Options) => void
  export default draw
}

/** The address of a file of the site, as the build names it. */
declare module '*?url' {
  const address: string
  export default address
}

/** The part of fontkit that pictures are set by. Measures in units of the font. */
declare module 'fontkit' {
  export type Glyph = { id: number; advanceWidth: number; path: { commands: { command: string; args: number[] }[] } }
  type Position = { xAdvance: number; xOffset: number; yOffset: number }
  export type Font = {
    unitsPerEm: number
    directory: { tables: Record<string, unknown> }
    characterSet: number[]
    ascent: number
    descent: number
    hasGlyphForCodePoint: (codePoint: number) => boolean
    glyphForCodePoint: (codePoint: number) => Glyph
    layout: (text: string) => { glyphs: Glyph[]; positions: Position[]; advanceWidth: number }
  }
  export const create: (file: Uint8Array) => Font
}

declare module 'pdfjs-dist/build/pdf.min.mjs' {
  export * from 'pdfjs-dist'
}

/** Parser, which the display module finds in a global. */
declare module 'pdfjs-dist/build/pdf.worker.min.mjs' {
  export const WorkerMessageHandler: unknown
}
