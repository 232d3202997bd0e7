import { describe, expect, test } from 'vitest'
import { chapterAt, chapterCues, webVtt } from '../../../domain/videos/tracks.ts'

const cues = [
  { startMs: 0, endMs: 4_000, text: { en: 'a < b & c', hi: 'क' } },
  { startMs: 4_000, endMs: 9_000, text: { en: 'two\n\nlines --> on', hi: '' } },
]
const chapters = [
  { startMs: 0, title: { en: 'One', hi: 'एक' } },
  { startMs: 4_000, title: { en: 'Two', hi: 'दो' } },
]

describe('captions as WebVTT (VID-4, VID-11)', () => {
  test('have one language, English where Hindi is missing, and nothing that could be markup or end a cue', () => {
    expect(webVtt(cues, 'hi')).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nक\n\n00:00:04.000 --> 00:00:09.000\ntwo\nlines --&gt; on\n',
    )
    expect(webVtt(cues, 'en')).toContain('a &lt; b &amp; c')
  })

  test('of a preview end where the preview ends', () => {
    expect(webVtt(cues, 'en', 4_000)).not.toContain('two')
    expect(webVtt(cues, 'en', 6_000)).toContain('00:00:04.000 --> 00:00:06.000')
  })
})

test('a chapter lasts until the next, the last to the end; every instant is in one (VID-12)', () => {
  expect(chapterCues(chapters, 9_000).map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [0, 4_000],
    [4_000, 9_000],
  ])
  expect([0, 3_999, 4_000, 99_000].map((ms) => chapterAt(chapters, ms))).toEqual([0, 0, 1, 1])
  expect(chapterAt([{ startMs: 500, title: { en: 'Late', hi: '' } }], 0)).toBe(-1)
})
