import { describe, expect, test } from 'vitest'
import type { LegalContent } from '../../../domain/settings/legal.ts'
import { draftOfVersion, isPublished, legalFaults, sectionsOfDraft } from '../../../domain/settings/legal-draft.ts'
import type { LegalDraft } from '../../../domain/settings/sections.ts'
import { seedLegalVersions } from '../../../drizzle/seed/settings/index.ts'

type Version = { effectiveFrom: string; content: LegalContent }

const versions = seedLegalVersions.map(({ effectiveFrom, sections, ...content }): Version => ({
  effectiveFrom,
  content: { ...content, sections: sections.map((each) => ({ ...each, html: each.text })) },
}))
const newest = versions[0] as Version
const today = '2026-11-23'
const changes = { en: 'A new part.', hi: 'एक नया हिस्सा।' }
const draft: LegalDraft = { ...draftOfVersion(newest), effectiveFrom: today, changes }
const faultsOf = (change: Partial<LegalDraft>) =>
  legalFaults({ ...draft, ...change }, { today, newest }).map(({ control, fault, at }) => [control, fault, at])

describe('drafts of legal pages (OFC-130)', () => {
  test('a version becomes a draft and sections again without loss, anchors included', () => {
    for (const version of versions) {
      const { sections } = version.content
      const made = sectionsOfDraft(draftOfVersion(version), sections)
      expect(made).toEqual(sections.map(({ html: _html, ...section }) => section))
      expect(isPublished(draftOfVersion(version), version)).toBe(true)
    }
  })

  test('new headings get anchors of their own, and headings that stay keep theirs', () => {
    const body = { en: '## In short\n\nOne\n\n## In short\nTwo\n\n## नया\n\nThree', hi: '## क\nक\n## ख\nख\n## ग\nग' }
    expect(sectionsOfDraft({ ...draft, body }, newest.content.sections).map(({ id }) => id)).toEqual([
      'in-short',
      'in-short-2',
      'part',
    ])
  })

  test('a complete draft has no faults', () => {
    const body = { en: `${draft.body.en}\n\n## More\n\nText`, hi: `${draft.body.hi}\n\n## और\n\nपाठ` }
    expect(faultsOf({ body })).toEqual([])
  })

  test('names what is missing, above all Hindi', () => {
    expect(faultsOf({ title: { en: 'Privacy', hi: '' }, body: { en: '## One\n\nText', hi: '' } })).toEqual([
      ['title.hi', 'missing', undefined],
      ['body.hi', 'missing', undefined],
    ])
  })

  test('refuses a day that has passed or is before the newest version', () => {
    const [first] = faultsOf({ effectiveFrom: '2026-11-22' })
    expect(first).toEqual(['effectiveFrom', 'past', undefined])
    const upcoming = { ...newest, effectiveFrom: '2026-12-01' }
    expect(legalFaults(draft, { today, newest: upcoming })[0]).toEqual({
      control: 'effectiveFrom',
      fault: 'beforeNewest',
      at: '2026-12-01',
    })
  })

  test('names unchanged texts, wrong headings and unknown placeholders with their place', () => {
    expect(faultsOf({})).toEqual([['body.en', 'unchanged', undefined]])
    const body = {
      en: 'Before\n\n## One\n\n{{company.nobody}} {{ company.cin }} {{company.cin}}\n\n## Two',
      hi: '## एक\n\nपाठ',
    }
    expect(faultsOf({ body })).toEqual([
      ['body.en', 'intro', undefined],
      ['body.en', 'emptyPart', 'Two'],
      ['body.en', 'placeholder', '{{company.nobody}}'],
      ['body.en', 'placeholder', '{{ company.cin }}'],
      ['body.hi', 'partsDiffer', '2, 1'],
    ])
  })
})
