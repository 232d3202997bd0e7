import devanagari400 from '../fonts/mukta-devanagari-400.ttf?url'
import devanagari600 from '../fonts/mukta-devanagari-600.ttf?url'
import latin400 from '../fonts/mukta-latin-400.ttf?url'
import latin600 from '../fonts/mukta-latin-600.ttf?url'
import latinExt400 from '../fonts/mukta-latin-ext-400.ttf?url'
import latinExt600 from '../fonts/mukta-latin-ext-600.ttf?url'
import type { Figures } from './figures.ts'
import { faces, type PdfFace, type Fonts } from './fonts.ts'

const addresses: Record<PdfFace, string> = {
  'latin-400': latin400,
  'latin-600': latin600,
  'latin-ext-400': latinExt400,
  'latin-ext-600': latinExt600,
  'devanagari-400': devanagari400,
  'devanagari-600': devanagari600,
}

/** A file of the site; null for a missing one. */
const fetchFile = async (files: Fetcher, address: string): Promise<Response | null> => {
  const response = await files.fetch(new URL(address, 'https://assets.invalid'))
  return response.ok ? response : null
}

let cached: Promise<Fonts> | null = null

const fetchFonts = async (files: Fetcher): Promise<Fonts> => {
  const entries = await Promise.all(
    faces.map(async (face) => {
      const response = await fetchFile(files, addresses[face])
      if (!response) throw new Error(`The font ${face} is not among the site's files.`)
      return [face, new Uint8Array(await response.arrayBuffer())] as const
    }),
  )
  return Object.fromEntries(entries) as Fonts
}

/** The parts of Mukta, fetched once per isolate; a failed fetch is retried on the next call. */
export const fontsOf = (files: Fetcher): Promise<Fonts> => {
  cached ??= fetchFonts(files).catch((error: unknown) => {
    cached = null
    throw error
  })
  return cached
}

/** The site's own pictures among the wanted addresses; missing ones are left out. */
export const figuresOf = async (files: Fetcher, wanted: Iterable<string>): Promise<Figures> => {
  const figures = new Map<string, string | Uint8Array<ArrayBuffer>>()
  for (const address of new Set(wanted)) {
    // Pictures of other sites are not fetched.
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
