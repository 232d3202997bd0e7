const pad = (value: number, digits = 2): string => String(value).padStart(digits, '0')

const partsOf = (ms: number) => {
  const seconds = Math.floor(Math.max(0, ms) / 1000)
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 }
}

/** Time in a video as players show it: 83_000 is "1:23", 3_723_000 is "1:02:03". */
export const timecode = (ms: number): string => {
  const { hours, minutes, seconds } = partsOf(ms)
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds)}` : `${minutes}:${pad(seconds)}`
}

/** Milliseconds of a typed time ("1:23", "1:02:03", "83"); null for anything else. */
export const parseTimecode = (text: string): number | null => {
  const [, hours = '0', minutes = '0', seconds = ''] =
    /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5})$/.exec(text.trim()) ?? []
  if (seconds === '' || (text.includes(':') && Number(seconds) > 59)) return null
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
}

/** ISO 8601 duration for schema.org: 83_000 is "PT1M23S". */
export const isoDuration = (ms: number): string => {
  const { hours, minutes, seconds } = partsOf(ms)
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${seconds}S`
}

/** WebVTT time: "00:01:23.500". */
export const vttTime = (ms: number): string => {
  const { hours, minutes, seconds } = partsOf(ms)
  return `${pad(hours)}:${pad(minutes)}:${pad(seconds)}.${pad(Math.floor(ms) % 1000, 3)}`
}
