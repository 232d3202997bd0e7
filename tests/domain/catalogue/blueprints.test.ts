import { describe, expect, test } from 'vitest'
import { referenceBlueprints } from '../../../drizzle/reference/blueprints/index.ts'
import { allPresets } from '../../../drizzle/reference/presets/index.ts'
import { topics } from '../../../drizzle/reference/topics/index.ts'
import { AuthoredBlueprint, type AuthoredSection } from '../../../domain/catalogue/blueprints/authored.ts'
import { blueprintOf, bodyOfBlueprint } from '../../../domain/catalogue/blueprints/body.ts'
import { blueprintFaults } from '../../../domain/catalogue/blueprints/faults.ts'
import { isUnchecked } from '../../../domain/catalogue/presets/body.ts'

const presets = new Map(allPresets.map((preset) => [preset.id, preset]))
const known = new Set(topics.flatMap(({ subject, slug }) => [subject, `${subject}/${slug}`]))

describe('seeded blueprints (CAT-46)', () => {
  test('every pattern of an exam has one from its first day', () => {
    const own = ['pre_practice', 'pre_demo']
    for (const { id, versions } of allPresets.filter((preset) => !own.includes(preset.id))) {
      const dates = referenceBlueprints.filter(({ presetId }) => presetId === id).map((each) => each.effectiveFrom)
      expect([id, dates.toSorted()[0]]).toEqual([id, versions[0]?.effectiveFrom])
    }
  })

  test.each(referenceBlueprints.map((each) => [each.id, each] as const))(
    '%s fits the sections of its preset and the vocabulary as the office asks, and is the same once edited',
    (_id, { presetId, effectiveFrom, basis, sourceNote, blueprint }) => {
      const preset = presets.get(presetId)
      const pattern = preset?.versions.findLast((version) => version.effectiveFrom <= effectiveFrom)?.pattern
      if (!pattern) throw new Error(`${presetId} has no pattern`)
      expect(blueprint.sections.map(({ sectionId }) => sectionId)).toEqual(pattern.sections.map(({ id }) => id))
      const body = {
        effectiveFrom,
        basis,
        changes: 'Notice',
        note: sourceNote,
        unchecked: isUnchecked(sourceNote),
        ...bodyOfBlueprint(blueprint),
      }
      const authored = AuthoredBlueprint.parse(body)
      expect(blueprintFaults(authored, { since: null, pattern, topics: known })).toEqual({})
      expect(blueprintOf(authored)).toEqual(blueprint)
    },
  )
})

describe('faults of a blueprint (CAT-48)', () => {
  const pattern = allPresets.find(({ id }) => id === 'pre_ssc-cgl-1')?.versions.at(-1)?.pattern ?? null
  const seeded = referenceBlueprints.findLast(({ presetId }) => presetId === 'pre_ssc-cgl-1')
  const terms = { since: '2026-01-01', pattern, topics: known }

  const changed = (change: (blueprint: AuthoredBlueprint, first: AuthoredSection) => void) => {
    if (!seeded) throw new Error('Not seeded')
    const authored = AuthoredBlueprint.parse({
      effectiveFrom: '2026-07-01',
      basis: 'official',
      changes: 'Notice',
      note: 'Syllabus',
      unchecked: false,
      ...structuredClone(bodyOfBlueprint(seeded.blueprint)),
    })
    const [first] = authored.sections
    if (first) change(authored, first)
    return blueprintFaults(authored, terms)
  }

  test.each([
    ['a day before the blueprint in force', { effectiveFrom: 'invalid' }, (all) => (all.effectiveFrom = '2025-12-31')],
    ['an analysis said to be checked', { basis: 'invalid' }, (all) => (all.basis = 'analysis')],
    ['a section left out', { sections: 'invalid' }, (all) => all.sections.pop()],
    [
      'a section of another pattern',
      { sections: 'invalid', 'sections.0.id': 'unknown' },
      (_, one) => (one.id = 'none'),
    ],
    [
      'a kind without marks',
      { 'sections.0.kinds.1.kind': 'invalid' },
      (_, { kinds }) => kinds.push({ kind: 'nat', questions: [0, 0] }),
    ],
    [
      'a kind twice',
      { 'sections.0.kinds.1.kind': 'twice' },
      (_, { kinds }) => kinds.push({ kind: 'mcq', questions: [0, 0] }),
    ],
    [
      'kinds that are too few',
      { 'sections.0.kinds': 'invalid' },
      (_, { kinds }) => kinds.splice(0, 1, { kind: 'mcq', questions: [0, 24] }),
    ],
    ['longer times than the section has', { 'sections.0.minutes.1': 'too_big:15' }, (_, one) => (one.minutes[1] = 16)],
    ['shares beyond 100', { 'sections.0.difficulty': 'invalid' }, (_, one) => (one.difficulty.easy += 1)],
    [
      'a topic twice',
      { 'sections.0.topics.1.topics.0': 'twice' },
      (_, { topics: [one, two] }) => two?.topics.splice(0, 1, one?.topics[0] ?? ''),
    ],
    [
      'several topics without a name',
      { 'sections.0.topics.0.title.en': 'required', 'sections.0.topics.0.title.hi': 'required' },
      (_, { topics: [one] }) => one?.topics.push('maths'),
    ],
  ] satisfies [string, Record<string, string>, (all: AuthoredBlueprint, first: AuthoredSection) => unknown][])(
    '%s',
    (_name, faults, change) => {
      expect(changed(change)).toEqual(faults)
    },
  )
})
