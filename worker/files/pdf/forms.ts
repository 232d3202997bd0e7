import type { Doc } from './sheet.ts'

/** Draws the form with its upper left corner at a point, scaled. */
export type Form = (x: number, y: number, scale: number) => void

type Resources = Record<'fonts' | 'xobjects' | 'ext_gstates' | 'patterns' | 'colorSpaces', Record<string, unknown>>
type Page = Resources & { width: number; height: number; write: (chunk: string | Uint8Array) => void }

/** The internals of pdfkit that its types omit: the current page and matrix, and objects of the file. */
type PdfkitInternals = {
  page: Page
  _ctm: number[]
  ref: (data: object) => { data: { Resources?: object }; write: Page['write']; end: () => void }
  addContent: (content: string) => void
  save: () => void
  transform: (...matrix: number[]) => void
  restore: () => void
}

const serials = new WeakMap<Doc, number>()

/**
 * A form XObject (PDF 32000-1, 8.10): drawn and stored once, shown repeatedly. pdfkit has none, so while drawing it gets a
 * page object that writes into the form.
 */
export const formOf = (doc: Doc, { width, height }: { width: number; height: number }, draw: () => void): Form => {
  const inside = doc as unknown as PdfkitInternals
  const serial = (serials.get(doc) ?? 0) + 1
  serials.set(doc, serial)
  const object = inside.ref({ Type: 'XObject', Subtype: 'Form', FormType: 1, BBox: [0, 0, width, height] })
  const { page, _ctm: turned } = inside
  const form: Page = {
    fonts: {},
    xobjects: {},
    ext_gstates: {},
    patterns: {},
    colorSpaces: {},
    width: page.width,
    height: page.height,
    write: (chunk) => object.write(chunk),
  }
  inside.page = form
  inside._ctm = [1, 0, 0, 1, 0, 0]
  draw()
  inside.page = page
  inside._ctm = turned
  object.data.Resources = {
    Font: form.fonts,
    XObject: form.xobjects,
    ExtGState: form.ext_gstates,
    Pattern: form.patterns,
    ColorSpace: form.colorSpaces,
  }
  object.end()
  return (x, y, scale) => {
    inside.save()
    inside.transform(scale, 0, 0, scale, x, y)
    inside.page.xobjects[`Form${serial}`] = object
    inside.addContent(`/Form${serial} Do`)
    inside.restore()
  }
}
