import { createHash, randomUUID } from 'node:crypto'
import { socialImagePath } from '../../domain/seo/social-image-path.ts'
import { filePaths } from '../../domain/file-paths.ts'
import { paths } from '../../domain/paths.ts'
import type { ownFields } from './kind-bodies.ts'

export type PublishedKind = keyof typeof ownFields

/** Place where readers meet an item: page, list, search, sitemap, feed, home page, social image. */
export type Surface = {
  name: string
  address: string
  /** True when it shows the item's title with this word. */
  shows: (word: string) => Promise<boolean>
  /** True when no trace of the item or its title is left. */
  lacks: (word: string) => Promise<boolean>
}

/** A word of letters alone that no other item has: search splits words with digits. */
export const newWord = (): string =>
  `zq${randomUUID()
    .replaceAll('-', '')
    .replace(/\d/g, (digit) => 'ghjklmnprt'[Number(digit)] ?? '')
    .slice(0, 14)}`

const addresses: Record<PublishedKind, { page: (id: string) => string; list: string; sitemap: string; feed?: string }> =
  {
    material: { page: paths.material, list: paths.studyMaterials(), sitemap: 'materials' },
    current_affairs: {
      page: paths.currentAffair,
      list: paths.currentAffairs(),
      sitemap: 'current-affairs',
      feed: paths.currentAffairsFeed(),
    },
    video: { page: paths.video, list: paths.videos(), sitemap: 'videos' },
    course: { page: paths.course, list: paths.courses(), sitemap: 'courses' },
    job: { page: paths.job, list: paths.jobs(), sitemap: 'jobs', feed: paths.jobsFeed() },
    series: { page: paths.series, list: paths.tests(), sitemap: 'tests' },
  }

/** A browser that revalidates what it has: a wrong 304 would show the old text. */
const revalidating = (url: string) => {
  let known: { tag: string; text: string } | null = null
  return async (): Promise<{ status: number; text: string }> => {
    const response = await fetch(url, { headers: known ? { 'if-none-match': known.tag } : {} })
    if (response.status === 304 && known) return { status: 200, text: known.text }
    const text = await response.text()
    const tag = response.headers.get('etag')
    known = response.ok && tag ? { tag, text } : null
    return { status: response.status, text }
  }
}

const textSurface = (url: string, name: string, address: string, isMissing = false): Surface => {
  const read = revalidating(`${url}${address}`)
  return {
    name,
    address,
    shows: async (word) => (await read()).text.includes(word),
    lacks: async (word) => {
      const { status, text } = await read()
      return !text.includes(word) && (!isMissing || status === 404 || status === 410)
    },
  }
}

const searchSurface = (url: string, id: string): Surface => {
  const finds = async (word: string): Promise<boolean> => {
    const reply = await fetch(`${url}/api/search?${new URLSearchParams({ q: word })}`)
    const { items } = (await reply.json()) as { items: { id: string }[] }
    return JSON.stringify(items.find((item) => item.id === id) ?? '').includes(word)
  }
  return { name: 'search', address: paths.search(), shows: finds, lacks: async (word) => !(await finds(word)) }
}

/** Shows an item by its id, not by its title. */
const sitemapSurface = (url: string, name: string, id: string): Surface => {
  const { address, shows, lacks } = textSurface(url, 'sitemap', filePaths.sitemapOf(name))
  return { name: 'sitemap', address, shows: () => shows(`${id}<`), lacks: () => lacks(id) }
}

const digestOf = (bytes: ArrayBuffer): string => createHash('sha256').update(Buffer.from(bytes)).digest('hex')

/** The item's own drawing: not the product's image, and new for each title. */
const imageSurface = (url: string, address: string): Surface => {
  const drawn = new Set<string>()
  let shownFor = ''
  return {
    name: 'social image',
    address,
    shows: async (word) => {
      const response = await fetch(`${url}${address}`)
      const digest = digestOf(await response.arrayBuffer())
      // The product's own image is served for a minute, until the item's is drawn.
      if (!response.ok || response.headers.get('cache-control')?.includes('max-age=60')) return false
      if (drawn.has(digest)) return shownFor === word
      drawn.add(digest)
      shownFor = word
      return true
    },
    lacks: async () => {
      const response = await fetch(`${url}${address}`)
      await response.arrayBuffer()
      return response.status === 404 || response.status === 410
    },
  }
}

/** Every surface of an item; the home page and the lists show what is newest. */
export const surfacesOf = (url: string, kind: PublishedKind, id: string): Surface[] => {
  const { page, list, sitemap, feed } = addresses[kind]
  return [
    textSurface(url, 'page', page(id), true),
    textSurface(url, 'list', list),
    searchSurface(url, id),
    sitemapSurface(url, sitemap, id),
    ...(feed ? [textSurface(url, 'feed', feed)] : []),
    textSurface(url, 'home page', paths.home()),
    imageSurface(url, socialImagePath(kind, { id, title: { en: '', hi: '' } })),
  ]
}
