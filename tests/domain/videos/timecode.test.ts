import { expect, test } from 'vitest'
import { isoDuration, parseTimecode, timecode, vttTime } from '../../../domain/videos/timecode.ts'

test.each([
  [0, '0:00'],
  [83_900, '1:23'],
  [600_000, '10:00'],
  [3_723_000, '1:02:03'],
  [-5, '0:00'],
])('%i ms is written %s, and read back as the same second (VID-25)', (ms, text) => {
  expect(timecode(ms)).toBe(text)
  expect(parseTimecode(text)).toBe(Math.max(0, Math.floor(ms / 1000) * 1000))
})

test.each([
  ['83', 83_000],
  [' 1:05 ', 65_000],
  ['90:00', 5_400_000],
  ['1:60', null],
  ['1:2:99', null],
  ['', null],
  ['a', null],
  ['-1', null],
  ['1.5', null],
])('reads the typed time %j (VID-25)', (text, ms) => {
  expect(parseTimecode(text)).toBe(ms)
})

test.each([
  [83_000, 'PT1M23S', '00:01:23.000'],
  [3_600_500, 'PT1H0S', '01:00:00.500'],
  [0, 'PT0S', '00:00:00.000'],
])('writes %i ms for crawlers and captions (VID-11, VID-26)', (ms, iso, vtt) => {
  expect([isoDuration(ms), vttTime(ms)]).toEqual([iso, vtt])
})
