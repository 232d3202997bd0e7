import { valueAt } from '../content/body-paths.ts'
import type { DraftBody } from '../content/contract.ts'
import type { Language } from '../language.ts'
import type { Bilingual } from '../questions/text.ts'
import type { FileCue } from './caption-file.ts'
import type { Cue, VideoChapter } from './tracks.ts'

const textIn = (value: unknown, language: Language): string => {
  const text = valueAt(value, language)
  return typeof text === 'string' ? text : ''
}
const bilingual = (value: unknown): Bilingual => ({ en: textIn(value, 'en'), hi: textIn(value, 'hi') })

const rowsOf = (body: DraftBody, name: string): unknown[] => {
  const rows = body[name]
  return Array.isArray(rows) ? (rows as unknown[]) : []
}

const instantAt = (row: unknown, name: string): number | null => {
  const value = valueAt(row, name)
  return typeof value === 'number' && value >= 0 ? value : null
}

/** Row of a draft's list, whose fields are unchecked. `row`: its index. */
type Timed = { row: number; startMs: number; endMs: number }

/** Captions of a draft that have both times. */
export const timedCaptions = (body: DraftBody): (Timed & Cue)[] =>
  rowsOf(body, 'captions').flatMap((caption, row) => {
    const [startMs, endMs] = [instantAt(caption, 'startMs'), instantAt(caption, 'endMs')]
    return startMs === null || endMs === null
      ? []
      : [{ row, startMs, endMs, text: bilingual(valueAt(caption, 'text')) }]
  })

/** Chapters of a draft that have a time. */
export const timedChapters = (body: DraftBody): (VideoChapter & { row: number })[] =>
  rowsOf(body, 'chapters').flatMap((chapter, row) => {
    const startMs = instantAt(chapter, 'startMs')
    return startMs === null ? [] : [{ row, startMs, title: bilingual(valueAt(chapter, 'title')) }]
  })

/** Rows of a draft by their start; the same rows while they are in order. Rows without a time stay behind those before. */
export const inTimeOrder = (rows: unknown): unknown => {
  if (!Array.isArray(rows)) return rows
  let lastMs = 0
  const timed = rows.map((row: unknown) => ({ row, startMs: (lastMs = instantAt(row, 'startMs') ?? lastMs) }))
  const sorted = timed.toSorted((one, other) => one.startMs - other.startMs)
  return sorted.every((each, index) => each === timed[index]) ? rows : sorted.map(({ row }) => row)
}

const sharedMs = (one: Timed | FileCue, other: Timed | FileCue): number =>
  Math.min(one.endMs, other.endMs) - Math.max(one.startMs, other.startMs)

/** The longer part of both captions is at the same time. */
const isSameCaption = (one: Timed | FileCue, other: Timed | FileCue): boolean =>
  2 * sharedMs(one, other) > Math.max(one.endMs - one.startMs, other.endMs - other.startMs)

/**
 * Rows of a draft after the import of a file in one language. A caption of the file takes the place of the row at the
 * same time and keeps its other language; a row without a match stays while it has a text in the other language.
 */
export const withImported = (body: DraftBody, cues: readonly FileCue[], language: Language) => {
  const other: Language = language === 'en' ? 'hi' : 'en'
  const held = timedCaptions(body)
  const taken = new Set<number>()
  const imported = cues.map(({ startMs, endMs, text, line }) => {
    const match = held.find((each) => !taken.has(each.row) && isSameCaption(each, { startMs, endMs, text, line }))
    if (match) taken.add(match.row)
    const kept = match ? match.text[other] : ''
    return { startMs, endMs, text: language === 'en' ? { en: text, hi: kept } : { en: kept, hi: text } }
  })
  const left = held
    .filter(({ row, text }) => !taken.has(row) && text[other] !== '')
    .map(({ startMs, endMs, text }) => ({ startMs, endMs, text: { ...text, [language]: '' } }))
  return {
    rows: [...imported, ...left].toSorted((one, two) => one.startMs - two.startMs),
    matched: taken.size,
    left: left.length,
  }
}
