import { expect, test } from 'vitest'
import { JsonLd } from '../../../client/features/seo/json-ld.tsx'
import { pageMeta } from '../../../client/features/seo/page-meta.ts'
import { safeJson } from '../../../client/features/seo/safe-json.ts'
import { organization, website } from '../../../client/features/seo/site-json.ts'
import { initialSettings } from '../../../domain/settings/initial.ts'
import { html } from '../support.tsx'

const page = {
  title: 'Test series',
  description: 'All of them.',
  brand: 'Taiyari',
  language: 'en',
  origin: 'https://taiyari.example',
  pathname: '/tests',
  inHindiAddress: false,
} as const

test('lets no text end the structured data’s script element or start another (SEO-16, PLT-34)', () => {
  const hostile = '</script><script>alert(1)</script>&\u2028\u2029'
  expect(safeJson({ hostile })).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(safeJson({ hostile }))).toEqual({ hostile })
  expect(html(<JsonLd value={{ name: hostile }} />).match(/<\/?script/g)).toHaveLength(2)
})

test('writes structured data into the page as readable JSON, not as HTML entities (SEO-16)', () => {
  const shown = html(<JsonLd value={{ name: 'A "B"' }} />)
  expect(JSON.parse(shown.replace(/<[^>]+>/g, ''))).toMatchObject({ name: 'A "B"' })
})

test('describes an organisation, and a website whose search action is /search with q (SEO-13)', () => {
  const { site } = initialSettings
  const social = [{ name: 'YouTube', href: 'https://www.youtube.com/@taiyari' }]
  expect(organization(page.origin, { ...site, social }, 'hi')).toMatchObject({
    '@type': 'Organization',
    slogan: site.tagline.hi,
    sameAs: ['https://www.youtube.com/@taiyari'],
  })
  expect(website(page.origin).potentialAction.target.urlTemplate).toBe(
    'https://taiyari.example/search?q={search_term_string}',
  )
})

test('names the canonical address, the alternates by language and the social image (SEO-11, SEO-30)', () => {
  const { title, links, tags } = pageMeta(page)
  expect(title).toBe('Test series | Taiyari')
  expect(links.map(({ rel, hrefLang, href }) => [rel, hrefLang, href])).toEqual([
    ['canonical', undefined, 'https://taiyari.example/tests'],
    ['alternate', 'en', 'https://taiyari.example/tests'],
    ['alternate', 'hi', 'https://taiyari.example/tests?lang=hi'],
    ['alternate', 'x-default', 'https://taiyari.example/tests'],
  ])
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://taiyari.example/social.png' })
})

test("describes an item's own image with its measures and an alternative text (SEO-30)", () => {
  const { tags } = pageMeta({ ...page, image: '/social/series/ser_one.png' })
  const described = Object.fromEntries(tags.map(({ property, content }) => [property, content]))
  expect(described).toMatchObject({
    'og:image': 'https://taiyari.example/social/series/ser_one.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Test series | Taiyari',
  })
})

test('makes a page addressed in Hindi its own canonical address (SEO-11)', () => {
  const { links } = pageMeta({ ...page, language: 'hi', inHindiAddress: true })
  expect(links[0]?.href).toBe('https://taiyari.example/tests?lang=hi')
})

test('keeps a private page out of indexes and gives it no canonical address (SEO-12)', () => {
  const { links, tags } = pageMeta({ ...page, index: false })
  expect(links).toEqual([])
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
})

test('gives a page that is sent in chats a picture and keeps it out of indexes (SEO-12, RES-122)', () => {
  const { links, tags } = pageMeta({ ...page, index: false, shared: true, image: '/api/rank-cards/one/image.png' })
  expect(links).toEqual([])
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(tags).toContainEqual({
    property: 'og:image',
    content: expect.stringMatching(/\/api\/rank-cards\/one\/image\.png$/),
  })
})
