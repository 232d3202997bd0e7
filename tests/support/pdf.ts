import { inflateSync } from 'node:zlib'

/**
 * Content of a PDF page: letters mapped back from glyphs, text of runs for copying, number of formulas, and number of
 * shapes in each figure.
 */
export type PdfPage = { letters: string; carried: string[]; formulas: number; figures: number[] }

const hexText = (hex: string): string => Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le')

/** Objects of a file by number, with the content of streams. */
const objectsOf = (bytes: Uint8Array): Map<string, { text: string; stream: string }> => {
  // One character per byte, so that offsets in the text are offsets in the file.
  const file = Buffer.from(bytes).toString('latin1')
  const objects = new Map<string, { text: string; stream: string }>()
  for (const match of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)) {
    const [, number = '', whole = ''] = match
    const at = whole.indexOf('stream\n')
    const text = at < 0 ? whole : whole.slice(0, at)
    const raw = at < 0 ? '' : whole.slice(at + 7, whole.lastIndexOf('\nendstream'))
    const packed = text.includes('FlateDecode')
    objects.set(number, {
      text,
      stream: packed ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw,
    })
  }
  return objects
}

/** Letters by glyph, from a font's ToUnicode table. */
const lettersOf = (table: string): Map<number, string> => {
  const letters = new Map<number, string>()
  for (const [, first = '', , list = ''] of table.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    ;[...list.matchAll(/<([0-9a-f\s]*)>/gi)].forEach(([, hex = ''], index) =>
      letters.set(Number.parseInt(first, 16) + index, hexText(hex)),
    )
  }
  return letters
}

/** Pages in order, of files as pdfkit writes them. */
export const readPdf = (bytes: Uint8Array): PdfPage[] => {
  const objects = objectsOf(bytes)
  const textOf = (number: string | undefined) => objects.get(number ?? '')?.text ?? ''
  const tables = new Map<string, Map<number, string>>()
  const tableOf = (font: string) => {
    const known = tables.get(font)
    if (known) return known
    const [, unicode] = /\/ToUnicode (\d+) 0 R/.exec(textOf(font)) ?? []
    const table = lettersOf(objects.get(unicode ?? '')?.stream ?? '')
    tables.set(font, table)
    return table
  }
  const fontsOf = (page: string): Map<string, string> => {
    const [, own] = /\/Resources (\d+) 0 R/.exec(page) ?? []
    const text = textOf(own)
    const [, fonts = ''] = /\/Font <<([^>]*)>>/.exec(text) ?? []
    return new Map([...fonts.matchAll(/\/(\S+) (\d+) 0 R/g)].map(([, name = '', number = '']) => [name, number]))
  }
  const [root] = [...objects.values()].filter(({ text }) => /\/Type \/Pages\b/.test(text))
  const kids = /\/Kids \[([^\]]*)\]/.exec(root?.text ?? '')?.[1] ?? ''
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, number]) => {
    const page = textOf(number)
    const [, contents] = /\/Contents (\d+) 0 R/.exec(page) ?? []
    const stream = objects.get(contents ?? '')?.stream ?? ''
    return readPage(stream, fontsOf(page), tableOf)
  })
}

const readPage = (
  stream: string,
  fonts: Map<string, string>,
  tableOf: (font: string) => Map<number, string>,
): PdfPage => {
  let letters = ''
  let font = ''
  // Texts are shown line by line, those of figures letter by letter.
  for (const [, name, line, letter] of stream.matchAll(/\/(\S+) [\d.]+ Tf|\[([^\]]*)\] TJ|(<[0-9a-f]+>) Tj/gi)) {
    if (name) font = fonts.get(name) ?? ''
    else {
      const table = tableOf(font)
      for (const [, hex = ''] of (line ?? letter ?? '').matchAll(/<([0-9a-f]+)>/gi))
        for (const [glyph] of hex.matchAll(/.{4}/g)) letters += table.get(Number.parseInt(glyph, 16)) ?? ''
      if (line !== undefined) letters += ' '
    }
  }
  return {
    letters,
    carried: [...stream.matchAll(/\/ActualText \(((?:\\[\s\S]|[^)\\])*)\)/g)].map(([, text = '']) => carriedText(text)),
    formulas: stream.match(/\/Form\d+ Do/g)?.length ?? 0,
    figures: [...stream.matchAll(/\/Figure\b[\s\S]*?BDC([\s\S]*?)\nEMC/g)].map(
      ([, drawn = '']) => drawn.match(/\n[SBf]\*?(?=\n)/g)?.length ?? 0,
    ),
  }
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** PDF string: UTF-16 after its byte order mark, else one byte per letter. */
const carriedText = (written: string): string => {
  const bytes = written.replace(/\\([\s\S])/g, (_whole, letter: string) => escapes[letter] ?? letter)
  return bytes.startsWith('\u00fe\u00ff') ? hexText(Buffer.from(bytes.slice(2), 'latin1').toString('hex')) : bytes
}
