const maxBytes = 2_000_000

const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

type Read = { text: string; problem: null } | { text: null; problem: 'tooLarge' | 'unreadable' }

/** Text of a chosen file in UTF-8 or UTF-16. */
export const readTextFile = async (file: File): Promise<Read> => {
  if (file.size > maxBytes) return { text: null, problem: 'tooLarge' }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return { text: new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes), problem: null }
  } catch {
    return { text: null, problem: 'unreadable' }
  }
}
