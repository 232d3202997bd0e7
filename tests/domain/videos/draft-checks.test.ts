import { describe, expect, test } from 'vitest'
import { filmEntries, videoEntries } from '../../../domain/videos/draft-checks.ts'
import { inTimeOrder } from '../../../domain/videos/draft-tracks.ts'
import { youtubeIdOf } from '../../../domain/videos/youtube-id.ts'

const caption = (startMs: unknown, endMs: unknown) => ({ startMs, endMs, text: { en: 'Words', hi: '' } })
const chapter = (startMs: unknown) => ({ startMs, title: { en: 'Part', hi: '' } })
const found = (body: Record<string, unknown>) =>
  videoEntries(body).map(({ code, path, blocks, values }) => [code, path, blocks, values?.['row']])

describe('checks of a video (VID-29)', () => {
  test('name captions that overlap with both rows, end before they begin or lie beyond the film', () => {
    const captions = [caption(0, 2_000), caption(5_000, 4_000), caption(1_000, 3_000), caption(9_000, 11_000)]
    expect(found({ durationMs: 10_000, captions, chapters: [] })).toEqual([
      ['caption_backwards', 'captions.1.endMs', true, undefined],
      ['caption_beyond', 'captions.3.endMs', false, undefined],
      ['caption_overlap', 'captions.2.startMs', false, 1],
    ])
  })

  test('name chapters out of order or beyond the film', () => {
    const chapters = [chapter(0), chapter(6_000), chapter(6_000), chapter(null), chapter(12_000)]
    expect(found({ durationMs: 10_000, captions: [caption(0, 1)], chapters })).toEqual([
      ['chapter_order', 'chapters.2.startMs', true, 2],
      ['chapter_beyond', 'chapters.4.startMs', false, undefined],
    ])
  })

  test('name a film without captions, with sound or without, and take any draft', () => {
    expect(found({ silent: false })).toEqual([['uncaptioned', 'captions', false, undefined]])
    expect(found({ silent: true, captions: 'no rows', chapters: [null, 7] })).toEqual([
      ['silent_uncaptioned', 'captions', false, undefined],
    ])
  })
})

test('rows are put in the order of their times, those without one behind the row before (VID-31)', () => {
  const [one, two, three, blank] = [chapter(1_000), chapter(2_000), chapter(3_000), chapter(null)]
  expect(inTimeOrder([three, blank, one, two])).toEqual([one, two, three, blank])
  const rows = [one, blank, two]
  expect(inTimeOrder(rows)).toBe(rows)
})

describe('the id of a YouTube video (VID-28)', () => {
  test.each([
    'dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1&index=2',
    'youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc&t=42',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
    '//www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x" title="a"></iframe>',
    '  <https://youtu.be/dQw4w9WgXcQ>  ',
  ])('is taken from %s', (pasted) => {
    expect(youtubeIdOf(pasted)).toBe('dQw4w9WgXcQ')
  })

  test.each([
    '',
    'dQw4w9WgXc',
    'https://vimeo.com/1',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/@channel',
    'http://[',
  ])('is not found in %j', (pasted) => {
    expect(youtubeIdOf(pasted)).toBeNull()
  })
})

describe('checks against the inspected film (VID-34)', () => {
  test.each([
    ['equal', { durationMs: 60_400, hasSound: true }, []],
    ['longer', { durationMs: 62_000, hasSound: true }, ['film_length durationMs']],
    ['without sound', { durationMs: 60_000, hasSound: false }, ['film_silent silent']],
    ['not inspected', {}, []],
  ])('%s', (_name, facts, expected) => {
    const entries = filmEntries({ durationMs: 60_000, silent: false }, facts)
    expect(entries.map(({ code, path }) => `${code} ${path}`)).toEqual(expected)
  })

  test('a film with sound that is marked as silent, and one on YouTube that is sold', () => {
    expect(filmEntries({ durationMs: 60_000, silent: true }, { hasSound: true })).toMatchObject([
      { code: 'film_sounding', blocks: false },
    ])
    const source = { kind: 'youtube', youtubeId: 'abcdefghijk' }
    const codes = (access: string) => videoEntries({ access, source }).map(({ code }) => code)
    expect([codes('paid').includes('youtube_sold'), codes('free').includes('youtube_sold')]).toEqual([true, false])
  })
})
