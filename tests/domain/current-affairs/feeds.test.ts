import { describe, expect, test } from 'vitest'
import { publicUrlOf } from '../../../domain/public-address.ts'
import { FeedRefused } from '../../../worker/current-affairs/feeds/feed-entry.ts'
import { textOfHtml } from '../../../worker/current-affairs/feeds/html-text.ts'
import { decodeFeed, parseFeed } from '../../../worker/current-affairs/feeds/parse-feed.ts'

const base = 'https://news.example.org/feed'

const rss = (items: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>News</title>${items}</channel></rss>`

const faultOf = (text: string): string => {
  try {
    parseFeed(text, base)
    return 'none'
  } catch (error) {
    return error instanceof FeedRefused ? error.fault : String(error)
  }
}

describe('reads the three formats (AFF-31)', () => {
  test('RSS with CDATA, escaped HTML and Indian time', () => {
    const feed = parseFeed(
      rss(`<item><title><![CDATA[Rail & road <b>budget</b>]]></title><link>/a?x=1&amp;y=2</link>
        <guid isPermaLink="false">id-1</guid><pubDate>Mon, 23 Nov 2026 09:30:00 IST</pubDate>
        <description>&lt;p&gt;First &amp;amp; second&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;</description></item>`),
      base,
    )
    expect(feed).toEqual({
      format: 'rss',
      entries: [
        {
          key: 'id-1',
          title: 'Rail & road budget',
          url: 'https://news.example.org/a?x=1&y=2',
          extract: 'First & second',
          publishedAt: Date.parse('2026-11-23T04:00:00Z'),
        },
      ],
    })
  })

  test('Atom with XHTML and a link beside its own', () => {
    const { format, entries } = parseFeed(
      `<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>tag:1</id><title type="html">चंद्रयान &lt;i&gt;मिशन&lt;/i&gt;</title>
        <link rel="enclosure" href="https://x.example.org/f"/><link href="https://x.example.org/1"/>
        <updated>2026-11-22T10:00:00Z</updated>
        <summary type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>पहला</p><p>दूसरा</p></div></summary></entry></feed>`,
      base,
    )
    expect(format).toBe('atom')
    expect(entries[0]).toMatchObject({
      key: 'tag:1',
      title: 'चंद्रयान मिशन',
      url: 'https://x.example.org/1',
      extract: 'पहला दूसरा',
    })
  })

  test('JSON Feed, newest first', () => {
    const { format, entries } = parseFeed(
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        items: [
          { id: 1, title: 'Old', url: 'https://x.example.org/o', date_published: '2026-11-01T00:00:00Z' },
          { id: 2, title: 'New', content_html: '<p>Text</p>', date_published: '2026-11-20T00:00:00Z' },
        ],
      }),
      base,
    )
    expect(format).toBe('json')
    expect(entries.map(({ title, key }) => [title, key])).toEqual([
      ['New', '2'],
      ['Old', '1'],
    ])
  })

  test('a declared character set', () => {
    const bytes = Uint8Array.from([...'<?xml version="1.0" encoding="windows-1252"?>'].map((c) => c.charCodeAt(0)))
    expect(decodeFeed(Uint8Array.from([...bytes, 0x93]), null).at(-1)).toBe('“')
    expect(decodeFeed(new TextEncoder().encode('हिंदी'), 'text/xml; charset=no-such')).toBe('हिंदी')
  })
})

describe('refuses hostile documents (AFF-32)', () => {
  test.each([
    [
      'entities that expand',
      `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(50)}">]><rss><channel><item><title>&a;</title></item></channel></rss>`,
      'doctype',
    ],
    [
      'an external entity after the declaration',
      '<?xml version="1.0"?><!doctype r SYSTEM "file:///etc/passwd"><rss/>',
      'doctype',
    ],
    ['markup that is not closed', '<rss><channel>', 'malformed'],
    ['a page', '<html><body>no feed</body></html>', 'not_a_feed'],
    ['nested brackets of JSON', `{"items":${'['.repeat(100_000)}`, 'malformed'],
    ['JSON of another kind', '{"items":{"a":1}}', 'not_a_feed'],
    ['plain text', 'hello', 'not_a_feed'],
  ])('%s', (_name, text, fault) => {
    expect(faultOf(text)).toBe(fault)
  })

  test('takes a document type inside CDATA for text', () => {
    expect(faultOf(rss('<item><title><![CDATA[<!DOCTYPE html> is short]]></title></item>'))).toBe('none')
  })

  test.each([
    ['elements nested 300,000 deep', '<a>'.repeat(300_000)],
    ['comments without number', `${rss('')}${'<!---->'.repeat(250_000)}`],
    ['unclosed comments', '<!--'.repeat(400_000)],
    ['angle brackets', `<rss>${'<'.repeat(1_900_000)}`],
    [
      'an HTML extract of angle brackets',
      rss(`<item><title>T</title><description><![CDATA[${'<a '.repeat(600_000)}]]></description></item>`),
    ],
    [
      'scripts that are not closed',
      rss(`<item><title>T</title><description><![CDATA[${'<script>'.repeat(4_000)}]]></description></item>`),
    ],
  ])('%s take less than two seconds', (_name, text) => {
    const from = performance.now()
    faultOf(text)
    expect(performance.now() - from).toBeLessThan(2_000)
  })

  test('leaves out addresses of scripts and files', () => {
    const { entries } = parseFeed(rss('<item><title>T</title><link>javascript:alert(1)</link></item>'), base)
    expect(entries[0]?.url).toBeNull()
  })
})

test('makes plain text of HTML without tags, invisible characters and half words (AFF-31)', () => {
  expect(textOfHtml('<p>One&nbsp;two</p><style>p{}</style>three\u202e &#x2014; 4 < 5', 100)).toBe(
    'One two three — 4 < 5',
  )
  expect(textOfHtml('alpha beta gamma', 12)).toBe('alpha beta…')
})

test.each([
  ['https://pib.gov.in/rss.aspx', true],
  ['http://pib.gov.in/rss.aspx', false],
  ['https://localhost/feed', false],
  ['https://printer.local/feed', false],
  ['https://127.0.0.1/feed', false],
  ['https://2130706433/feed', false],
  ['https://0x7f.1/feed', false],
  ['https://[::1]/feed', false],
  ['https://10.0.0.1./feed', false],
  ['https://news.example.org:8443/feed', false],
  ['https://user:secret@news.example.org/feed', false],
  ['https://intranet/feed', false],
  ['https://localhost../feed', false],
  ['https://metadata.google.internal../feed', false],
  ['https://127.0.0.1../feed', false],
  ['https://localhost.localdomain/feed', false],
  ['https://router.test/feed', false],
  ['javascript:alert(1)', false],
])('%s is a public address: %s (AFF-33)', (address, isPublic) => {
  expect(publicUrlOf(address) !== null).toBe(isPublic)
})
