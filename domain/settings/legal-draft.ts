import { slugOfTitle } from '../content/slug.ts'
import { languages, type Language } from '../language.ts'
import type { LegalContent, LegalSection, LegalVersionHead } from './legal.ts'
import { unknownPlaceholders } from './placeholders.ts'
import type { LegalDraft } from './sections.ts'

type Part = { title: string; text: string }

const heading = /^##[ \t]+(.+?)[ \t]*#*$/

/** Parts of a body, each from a line that begins with `## `; `intro` is the text before the first one. */
export const partsOf = (body: string): { intro: string; parts: Part[] } => {
  const parts: Part[] = []
  const intro: string[] = []
  for (const line of body.split('\n')) {
    const title = heading.exec(line)?.[1]
    if (title !== undefined) parts.push({ title, text: '' })
    else {
      const part = parts.at(-1)
      if (part) part.text += `${line}\n`
      else intro.push(line)
    }
  }
  return {
    intro: intro.join('\n').trim(),
    parts: parts.map(({ title, text }) => ({ title: title.trim(), text: text.trim() })),
  }
}

const bodyOf = (sections: LegalContent['sections'], language: Language): string =>
  sections.map(({ title, text }) => `## ${title[language]}\n\n${text[language].trim()}`).join('\n\n')

type Version = Pick<LegalVersionHead, 'effectiveFrom'> & { content: LegalContent }

/** Draft that a published version was made from. */
export const draftOfVersion = ({ effectiveFrom, content }: Version): LegalDraft => {
  const { title, summary, changes, sections } = content
  return {
    effectiveFrom,
    title,
    summary,
    changes: changes ?? { en: '', hi: '' },
    body: { en: bodyOf(sections, 'en'), hi: bodyOf(sections, 'hi') },
  }
}

/** Sections of a draft without faults. A section whose English title stayed keeps its anchor. */
export const sectionsOfDraft = (
  { body }: LegalDraft,
  earlier: readonly Pick<LegalSection, 'id' | 'title'>[],
): Omit<LegalSection, 'html'>[] => {
  const [english, hindi] = [partsOf(body.en).parts, partsOf(body.hi).parts]
  const known = new Map(earlier.map(({ id, title }) => [title.en, id]))
  const kept = new Set(english.flatMap(({ title }) => known.get(title) ?? []))
  const used = new Set<string>()
  return english.map(({ title, text }, index) => {
    const own = known.get(title)
    const wanted = own !== undefined && !used.has(own) ? own : (slugOfTitle(title) ?? 'part')
    const isTaken = (id: string) => used.has(id) || (id !== own && kept.has(id))
    let id = wanted
    for (let count = 2; isTaken(id); count += 1) id = `${wanted}-${count}`
    used.add(id)
    const other = hindi[index] ?? { title: '', text: '' }
    return { id, title: { en: title, hi: other.title }, text: { en: text, hi: other.text } }
  })
}

const faultKinds = [
  'missing',
  'past',
  'beforeNewest',
  'unchanged',
  'sameChanges',
  'noParts',
  'intro',
  'emptyPart',
  'partsDiffer',
  'placeholder',
] as const

/** Reason why a draft cannot be published. `at`: what it is about, such as a heading or a name. */
export type LegalFault = { control: string; fault: (typeof faultKinds)[number]; at?: string }

type Context = { today: string; newest: Version | null }

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Body by its parts, so that blank lines around headings make no difference. */
const byParts = ({ body }: LegalDraft) => [partsOf(body.en), partsOf(body.hi)]

const dayFaults = ({ effectiveFrom }: LegalDraft, { today, newest }: Context): LegalFault[] => {
  const control = 'effectiveFrom'
  if (effectiveFrom === '') return [{ control, fault: 'missing' }]
  if (effectiveFrom < today) return [{ control, fault: 'past' }]
  if (newest && effectiveFrom < newest.effectiveFrom)
    return [{ control, fault: 'beforeNewest', at: newest.effectiveFrom }]
  return []
}

const bodyFaults = (draft: LegalDraft, language: Language): LegalFault[] => {
  const text = draft.body[language]
  const control = `body.${language}`
  if (text === '') return [{ control, fault: 'missing' }]
  const { intro, parts } = partsOf(text)
  const english = partsOf(draft.body.en).parts.length
  return [
    ...(parts.length === 0 ? [{ control, fault: 'noParts' } as const] : []),
    ...(parts.length > 0 && intro !== '' ? [{ control, fault: 'intro' } as const] : []),
    ...parts.flatMap(({ title, text: own }) =>
      own === '' ? [{ control, fault: 'emptyPart', at: title } as const] : [],
    ),
    ...(language === 'hi' && parts.length > 0 && parts.length !== english
      ? [{ control, fault: 'partsDiffer', at: `${english}, ${parts.length}` } as const]
      : []),
    ...unknownPlaceholders(text).map((at) => ({ control, fault: 'placeholder', at }) as const),
  ]
}

const isSameText = (one: LegalDraft, other: LegalDraft): boolean =>
  isSame([one.title, one.summary, byParts(one)], [other.title, other.summary, byParts(other)])

const isSameDraft = (one: LegalDraft, other: LegalDraft): boolean =>
  isSameText(one, other) && isSame([one.effectiveFrom, one.changes], [other.effectiveFrom, other.changes])

/** True when a draft holds what a version was published from. */
export const isPublished = (draft: LegalDraft, newest: Version | null): boolean =>
  newest !== null && isSameDraft(draft, draftOfVersion(newest))

/** Everything that keeps a draft from being published, in the order of its fields. */
export const legalFaults = (draft: LegalDraft, context: Context): LegalFault[] => {
  const { newest } = context
  const before = newest && draftOfVersion(newest)
  const short = (['title', 'summary', 'changes'] as const).flatMap((name) =>
    languages.flatMap((language): LegalFault[] => {
      const [control, text] = [`${name}.${language}`, draft[name][language]]
      // The first version has nothing to compare with.
      if (text === '') return name === 'changes' && !newest ? [] : [{ control, fault: 'missing' }]
      if (text.includes('{{')) return [{ control, fault: 'placeholder', at: '{{' }]
      if (name === 'changes' && text === before?.changes[language]) return [{ control, fault: 'sameChanges' }]
      return []
    }),
  )
  return [
    ...dayFaults(draft, context),
    ...short,
    ...(before && isSameText(draft, before) ? [{ control: 'body.en', fault: 'unchanged' } as const] : []),
    ...languages.flatMap((language) => bodyFaults(draft, language)),
  ]
}
