import { describe, expect, test } from 'vitest'
import { jobSeeds } from '../../../drizzle/seed/jobs/index.ts'
import type { SeedContent } from '../../../drizzle/seed/jobs/shapes.ts'

/** Each version that a sample has had, the one that stands now among them. */
const versions = jobSeeds.flatMap(({ id, content, corrigenda }) =>
  [content, ...corrigenda.map(({ was }): SeedContent => ({ ...content, ...was }))].map((version) => ({
    id,
    ...version,
  })),
)

describe('issue 5 item 5: samples do not contradict themselves', () => {
  test('there are thirty', () => {
    expect(jobSeeds).toHaveLength(30)
  })

  test('a last date and words for the fee stand where a fee is asked, and only there', () => {
    for (const { id, fees, feeNote, dates } of versions) {
      const asked = fees.some(({ paise }) => paise > 0)
      const closes = dates.some(({ kind, day }) => kind === 'apply_to' && day !== null)
      expect(
        dates.some(({ kind }) => kind === 'fee_last'),
        id,
      ).toBe(asked && closes)
      expect(feeNote !== null, id).toBe(asked)
    }
  })

  test('a cancelled one that returns fees says so in its fees too', () => {
    const cancelled = versions.filter((version) => version.cancelled && version.feeNote)
    expect(cancelled).not.toEqual([])
    for (const { id, cancelled: told, feeNote } of cancelled) {
      expect(told?.note.en, id).toMatch(/fee back|returned/)
      expect(feeNote?.en, id).toMatch(/is returned/)
      expect(feeNote?.hi, id).toMatch(/लौटाया जाएगा/)
    }
    for (const { id, cancelled: told, feeNote } of versions)
      if (!told && feeNote) expect(feeNote.en, id).toContain('not returned')
  })

  test('the physical test comes after the written one, as their texts say', () => {
    for (const { id, selection } of versions) {
      const order = selection.map(({ name }) => name.en)
      const physical = order.indexOf('Physical test')
      if (physical >= 0) expect(order.indexOf('Computer-based test'), id).toBeLessThan(physical)
    }
  })
})
