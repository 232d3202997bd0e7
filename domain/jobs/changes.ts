import type { Bilingual } from '../questions/contract.ts'
import type { AgeLimit, JobContent, JobDate, JobPost } from './contract.ts'
import { jobDateKinds, vacancyCategories, type JobDateKind, type VacancyCategory } from './kinds.ts'

/** Value in one version. */
export type ChangeValue =
  | ({ kind: 'date' } & Pick<JobDate, 'at' | 'until' | 'allDay' | 'tentative'>)
  | { kind: 'count'; count: number }
  | { kind: 'rupees'; paise: number }
  | { kind: 'years'; years: number }
  | ({ kind: 'age' } & AgeLimit)
  | { kind: 'text'; text: Bilingual }

type BeforeAfter = {
  /** Post that changed; null for the job as a whole. */
  post: Bilingual | null
  before: ChangeValue | null
  after: ChangeValue | null
}

/** Difference between two versions; `of` names the date or category where a field has several. */
export type JobChange = BeforeAfter &
  (
    | { field: 'date'; of: JobDateKind }
    | { field: 'fee' | 'relaxation'; of: VacancyCategory }
    | { field: 'vacancies'; of: VacancyCategory | null }
    | { field: 'post' | 'age' | 'qualification' | 'how_to_apply'; of: null }
  )

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const dateValue = (date: JobDate | undefined): ChangeValue | null =>
  date ? { kind: 'date', at: date.at, until: date.until, allDay: date.allDay, tentative: date.tentative } : null

const countValue = (count: number | null | undefined): ChangeValue | null =>
  typeof count === 'number' ? { kind: 'count', count } : null

const textValue = (text: Bilingual | undefined): ChangeValue | null => (text ? { kind: 'text', text } : null)

const dateChanges = (before: JobContent, after: JobContent): JobChange[] =>
  jobDateKinds.map((of) => {
    const on = ({ dates }: JobContent) => dateValue(dates.find(({ kind }) => kind === of))
    return { field: 'date', of, post: null, before: on(before), after: on(after) }
  })

const categoryChanges = (before: JobContent, after: JobContent): JobChange[] =>
  vacancyCategories.flatMap((of): JobChange[] => {
    const fee = ({ fees }: JobContent): ChangeValue | null => {
      const found = fees.find(({ category }) => category === of)
      return found ? { kind: 'rupees', paise: found.paise } : null
    }
    const relaxation = ({ relaxations }: JobContent): ChangeValue | null => {
      const found = relaxations.find(({ category }) => category === of)
      return found ? { kind: 'years', years: found.years } : null
    }
    return [
      { field: 'fee', of, post: null, before: fee(before), after: fee(after) },
      { field: 'relaxation', of, post: null, before: relaxation(before), after: relaxation(after) },
    ]
  })

/** Changes of a post that both versions have, matched by its English name. */
const postChanges = (before: JobPost, after: JobPost): JobChange[] => {
  const { name: post } = after
  return [
    { field: 'vacancies', of: null, post, before: countValue(before.count), after: countValue(after.count) },
    ...vacancyCategories.map((of): JobChange => ({
      field: 'vacancies',
      of,
      post,
      before: countValue(before.vacancies[of]),
      after: countValue(after.vacancies[of]),
    })),
    { field: 'age', of: null, post, before: { kind: 'age', ...before.age }, after: { kind: 'age', ...after.age } },
    {
      field: 'qualification',
      of: null,
      post,
      before: textValue(before.qualification.text),
      after: textValue(after.qualification.text),
    },
  ]
}

const postsChanges = (before: JobContent, after: JobContent): JobChange[] => {
  const find = ({ posts }: JobContent, { name }: JobPost) => posts.find((post) => post.name.en === name.en)
  const whole = (post: JobPost): ChangeValue => ({ kind: 'text', text: post.name })
  return [
    ...before.posts
      .filter((post) => !find(after, post))
      .map((post): JobChange => ({ field: 'post', of: null, post: post.name, before: whole(post), after: null })),
    ...after.posts.flatMap((post): JobChange[] => {
      const earlier = find(before, post)
      if (earlier) return postChanges(earlier, post)
      return [{ field: 'post', of: null, post: post.name, before: null, after: whole(post) }]
    }),
  ]
}

/** Changes that a corrigendum makes for candidates, in the order of the page. */
export const changesBetween = (before: JobContent, after: JobContent): JobChange[] =>
  [
    ...dateChanges(before, after),
    ...postsChanges(before, after),
    ...categoryChanges(before, after),
    {
      field: 'how_to_apply' as const,
      of: null,
      post: null,
      before: textValue(before.howToApply.text),
      after: textValue(after.howToApply.text),
    },
  ].filter((change) => !same(change.before, change.after))

type ChangePiece = { text: string; side: 'both' | 'before' | 'after' }

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? []

const placesFromEnd = (words: string[]): number[] => words.map((_, index) => words.length - 1 - index)

/** Lengths of the longest common subsequence of words, from every pair of positions to the end. */
const commonLengths = (before: string[], after: string[]) => {
  const table = before.concat('').map(() => Array<number>(after.length + 1).fill(0))
  const shared = (one: number, other: number): number => table[one]?.[other] ?? 0
  for (const one of placesFromEnd(before)) {
    const row = table[one] ?? []
    for (const other of placesFromEnd(after)) {
      const isSame = before[one] === after[other]
      row[other] = isSame ? shared(one + 1, other + 1) + 1 : Math.max(shared(one + 1, other), shared(one, other + 1))
    }
  }
  return shared
}

/** Word-by-word difference of two texts, as pieces of both, of the old or of the new one. */
export const wordDiff = (before: string, after: string): ChangePiece[] => {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const shared = commonLengths(old, now)
  const pieces: ChangePiece[] = []
  const add = (side: ChangePiece['side'], text: string) => {
    const last = pieces.at(-1)
    if (last?.side === side) last.text += text
    else pieces.push({ side, text })
  }
  let [one, other] = [0, 0]
  for (;;) {
    const [removed, added] = [old[one], now[other]]
    if (removed === undefined && added === undefined) return pieces
    if (removed === added && removed !== undefined) {
      add('both', removed)
      one++
      other++
    } else if (removed !== undefined && (added === undefined || shared(one + 1, other) >= shared(one, other + 1))) {
      add('before', removed)
      one++
    } else if (added !== undefined) {
      add('after', added)
      other++
    }
  }
}
