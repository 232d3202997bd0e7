import type { ChecklistEntry } from '../content/checklist.ts'
import { valueAt } from '../content/body-paths.ts'
import type { DraftBody } from '../content/contract.ts'
import type { FileFacts } from '../files/contract.ts'
import { timedCaptions, timedChapters } from './draft-tracks.ts'
import { timecode } from './timecode.ts'

const warning = (code: ChecklistEntry['code'], path: string, values?: ChecklistEntry['values']): ChecklistEntry => ({
  code,
  path,
  blocks: false,
  ...(values && { values }),
})

/** Length of a draft's film; endless while it is unknown. */
const lengthIn = ({ durationMs }: DraftBody): number => (typeof durationMs === 'number' ? durationMs : Infinity)

const captionEntries = (body: DraftBody): ChecklistEntry[] => {
  const lengthMs = lengthIn(body)
  const captions = timedCaptions(body)
  const inOrder = captions.toSorted((one, other) => one.startMs - other.startMs)
  const faulty = captions.flatMap(({ row, startMs, endMs }): ChecklistEntry[] => {
    const path = `captions.${row}.endMs`
    if (endMs <= startMs) return [{ code: 'caption_backwards', path, blocks: true }]
    return endMs > lengthMs ? [warning('caption_beyond', path, { length: timecode(lengthMs) })] : []
  })
  const overlaps = inOrder.flatMap((caption, index): ChecklistEntry[] => {
    const before = inOrder[index - 1]
    if (!before || caption.startMs >= before.endMs) return []
    return [warning('caption_overlap', `captions.${caption.row}.startMs`, { row: before.row + 1 })]
  })
  return [...faulty, ...overlaps]
}

const chapterEntries = (body: DraftBody): ChecklistEntry[] => {
  const lengthMs = lengthIn(body)
  const chapters = timedChapters(body)
  return chapters.flatMap(({ row, startMs }, index): ChecklistEntry[] => {
    const path = `chapters.${row}.startMs`
    const before = chapters[index - 1]
    if (before && startMs <= before.startMs)
      return [{ code: 'chapter_order', path, blocks: true, values: { row: before.row + 1 } }]
    if (startMs >= lengthMs) return [warning('chapter_beyond', path, { length: timecode(lengthMs) })]
    return []
  })
}

const silenceEntries = (body: DraftBody): ChecklistEntry[] => {
  if (timedCaptions(body).length > 0) return []
  return [warning(body['silent'] === true ? 'silent_uncaptioned' : 'uncaptioned', 'captions')]
}

/** Checks of the rows of captions and chapters. */
export const trackEntries = (body: DraftBody): ChecklistEntry[] => [...captionEntries(body), ...chapterEntries(body)]

const openEntries = ({ access, source }: DraftBody): ChecklistEntry[] =>
  access !== 'free' && typeof access === 'string' && valueAt(source, 'kind') === 'youtube'
    ? [warning('youtube_sold', 'source.kind')]
    : []

/** Checks of a draft against what the inspection of its film found. */
export const filmEntries = (body: DraftBody, { durationMs, hasSound }: FileFacts): ChecklistEntry[] => {
  const isMarkedSilent = body['silent'] === true
  const isOtherLength = durationMs !== undefined && Math.abs(lengthIn(body) - durationMs) > 1_000
  return [
    ...(isOtherLength ? [warning('film_length', 'durationMs', { length: timecode(durationMs) })] : []),
    ...(hasSound === false && !isMarkedSilent ? [warning('film_silent', 'silent')] : []),
    ...(hasSound === true && isMarkedSilent ? [warning('film_sounding', 'silent')] : []),
  ]
}

/** Checks of a video before publication beside those of every kind. */
export const videoEntries = (body: DraftBody): ChecklistEntry[] => [
  ...trackEntries(body),
  ...silenceEntries(body),
  ...openEntries(body),
]
