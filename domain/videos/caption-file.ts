/** Caption of a file in one language. `line`: number of its line of times, from 1. */
export type FileCue = { startMs: number; endMs: number; text: string; line: number }

/** Fault of a caption file. `line`: from 1; `other`: line of the caption that an overlapping one runs into. */
export type CaptionFault =
  | { code: 'no_cues' }
  | { code: 'times' | 'backwards' | 'empty'; line: number; text: string }
  | { code: 'overlap'; line: number; other: number }

const time = String.raw`(?:(\d{1,2}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?`
const times = new RegExp(String.raw`^${time}\s*-+>\s*${time}(?:\s.*)?$`)

const instantOf = (hours = '0', minutes = '', seconds = '', thousandths = '0'): number | null =>
  Number(minutes) > 59 || Number(seconds) > 59
    ? null
    : ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(thousandths.padEnd(3, '0'))

const timesOf = (line: string): [startMs: number, endMs: number] | null => {
  const found = times.exec(line.trim())
  if (!found) return null
  const [start, end] = [instantOf(...found.slice(1, 5)), instantOf(...found.slice(5, 9))]
  return start === null || end === null ? null : [start, end]
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' }

/** Text of a caption without the markup of its file. */
const plainText = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replaceAll(/<[^>\n]*>|\{\\[^}\n]*\}/g, '')
    .replaceAll(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => entities[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')

type Read = { cues: FileCue[]; faults: CaptionFault[] }
type NumberedLine = { text: string; line: number }

/** Blocks of a file, separated by blank lines. */
const blocksOf = (text: string): NumberedLine[][] => {
  const blocks: NumberedLine[][] = [[]]
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '') blocks.push([])
    else blocks.at(-1)?.push({ text: line, line: index + 1 })
  })
  return blocks.filter((block) => block.length > 0)
}

/** Block of a WebVTT file without a caption. */
const isComment = ([first]: NumberedLine[]): boolean =>
  /^(?:WEBVTT|NOTE|STYLE|REGION|X-TIMESTAMP-MAP)\b/.test(first?.text ?? '')

const readBlock = (block: NumberedLine[]): Read => {
  const at = block.findIndex(({ text }) => text.includes('->'))
  const head = block[at]
  if (!head) {
    // A text after a blank line within a caption belongs to no time.
    const [first] = block
    return {
      cues: [],
      faults: first ? [{ code: 'times', line: first.line, text: first.text.trim().slice(0, 60) }] : [],
    }
  }
  const { line } = head
  const text = head.text.trim().slice(0, 60)
  const found = timesOf(head.text)
  if (!found) return { cues: [], faults: [{ code: 'times', line, text }] }
  const [startMs, endMs] = found
  if (endMs <= startMs) return { cues: [], faults: [{ code: 'backwards', line, text }] }
  const words = plainText(block.slice(at + 1).map((each) => each.text))
  if (words === '') return { cues: [], faults: [{ code: 'empty', line, text }] }
  return { cues: [{ startMs, endMs, text: words, line }], faults: [] }
}

const overlapsOf = (cues: readonly FileCue[]): CaptionFault[] =>
  cues.flatMap((cue, index): CaptionFault[] => {
    const before = cues[index - 1]
    return before && cue.startMs < before.endMs ? [{ code: 'overlap', line: cue.line, other: before.line }] : []
  })

/** Captions of a WebVTT or SubRip file in the order of the film, and the lines that cannot be read. */
export const readCaptionFile = (file: string): Read => {
  const text = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const read = blocksOf(text)
    .filter((block) => !isComment(block))
    .map(readBlock)
  const cues = read.flatMap((each) => each.cues).toSorted((one, other) => one.startMs - other.startMs)
  const faults = [...read.flatMap((each) => each.faults), ...overlapsOf(cues)]
  return { cues, faults: cues.length === 0 && faults.length === 0 ? [{ code: 'no_cues' }] : faults }
}
