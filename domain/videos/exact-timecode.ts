import { parseTimecode, timecode } from './timecode.ts'

/** Time to the millisecond, as an editor types it: 83_500 is "1:23.5". */
export const exactTimecode = (ms: number): string => {
  const rest = Math.floor(Math.max(0, ms)) % 1000
  return rest === 0 ? timecode(ms) : `${timecode(ms)}.${String(rest).padStart(3, '0').replace(/0+$/, '')}`
}

/** As `parseTimecode`, with up to three decimals: "1:02:03.5". */
export const parseExactTimecode = (text: string): number | null => {
  const [, whole = '', fraction = ''] = /^([\d:]+)(?:\.(\d{1,3}))?$/.exec(text.trim()) ?? []
  const ms = parseTimecode(whole)
  return ms === null ? null : ms + Number(fraction.padEnd(3, '0'))
}
