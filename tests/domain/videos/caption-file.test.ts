import { describe, expect, test } from 'vitest'
import { readCaptionFile } from '../../../domain/videos/caption-file.ts'
import { withImported } from '../../../domain/videos/draft-tracks.ts'
import { webVtt } from '../../../domain/videos/tracks.ts'

const text = (en: string, hi: string) => ({ en, hi })

describe('a caption file (VID-30)', () => {
  test('in WebVTT is read without its markup, comments and settings', () => {
    const file = `\uFEFFWEBVTT - lesson\r\n\r\nNOTE made by hand\r\n\r\n1\r\n00:01.500 --> 00:03.000 align:start\r\n<v Asha>A &lt; B</v>\r\nand C\r\n\r\n01:00:00.000 --> 01:00:02.250\r\nEnd\r\n`
    expect(readCaptionFile(file)).toEqual({
      cues: [
        { startMs: 1_500, endMs: 3_000, text: 'A < B\nand C', line: 6 },
        { startMs: 3_600_000, endMs: 3_602_250, text: 'End', line: 10 },
      ],
      faults: [],
    })
  })

  test('in SubRip is read with its commas', () => {
    const file = '1\n00:00:01,000 --> 00:00:02,5\n<i>नमस्ते</i>\n\n2\n00:00:03,000 --> 00:00:04,000\n{\\an8}दो\n'
    expect(readCaptionFile(file).cues.map(({ startMs, endMs, text: words }) => [startMs, endMs, words])).toEqual([
      [1_000, 2_500, 'नमस्ते'],
      [3_000, 4_000, 'दो'],
    ])
  })

  test('names each bad line, and both lines of an overlap', () => {
    const file = `WEBVTT

00:00:05.000 --> 00:00:04.000
Backwards

00:00:61.000 --> 00:01:04.000
No such second

lost words

00:00:07.000 --> 00:00:08.000

00:00:10.000 --> 00:00:12.000
One

00:00:11.000 --> 00:00:13.000
Two
`
    const { cues, faults } = readCaptionFile(file)
    expect(cues).toHaveLength(2)
    expect(faults.map((fault) => [fault.code, 'line' in fault ? fault.line : 0])).toEqual([
      ['backwards', 3],
      ['times', 6],
      ['times', 9],
      ['empty', 11],
      ['overlap', 16],
    ])
    expect(faults.at(-1)).toMatchObject({ other: 13 })
    expect(readCaptionFile('').faults).toEqual([{ code: 'no_cues' }])
  })

  test('takes its place beside the other language, and back out without loss', () => {
    const body = {
      captions: [
        { startMs: 0, endMs: 2_000, text: text('One', '') },
        { startMs: 2_000, endMs: 4_000, text: text('Two', 'पुराना') },
        { startMs: 9_000, endMs: 9_500, text: text('Last', '') },
        { startMs: 20_000, endMs: 21_000, text: text('', 'केवल हिंदी') },
      ],
    }
    const { cues } = readCaptionFile('0:00.1 --> 0:02.0\nएक\n\n0:02.0 --> 0:04.0\nदो\n\n0:06.0 --> 0:07.0\nनया')
    const { rows, matched, left } = withImported(body, cues, 'hi')
    expect({ matched, left }).toEqual({ matched: 2, left: 1 })
    expect(rows.map((row) => row.text)).toEqual([
      text('One', 'एक'),
      text('Two', 'दो'),
      text('', 'नया'),
      text('Last', ''),
    ])
    const again = readCaptionFile(webVtt(rows, 'en')).cues
    expect(again.map((cue) => cue.text)).toEqual(['One', 'Two', 'Last'])
  })
})
