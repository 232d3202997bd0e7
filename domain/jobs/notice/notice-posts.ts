import type { JobPost } from '../contract.ts'
import { agesIn } from './ages.ts'
import { inItsLanguage, wordingOf, type FoldedText, type Match } from './folded-text.ts'
import { listedPostsIn, payLevelsIn, paysIn, postNamesIn } from './posts.ts'
import { namedQualificationsIn, qualificationsIn, type RequiredQualification } from './qualifications.ts'
import type { Section } from './sections.ts'
import { totalIn, vacancyRowsIn } from './vacancies.ts'

/** A post as far as a notice gives it, and the fields that were filled, with their places. */
type NoticePost = { post: Partial<JobPost>; filled: { field: string; from: number; to: number }[] }

type Fields = Partial<JobPost>

const fill = (target: NoticePost, field: string, part: Fields, { from, to }: { from: number; to: number }) => {
  Object.assign(target.post, part)
  target.filled.push({ field, from, to })
}

const named = (folded: FoldedText, place: { from: number; to: number }): NoticePost => {
  const target: NoticePost = { post: {}, filled: [] }
  const wording = wordingOf(folded, place.from, place.to).replace(/^[\s|.)\-–:*]+|[\s|\-–:*(]+$/g, '')
  fill(target, 'name', { name: inItsLanguage(wording) }, place)
  return target
}

/** Posts with their names and numbers: of a table, of numbered lines, of "Name of post", or one without a name. */
const countedPosts = (folded: FoldedText): NoticePost[] => {
  const { text } = folded
  const rows = vacancyRowsIn(text)
  const names = postNamesIn(text)
  const total = totalIn(text)
  const totalLine = total ? text.indexOf('\n', total.to) : -1
  if (rows.length > 0)
    return rows.map((row, index) => {
      const place = row.value.name ?? (rows.length === 1 ? names[0] : names[index])
      const target = place ? named(folded, place) : { post: {}, filled: [] }
      // The categories of a line may leave some posts out: its total counts.
      const isBeside = total && total.from < row.from && (totalLine === -1 || row.from <= totalLine)
      const count = isBeside && total.value > (row.value.count ?? 0) ? total : null
      if (count) fill(target, 'count', { count: count.value }, count)
      else if (row.value.count !== null) fill(target, 'count', { count: row.value.count }, row)
      fill(target, 'vacancies', { vacancies: row.value.vacancies }, row)
      return target
    })
  const listed = listedPostsIn(text)
  if (listed.length > 0)
    return listed.map(({ name, count }) => {
      const target = named(folded, name)
      fill(target, 'count', { count: count.value }, count)
      return target
    })
  const posts = names.map((name) => named(folded, name))
  if (posts.length === 0 && total) posts.push({ post: {}, filled: [] })
  const [only] = posts
  if (posts.length === 1 && only && total) fill(only, 'count', { count: total.value }, total)
  return posts
}

/** Gives each post its own value where there are as many as posts, and one value to all posts. */
const distribute = <Value>(
  posts: readonly NoticePost[],
  found: readonly Match<Value>[],
  field: string,
  partOf: (value: Value) => Fields,
) => {
  posts.forEach((post, index) => {
    const match = found.length === posts.length ? found[index] : found.length === 1 ? found[0] : undefined
    if (match) fill(post, field, partOf(match.value), match)
  })
}

const unique = <Value>(found: readonly Match<Value>[]): Match<Value>[] => {
  const [first] = found
  const isSame = found.every(({ value }) => JSON.stringify(value) === JSON.stringify(first?.value))
  return first && isSame ? [first] : [...found]
}

/** Gives each post the line that begins with its name, if there are such lines, else the one qualification to all. */
const fillQualifications = (folded: FoldedText, sections: readonly Section[], posts: readonly NoticePost[]): void => {
  const { text } = folded
  const put = (post: NoticePost, { level, special, from, to }: RequiredQualification) => {
    const wording = inItsLanguage(wordingOf(folded, from, to))
    fill(post, 'qualification', { qualification: { level, text: wording, special } }, { from, to })
  }
  const names = posts.map(({ filled }) => filled.find(({ field }) => field === 'name'))
  const ofPosts = namedQualificationsIn(
    text,
    sections,
    names.map((place) => (place ? text.slice(place.from, place.to) : '')),
  )
  if (ofPosts.some((found) => found !== null))
    return posts.forEach((post, index) => {
      const found = ofPosts[index]
      if (found) put(post, found)
    })
  const all = qualificationsIn(text, sections)
  posts.forEach((post, index) => {
    const found = all.length === posts.length ? all[index] : all[0]
    if (found) put(post, found)
  })
}

/** Posts of a notice. `asOn`: days on which it counts ages. */
export const noticePosts = (
  folded: FoldedText,
  sections: readonly Section[],
  asOn: readonly Match<string>[],
): NoticePost[] => {
  const { text } = folded
  const counted = countedPosts(folded)
  const posts = counted.length > 0 ? counted : [{ post: {}, filled: [] }]
  distribute(posts, unique(paysIn(text)), 'pay', (pay) => ({ pay }))
  distribute(posts, unique(payLevelsIn(text)), 'payLevel', (payLevel) => ({ payLevel }))
  fillQualifications(folded, sections, posts)
  const ages = unique(agesIn(text))
  const limits = ages.length === posts.length ? ages : ages.slice(0, 1)
  const [day] = asOn
  distribute(posts, limits, 'age', (bounds) => ({ age: { ...bounds, asOn: day?.value ?? '' } }))
  if (day) for (const { post, filled } of posts) if (post.age) filled.push({ field: 'age', from: day.from, to: day.to })
  return posts.filter(({ filled }) => filled.length > 0)
}
