import type { Bilingual } from '../questions/contract.ts'
import type { AuthoredJob } from './authored.ts'
import type { JobPost } from './contract.ts'
import { noticeDatesIn } from './notice/dates.ts'
import { feesIn } from './notice/fees.ts'
import { longestNotice } from './longest-notice.ts'
import { fieldLines } from './notice/field-lines.ts'
import { foldText, inItsLanguage, spanOf, wordingOf, type FoldedText, type Span } from './notice/folded-text.ts'
import {
  advertisementNumberIn,
  levelAndRegion,
  organisationIn,
  organisationLineIn,
  titlesIn,
  type KnownOrganisation,
} from './notice/heading.ts'
import { linksIn, type UncheckedLink } from './notice/links.ts'
import { noticePosts } from './notice/notice-posts.ts'
import { relaxationsIn } from './notice/relaxations.ts'
import { sectionsIn, type Section } from './notice/sections.ts'
import { selectionIn } from './notice/selection.ts'
import { titleCased } from './notice/title-case.ts'

export type { KnownOrganisation } from './notice/heading.ts'

/** Draft of a job as far as a notice gives it. */
type RecognisedJob = Partial<Omit<AuthoredJob, 'posts' | 'links'>> & {
  posts?: Partial<JobPost>[]
  links?: UncheckedLink[]
}

/** A recognised field: its dotted path in the draft and its place in the notice. */
type RecognisedField = { path: string; span: Span }

type ParsedNotice = {
  body: RecognisedJob
  fields: RecognisedField[]
  /** Name of an organisation that is not known yet. */
  newOrganisation: Bilingual | null
  /** Lines of the notice from which nothing was taken. */
  unused: Span[]
}

class Collected {
  readonly body: RecognisedJob = {}
  readonly fields: RecognisedField[] = []
  private readonly folded: FoldedText
  constructor(folded: FoldedText) {
    this.folded = folded
  }
  record(path: string, { from, to }: { from: number; to: number }): void {
    this.fields.push({ path, span: spanOf(this.folded, from, to) })
  }
  /** Fills a list, one path for each row. */
  list<Field extends 'dates' | 'fees' | 'relaxations' | 'links'>(
    field: Field,
    found: readonly { value: NonNullable<RecognisedJob[Field]>[number]; from: number; to: number }[],
  ): void {
    if (found.length === 0) return
    Object.assign(this.body, { [field]: found.map(({ value }) => value) })
    found.forEach((match, index) => this.record(`${field}.${index}`, match))
  }
}

const readHeading = (into: Collected, folded: FoldedText, known: readonly KnownOrganisation[]): Bilingual | null => {
  const { text } = folded
  const titles = titlesIn(text)
  if (titles.en || titles.hi) {
    const wording = (language: 'en' | 'hi') => {
      const place = titles[language]
      if (place) into.record(`title.${language}`, place)
      return place ? titleCased(wordingOf(folded, place.from, place.to).replace(/[.:।]+$/, '')) : ''
    }
    into.body.title = { en: wording('en'), hi: wording('hi') }
  }
  const number = advertisementNumberIn(text)
  if (number) {
    into.body.advertisementNumber = wordingOf(folded, number.from, number.to)
    into.record('advertisementNumber', number)
  }
  const organisation = organisationIn(text, known)
  if (organisation) {
    into.body.organisationId = organisation.value.id
    into.record('organisationId', organisation)
  }
  const line = organisation ? null : organisationLineIn(text)
  const unknownName = line && wordingOf(folded, line.from, line.to)
  const place = organisation ?? line
  const { level, region } = levelAndRegion(organisation?.value.name.en ?? unknownName ?? '', text.slice(0, 400))
  if (level && place) {
    into.body.level = level
    into.body.region = region
    into.record('level', place)
    if (region) into.record('region', place)
  }
  return unknownName ? inItsLanguage(titleCased(unknownName)) : null
}

const readPosts = (
  into: Collected,
  folded: FoldedText,
  sections: readonly Section[],
  asOn: ReturnType<typeof noticeDatesIn>['asOn'],
) => {
  const posts = noticePosts(folded, sections, asOn)
  if (posts.length === 0) return
  into.body.posts = posts.map(({ post }) => post)
  posts.forEach(({ filled }, index) => {
    for (const { field, ...place } of filled) into.record(`posts.${index}.${field}`, place)
  })
}

const readHowToApply = (into: Collected, folded: FoldedText, sections: readonly Section[]) => {
  const section = sections.find(({ name }) => name === 'howToApply')
  if (!section) return
  const { start, end } = spanOf(folded, section.bodyFrom, section.to)
  const text = folded.original
    .slice(start, end)
    .replace(/^[\s:–-]+/, '')
    .replace(/\n{3,}/g, '\n\n')
  if (text.length < 20) return
  into.body.howToApply = inItsLanguage(text)
  into.fields.push({ path: 'howToApply', span: { start, end } })
}

/** Lines in which no field has a part. */
const unusedLines = (original: string, fields: readonly RecognisedField[]): Span[] =>
  fieldLines(original, fields)
    .filter(({ start, end, field }) => field === null && /[\p{L}\d]/u.test(original.slice(start, end)))
    .map(({ start, end }) => ({ start, end }))

/**
 * Reads the text of a recruitment notice. Nothing is guessed: a field that the text does not give is left out, and
 * every field that is filled names its place in the text.
 */
export const parseNotice = (pasted: string, known: readonly KnownOrganisation[]): ParsedNotice => {
  const original = pasted.slice(0, longestNotice)
  const folded = foldText(original)
  const { text } = folded
  const sections = sectionsIn(text)
  const into = new Collected(folded)
  const newOrganisation = readHeading(into, folded, known)
  const { dates, asOn } = noticeDatesIn(text)
  into.list('dates', dates)
  readPosts(into, folded, sections, asOn)
  into.list('fees', feesIn(text, sections))
  into.list('relaxations', relaxationsIn(text, sections))
  const selection = selectionIn(text, sections)
  if (selection.length > 0) {
    into.body.selection = selection.map(({ value }) => ({ name: value, note: null }))
    selection.forEach((stage, index) => into.record(`selection.${index}`, stage))
  }
  const organisation = known.find(({ id }) => id === into.body.organisationId)
  into.list('links', linksIn(text, organisation?.url ?? null))
  readHowToApply(into, folded, sections)
  return { body: into.body, fields: into.fields, newOrganisation, unused: unusedLines(original, into.fields) }
}
