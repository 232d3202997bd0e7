import { describe, expect, test } from 'vitest'
import type { Session } from '../../domain/accounts/contract.ts'
import type { MaterialDetail } from '../../domain/materials/contract.ts'
import { paths } from '../../domain/paths.ts'
import { seedOffers } from '../../drizzle/seed/sales.ts'
import { readPage } from '../support/html.ts'
import { newStudent, query, unique, Visitor } from '../support/http.ts'
import { structuredDataOf } from '../support/structured-data.ts'

const pageOf = {
  series: paths.series,
  course: paths.course,
  material: paths.material,
  video: paths.video,
} as const

const items = seedOffers.flatMap(({ kind, ...offer }) => (kind === 'pass' ? [] : [{ kind, ...offer }]))
const book = 'mat_polity-in-five-chapters'
const dayMs = 86_400_000

describe('the page of an item on sale (PAY-73)', () => {
  test.each(items)('of kind $kind shows its price and leads to its checkout', async ({ kind, itemId, pricePaise }) => {
    const { text } = await new Visitor().get(pageOf[kind](itemId))
    expect(text).toContain(`${pricePaise / 100}</strong>`)
    expect(text).toContain('GST included')
    expect(readPage(text).hrefs).toContain(paths.checkout(`ofr_${itemId}`))
    expect(readPage(text).hrefs).toContain(paths.refund())
  })

  test.each(items.filter(({ kind }) => kind === 'series' || kind === 'course'))(
    'of kind $kind tells search engines the same price',
    async ({ kind, itemId, pricePaise }) => {
      const { text } = await new Visitor().get(pageOf[kind](itemId))
      expect(JSON.stringify(structuredDataOf(text))).toContain(`"price":${pricePaise / 100},"priceCurrency":"INR"`)
    },
  )

  test('a part of a series or a course leads to their checkout', async () => {
    const student = await newStudent()
    const [file, paper] = [
      await student.get(paths.material('mat_physics-formulas-jee-neet')),
      await student.get(paths.test('tst_jee-advanced-2')),
    ]
    for (const { text } of [file, paper])
      expect(readPage(text).hrefs).toContain(paths.checkout('ofr_ser_jee-advanced-practice'))
    const lesson = await student.get(paths.lesson('crs_english-error-hunt', 'articles-and-prepositions'))
    expect(readPage(lesson.text).hrefs).toContain(paths.checkout('ofr_crs_english-error-hunt'))
  })

  test('without an offer says that it is not on sale, and names no price', async () => {
    const { text } = await new Visitor().get(paths.series('ser_upsc-prelims'))
    expect(text).toContain('Not on sale at the moment')
    expect(readPage(text).hrefs.filter((href) => href.startsWith('/checkout/'))).toEqual([])
    expect(JSON.stringify(structuredDataOf(text))).not.toContain('"price"')
  })

  test('names the pass of its exam, and to its holder the end of the access (PAY-74)', async () => {
    const visitor = await new Visitor().get(paths.material(book))
    expect(readPage(visitor.text).hrefs).toContain(paths.checkout('ofr_pass_state-psc'))

    const student = await newStudent()
    const { user } = (await student.get<Session>('/api/session')).body
    const endsAt = Date.now() + 30 * dayMs
    await query(
      'INSERT INTO entitlements (id, user_id, item_id, starts_at, ends_at) VALUES (?, ?, ?, ?, ?)',
      unique('ent'),
      user?.uid,
      'pass:state-psc',
      Date.now() - 1,
      endsAt,
    )
    const { body } = await student.get<MaterialDetail>(`/api/materials/${book}`)
    expect(body).toMatchObject({ entitlement: 'open', ownedUntil: endsAt })
    const page = await student.get(paths.material(book))
    expect(page.text).toContain('You have it until')
    expect(readPage(page.text).hrefs.filter((href) => href.startsWith('/checkout/'))).toEqual([])
  })
})
