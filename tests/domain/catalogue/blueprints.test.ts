import { describe, expect, test } from 'vitest'
import { referenceBlueprints } from '../../../drizzle/reference/blueprints/index.ts'
import { allPresets } from '../../../drizzle/reference/presets/index.ts'
import { topics } from '../../../drizzle/reference/topics/index.ts'
import { isUnchecked } from '../../../domain/catalogue/presets/body.ts'

const presets = new Map(allPresets.map((preset) => [preset.id, preset]))
const known = new Set(topics.flatMap(({ subject, slug }) => [subject, `${subject}/${slug}`]))
const total = (spans: { min: number; max: number }[], end: 'min' | 'max') =>
  spans.reduce((sum, span) => sum + span[end], 0)

describe('seeded blueprints (CAT-46)', () => {
  test('every pattern of an exam has one from its first day', () => {
    const own = ['pre_practice', 'pre_demo']
    for (const { id, versions } of allPresets.filter((preset) => !own.includes(preset.id))) {
      const dates = referenceBlueprints.filter(({ presetId }) => presetId === id).map((each) => each.effectiveFrom)
      expect([id, dates.toSorted()[0]]).toEqual([id, versions[0]?.effectiveFrom])
    }
  })

  test.each(referenceBlueprints.map((each) => [each.id, each] as const))(
    '%s fits the sections of its preset, and names topics of the vocabulary once',
    (_id, { presetId, effectiveFrom, basis, sourceNote, blueprint }) => {
      const preset = presets.get(presetId)
      const pattern = preset?.versions.findLast((version) => version.effectiveFrom <= effectiveFrom)?.pattern
      if (!pattern) throw new Error(`${presetId} has no pattern`)
      expect(blueprint.sections.map(({ sectionId }) => sectionId)).toEqual(pattern.sections.map(({ id }) => id))
      expect(basis === 'analysis' ? isUnchecked(sourceNote) : true).toBe(true)
      for (const { sectionId, kinds, topics: groups, minutes } of blueprint.sections) {
        const section = pattern.sections.find(({ id }) => id === sectionId)
        const count = section?.questionCount ?? 0
        const kindNames = Object.keys(section?.marking ?? {}).map((name) => name.split(':')[0])
        expect(Object.keys(kinds).filter((kind) => !kindNames.includes(kind))).toEqual([])
        const fits = (spans: { min: number; max: number }[]) =>
          total(spans, 'min') <= count && count <= total(spans, 'max')
        expect([sectionId, fits(Object.values(kinds))]).toEqual([sectionId, true])
        if (groups.length > 0)
          expect([sectionId, fits(groups.map(({ questions }) => questions))]).toEqual([sectionId, true])
        expect(minutes.max).toBeLessThanOrEqual(section?.minutes ?? pattern.durationMinutes)
        const names = groups.flatMap(({ topics: listed }) => listed)
        expect(names.filter((name, index) => !known.has(name) || names.indexOf(name) < index)).toEqual([])
        for (const group of groups) expect(group.topics.length === 1 || group.title !== undefined).toBe(true)
      }
    },
  )
})
