import devanagari400 from '@fontsource/mukta/files/mukta-devanagari-400-normal.woff?url'
import devanagari600 from '@fontsource/mukta/files/mukta-devanagari-600-normal.woff?url'
import latin400 from '@fontsource/mukta/files/mukta-latin-400-normal.woff?url'
import latin600 from '@fontsource/mukta/files/mukta-latin-600-normal.woff?url'
import latinExt400 from '@fontsource/mukta/files/mukta-latin-ext-400-normal.woff?url'
import latinExt600 from '@fontsource/mukta/files/mukta-latin-ext-600-normal.woff?url'
import type { Figures } from './figures.ts'
import { faces, fontOf, type PdfFace, type Fonts } from './fonts.ts'

const addresses: Record<PdfFace, string> = {
  'latin-400': latin400,
  'latin-600': latin600,
  'latin-ext-400': latinExt400,
  'latin-ext-600': latinExt600,
  'devanagari-400': devanagari400,
  'devanagari-600': devanagari600,
}

/** A file of the site; null where there is none. */
const fetchFile = async (files: Fetcher, address: string): Promise<Response | null> => {
  const response = await files.fetch(new URL(address, 'https://assets.invalid'))
  return response.ok ? response : null
}

let kept: Promise<Fonts> | null = null

const fetchFonts = async (files: Fetcher): Promise<Fonts> => {
  const made = await Promise.all(
    faces.map(async (face) => {
      const response = await fetchFile(files, addresses[face])
      if (!response) throw new Error(`The font ${face} is not among the site's files.`)
      return [face, await fontOf(new Uint8Array(await response.arrayBuffer()))] as const
    }),
  )
  return Object.fromEntries(made) as Fonts
}

/** Mukta in its parts, fetched once in an isolate; a failed fetch is tried again the next time. */
export const fontsOf = (files: Fetcher): Promise<Fonts> => {
  kept ??= fetchFonts(files).catch((error: unknown) => {
    kept = null
    throw error
  })
  return kept
}

/** The pictures at some addresses of ours, those that are there. */
export const figuresOf = async (files: Fetcher, wanted: Iterable<string>): Promise<Figures> => {
  const figures = new Map<string, string | Uint8Array<ArrayBuffer>>()
  for (const address of new Set(wanted)) {
    // Pictures of other sites are not fetched: a document is made of what is ours.
    const response = address.startsWith('/') ? await fetchFile(files, address) : null
    if (!response) continue
    const type = response.headers.get('content-type') ?? ''
    figures.set(
      address,
      type.startsWith('image/svg') ? await response.text() : new Uint8Array(await response.arrayBuffer()),
    )
  }
  return figures
}
