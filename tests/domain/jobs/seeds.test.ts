import { describe, expect, test } from 'vitest'
import { jobSeeds } from '../../../drizzle/seed/jobs/index.ts'
import type { SeedContent } from '../../../drizzle/seed/jobs/shapes.ts'

/** Every version of each sample, the current one included. */
const versions = jobSeeds.flatMap(({ id, content, corrigenda }) =>
  [content, ...corrigenda.map(({ was }): SeedContent => ({ ...content, ...was }))].map((version) => ({
    id,
    ...version,
  })),
)

describe('the demo jobs (JOB-32, JOB-33)', () => {
  test('are thirty', () => {
    expect(jobSeeds).toHaveLength(30)
  })

  test('have a last date and a note for the fee exactly when they charge one', () => {
    for (const { id, fees, feeNote, dates } of versions) {
      const hasFee = fees.some(({ paise }) => paise > 0)
      const closes = dates.some(({ kind, day }) => kind === 'apply_to' && day !== null)
      expect(
        dates.some(({ kind }) => kind === 'fee_last'),
        id,
      ).toBe(hasFee && closes)
      expect(feeNote !== null, id).toBe(hasFee)
    }
  })

  test('say that fees are returned when a cancelled job returns them', () => {
    const cancelled = versions.filter((version) => version.cancelled && version.feeNote)
    expect(cancelled).not.toEqual([])
    for (const { id, cancelled: cancellation, feeNote } of cancelled) {
      expect(cancellation?.note.en, id).toMatch(/fee back|returned/)
      expect(feeNote?.en, id).toMatch(/is returned/)
      expect(feeNote?.hi, id).toMatch(/लौटाया जाएगा/)
    }
    for (const { id, cancelled: cancellation, feeNote } of versions)
      if (!cancellation && feeNote) expect(feeNote.en, id).toContain('not returned')
  })

  test('tell of the work, the examination, the service and the papers at length, with the same figures', () => {
    const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
    const figuresOf = (text: string) => (text.match(/\d+(?:,\d+)*(?:\.\d+)?/g) ?? []).toSorted()
    for (const { id, about } of versions) {
      for (const text of Object.values(about)) {
        expect(text.match(/^### .+$/gm), id).toHaveLength(3)
        expect([id, wordsOf(text) >= 200]).toEqual([id, true])
      }
      expect([id, figuresOf(about.hi)]).toEqual([id, figuresOf(about.en)])
    }
  })

  test('put the physical test after the written one, as their texts say', () => {
    for (const { id, selection } of versions) {
      const order = selection.map(({ name }) => name.en)
      const physical = order.indexOf('Physical test')
      if (physical >= 0) expect(order.indexOf('Computer-based test'), id).toBeLessThan(physical)
    }
  })
})

describe('the demo jobs follow the rules of their recruiters (JOB-33)', () => {
  const stagesOf = ({ selection }: SeedContent) => selection.map(({ name }) => name.en)
  const postsOf = ({ posts }: SeedContent) => posts.map(({ name }) => name.en)

  test('interview only officers and executive trainees, and say so where others share the form', () => {
    const interviewed = versions.filter((version) => stagesOf(version).includes('Interview'))
    expect(interviewed).not.toEqual([])
    for (const version of interviewed) {
      expect(['bank', 'psu'], version.id).toContain(jobSeeds.find(({ id }) => id === version.id)?.level)
      const others = postsOf(version).filter((name) => !/Officer|Trainee/.test(name))
      const stage = version.selection.find(({ name }) => name.en === 'Interview')
      if (others.length > 0) expect(stage?.note?.en, version.id).toContain('For officers only')
      expect(others.length, version.id).toBeLessThan(version.posts.length)
    }
  })

  test.each([
    ['Typing test', /Clerk/],
    ['Shorthand test', /Stenographer/],
    ['Translation paper', /Translator/],
    ['Driving test', /Driver/],
    ['Trade test', /Lineman|Operator|Cook/],
    ['Test of the local language', /Office Assistant|Customer Associate/],
  ])('require a %s for the posts that it fits and for no others', (stage, name) => {
    for (const version of versions)
      expect([version.id, stagesOf(version).includes(stage)]).toEqual([
        version.id,
        postsOf(version).some((post) => name.test(post)),
      ])
  })

  test('share the seats of a state by its own law', () => {
    const shares: Record<string, Record<string, number>> = {
      UP: { ews: 10, obc: 27, sc: 21, st: 2 },
      BR: { ews: 10, obc: 33, sc: 16, st: 1 },
      RJ: { ews: 10, obc: 26, sc: 16, st: 12 },
      MP: { ews: 10, obc: 27, sc: 16, st: 20 },
    }
    const ofStates = jobSeeds.filter(({ level }) => level === 'state')
    expect(new Set(ofStates.map(({ region }) => region))).toEqual(new Set(Object.keys(shares)))
    for (const { id, region, content } of ofStates)
      for (const { count, vacancies } of content.posts)
        for (const [category, share] of Object.entries(shares[region ?? ''] ?? {}))
          expect([id, category, vacancies[category as 'sc']]).toEqual([
            id,
            category,
            Math.floor(((count ?? 0) * share) / 100),
          ])
  })

  test('have seats by category that add up to the posts', () => {
    for (const { id, posts } of versions)
      for (const { count, vacancies } of posts) {
        const { ur = 0, ews = 0, obc = 0, sc = 0, st = 0 } = vacancies
        if (Object.keys(vacancies).length > 0) expect(ur + ews + obc + sc + st, id).toBe(count)
      }
  })

  test('name a fee for every category with seats, and a relaxation where it is entitled to one', () => {
    for (const { id, posts, fees, feeNote, relaxations, cancelled } of versions) {
      const seated = new Set(
        posts.flatMap(({ vacancies }) =>
          Object.entries(vacancies).flatMap(([name, count]) => (count > 0 ? [name] : [])),
        ),
      )
      for (const category of seated) {
        const isInNote =
          category === 'women' || category === 'esm' ? /as their category does/.test(feeNote?.en ?? '') : false
        const hasFee = fees.some((fee) => fee.category === category)
        if (fees.length > 0 && !cancelled) expect([id, category, hasFee || isInNote]).toEqual([id, category, true])
        if (category === 'pwbd' || category === 'esm')
          expect([id, category, relaxations.some((one) => one.category === category)]).toEqual([id, category, true])
      }
    }
  })

  test('treat ex-servicemen as officers where only officers are recruited', () => {
    const ofOfficers = versions.filter((version) => postsOf(version).every((name) => /Officer|Trainee/.test(name)))
    expect(ofOfficers).not.toEqual([])
    for (const { id, relaxations } of ofOfficers)
      expect([id, relaxations.find(({ category }) => category === 'esm')]).toMatchObject([
        id,
        { years: 5, note: { en: expect.stringContaining('commissioned') } },
      ])
  })

  test('have no seats for ex-servicemen in group B, and none for PwBD in forces', () => {
    for (const { id, posts, selection, relaxations } of versions)
      for (const { payLevel, vacancies } of posts) {
        const central = jobSeeds.find((seed) => seed.id === id)?.level === 'central'
        if (central && Number(payLevel) >= 6) expect(vacancies.esm ?? 0, id).toBe(0)
        const force = selection.some(({ name }) => name.en === 'Physical test') && !/trackmen/.test(id)
        if (force) expect([id, vacancies.pwbd ?? 0]).toEqual([id, 0])
        if (force) expect(relaxations.map(({ category }) => category)).not.toContain('pwbd')
      }
  })

  test('pay by the current pay matrix', () => {
    const cells: Record<string, [number, number]> = {
      1: [18_000, 56_900],
      2: [19_900, 63_200],
      3: [21_700, 69_100],
      4: [25_500, 81_100],
      6: [35_400, 112_400],
      7: [44_900, 142_400],
      'L-10': [33_800, 106_700],
      'L-12': [44_300, 140_100],
    }
    // Madhya Pradesh numbers its pay levels differently.
    const ofMp: Record<string, [number, number]> = { 4: [19_500, 62_000], 5: [22_100, 70_000] }
    for (const { id, region, content } of jobSeeds)
      for (const { payLevel, pay } of content.posts) {
        if (payLevel === null) continue
        const cell = (region === 'MP' ? ofMp : cells)[payLevel]
        expect([id, payLevel, pay]).toEqual([id, payLevel, cell?.map((rupees) => rupees * 100)])
        expect([id, payLevel.startsWith('L-')]).toEqual([id, region === 'RJ'])
      }
  })
})
