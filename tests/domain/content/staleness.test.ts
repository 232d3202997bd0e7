import { describe, expect, test } from 'vitest'
import type { DraftBody } from '../../../domain/content/contract.ts'
import { followSources, type Sources } from '../../../domain/content/staleness.ts'

/** Follows a series of saves and returns the stale paths after each. */
const staleAfter = (...bodies: DraftBody[]): string[][] => {
  let [previous, sources]: [DraftBody | null, Sources | null] = [null, null]
  return bodies.map((next) => {
    const followed = followSources({ previous, next, sources })
    ;[previous, sources] = [next, followed.sources]
    return followed.stale
  })
}

const title = (en: string, hi: string): DraftBody => ({ title: { en, hi } })
const rows = (...names: [string, string][]): DraftBody => ({ posts: names.map(([en, hi]) => ({ name: { en, hi } })) })

describe('stale translations (OFC-27)', () => {
  test('makes the Hindi stale when its English changes, until either fits again', () => {
    expect(staleAfter(title('Clerk', 'लिपिक'), title('Clerks', 'लिपिक'))).toEqual([[], ['title.hi']])
    expect(staleAfter(title('Clerk', 'लिपिक'), title('Clerks', 'लिपिक'), title('Clerks', 'लिपिकों'))[2]).toEqual([])
    expect(staleAfter(title('Clerk', 'लिपिक'), title('Clerks', 'लिपिक'), title('Clerk', 'लिपिक'))[2]).toEqual([])
  })

  test('keeps the Hindi stale over further saves of the English', () => {
    const saves = staleAfter(title('Clerk', 'लिपिक'), title('Clerks', 'लिपिक'), title('Clerks wanted', 'लिपिक'))
    expect(saves[2]).toEqual(['title.hi'])
  })

  test('makes the English stale where the Hindi was written first', () => {
    const saves = staleAfter(title('', 'लिपिक'), title('Clerk', 'लिपिक'), title('Clerk', 'दो लिपिक'))
    expect(saves).toEqual([[], [], ['title.en']])
    expect(staleAfter(title('', 'लिपिक'), title('Clerk', 'लिपिक'), title('Clerks', 'लिपिक'))[2]).toEqual([])
  })

  test('keeps the English current when a Hindi translation is corrected', () => {
    expect(staleAfter(title('Clerk', 'लिपीक'), title('Clerk', 'लिपिक'))[1]).toEqual([])
  })

  test('follows rows that move, and rows with the same translation', () => {
    const saves = staleAfter(
      rows(['Clerk', 'लिपिक'], ['Driver', 'चालक']),
      rows(['Driver', 'चालक'], ['Clerk', 'लिपिक']),
      rows(['Driver', 'चालक'], ['Clerk grade 2', 'लिपिक']),
      rows(['Chauffeur', 'चालक'], ['Driver', 'चालक'], ['Clerk grade 2', 'लिपिक']),
    )
    expect(saves).toEqual([[], [], ['posts.1.name.hi'], ['posts.2.name.hi']])
  })

  test('takes a version without kept sources as up to date', () => {
    const next = title('Clerks', 'लिपिक')
    expect(followSources({ previous: title('Clerk', 'लिपिक'), next, sources: null }).stale).toEqual(['title.hi'])
    expect(followSources({ previous: next, next, sources: null }).stale).toEqual([])
  })

  test('makes a translation current that an editor confirms', () => {
    const [previous, next] = [title('Clerk', 'लिपिक'), title('Clerks', 'लिपिक')]
    const { sources } = followSources({ previous, next, sources: null })
    const confirmed = followSources({ previous: next, next, sources, confirmed: ['title.hi'] })
    expect(confirmed.stale).toEqual([])
    expect(followSources({ previous: next, next, sources: confirmed.sources }).stale).toEqual([])
  })

  test('accepts any draft', () => {
    const odd: DraftBody = {
      title: { en: 1, hi: null },
      seo: {},
      $marks: { en: 'a', hi: 'b' },
      posts: [null, 'x', { name: { hi: 'क' } }],
    }
    expect(followSources({ previous: null, next: odd, sources: null })).toEqual({ sources: {}, stale: [] })
  })
})
