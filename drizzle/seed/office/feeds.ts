import type { FeedInput } from '../../../domain/current-affairs/feeds.ts'

/** Source without a site; switched off, so that it is never requested. */
export const sampleFeed: FeedInput = {
  name: 'Sample press desk',
  url: 'https://press-desk.example/feed.xml',
  language: 'en',
  category: 'national',
  isOn: false,
}

/** Its headlines that wait for review. */
export const sampleEntries = [
  {
    title: 'Sample: A reading room opens in every district library',
    url: 'https://press-desk.example/reading-rooms',
    extract: 'The sample ministry said that 700 rooms would stay open until ten at night for students.',
  },
  {
    title: 'Sample: The metro line to the old fort is extended',
    url: 'https://press-desk.example/metro',
    extract: 'Four stations were added; trains run every six minutes.',
  },
  {
    title: 'Sample: A new variety of millet is released to farmers',
    url: 'https://press-desk.example/millet',
    extract: 'The variety needs a third less water than the one it replaces.',
  },
]
