import { randomBytes } from 'node:crypto'
import { questionKinds, type QuestionKind } from '../../domain/questions/contract.ts'

export type Canaries = {
  /** In the current keys: visible to a student once the result is released. */
  current: string[]
  /** In the proposed key and its reason, and in hints: never visible to a student of a test. */
  proposed: string[]
}

/** A unique string to search for. */
const canary = (kind: QuestionKind, part: string): string => `canary-${kind}-${part}-${randomBytes(6).toString('hex')}`
const digits = (): string => String(100_000 + (randomBytes(4).readUInt32BE() % 900_000))

/** A key of a kind with as many canaries as it can hold; keys that only name options stay unchanged. */
const keyOf = (kind: QuestionKind, key: object) => {
  if (kind === 'nat') {
    const [min, max] = [`1${digits()}.${digits()}`, `2${digits()}.${digits()}`]
    return { key: { kind, min, max }, canaries: [min, max] }
  }
  if (kind === 'short') {
    const accepted = [canary(kind, 'accepted'), canary(kind, 'accepted')]
    return { key: { kind, accepted, caseSensitive: false }, canaries: accepted }
  }
  return { key, canaries: [] }
}

/** An accepted alternative. The column takes any shape. */
const alternativesOf = (kind: QuestionKind) => {
  const accepted = [canary(kind, 'alternative')]
  return { alternatives: [{ kind: 'short', accepted, caseSensitive: false }], canaries: accepted }
}

const solutionOf = (kind: QuestionKind) => {
  const solution = { en: canary(kind, 'solution-en'), hi: canary(kind, 'solution-hi') }
  return { solution, canaries: Object.values(solution) }
}

const reasonsOf = (kind: QuestionKind) => {
  const reason = { en: canary(kind, 'reason-en'), hi: canary(kind, 'reason-hi') }
  return { reasons: { a: reason }, canaries: Object.values(reason) }
}

/** Copies a question with its texts and fills its keys with canaries. */
const copyQuestion = async (d1: D1Database, kind: QuestionKind): Promise<{ id: string } & Canaries> => {
  const original = await d1
    .prepare(
      `SELECT v.id, v.question_id, k.key FROM question_versions v JOIN question_keys k ON k.question_version_id = v.id
       WHERE v.kind = ? LIMIT 1`,
    )
    .bind(kind)
    .first<{ id: string; question_id: string; key: string }>()
  if (!original) throw new Error(`The demo has no question of the kind ${kind}.`)
  const id = `qst_canary-${kind}`
  const found: Canaries = { current: [], proposed: [] }
  const keyRow = (version: number, state: 'current' | 'proposed') => {
    const { key, canaries } = keyOf(kind, JSON.parse(original.key) as object)
    const { alternatives, canaries: others } = alternativesOf(kind)
    const { solution, canaries: words } = solutionOf(kind)
    const { reasons, canaries: whys } = reasonsOf(kind)
    const hint = canary(kind, 'hint')
    const reason = state === 'proposed' ? canary(kind, 'change') : null
    found[state].push(...canaries, ...others, ...words, ...whys, ...(reason ? [reason] : []))
    found.proposed.push(hint)
    return d1
      .prepare(
        `INSERT INTO question_keys (question_version_id, version, state, key, alternatives, solution, solution_html, reason,
           reasons, reasons_html, hint, hint_html)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7, ?8, ?8, ?9, ?9)`,
      )
      .bind(
        `${id}_v1`,
        version,
        state,
        JSON.stringify(key),
        JSON.stringify(alternatives),
        JSON.stringify(solution),
        reason,
        JSON.stringify(reasons),
        JSON.stringify({ en: hint, hi: '' }),
      )
  }
  await d1.batch([
    d1
      .prepare(
        `INSERT INTO questions (id, slug, title, summary, state, access, exams, languages, current_version_id, updated_at, kind,
           subject, topic, difficulty, target_ms, tags, rights)
         SELECT ?1, ?1, title, summary, state, access, exams, languages, ?1 || '_v1', updated_at, kind,
           subject, topic, difficulty, target_ms, tags, rights FROM questions WHERE id = ?2`,
      )
      .bind(id, original.question_id),
    d1
      .prepare(
        `INSERT INTO question_versions (id, question_id, version, kind, passage_version_id, stem, stem_html, body, body_html)
         SELECT ?1 || '_v1', ?1, 1, kind, passage_version_id, stem, stem_html, body, body_html FROM question_versions WHERE id = ?2`,
      )
      .bind(id, original.id),
    keyRow(1, 'current'),
    keyRow(2, 'proposed'),
  ])
  return { id, ...found }
}

const presetVersion = 'pre_practice_v1'

/** A test with one question of every kind. */
const addPaper = async (d1: D1Database, id: string, questionIds: string[], window: Window): Promise<void> => {
  const title = JSON.stringify({ en: 'Every kind', hi: 'हर प्रकार' })
  await d1.batch([
    d1
      .prepare(
        `INSERT INTO test_versions (id, test_id, version, preset_version_id, title, duration_ms, question_count, max_units)
         VALUES (?1 || '_v1', ?1, 1, ?2, ?3, 1800000, ?4, 10000)`,
      )
      .bind(id, presetVersion, title, questionIds.length),
    d1
      .prepare(
        `INSERT INTO test_sections (test_version_id, position, preset_section_id, title) VALUES (?1 || '_v1', 1, 'first', ?2)`,
      )
      .bind(id, title),
    ...questionIds.map((questionId, index) =>
      d1
        .prepare(
          `INSERT INTO test_questions (test_version_id, section_position, position, question_version_id)
           VALUES (?1 || '_v1', 1, ?2, ?3 || '_v1')`,
        )
        .bind(id, index + 1, questionId),
    ),
    d1
      .prepare(
        `INSERT INTO tests (id, series_id, exam_id, position, slug, title, exams, kind, access, state, current_version_id, opens_at,
           closes_at, common_start, release, updated_at)
         SELECT ?1, NULL, exam_id, 99, ?1, title, exams, kind, 'free', 'published', ?1 || '_v1', ?2, ?3, ?4, '{"rule":"after_close"}', updated_at
         FROM tests WHERE id = 'tst_ssc-cgl-mock-1'`,
      )
      .bind(id, window.opensAt, window.closesAt, window.commonStart ? 1 : 0),
  ])
}

type Window = { opensAt: number; closesAt: number; commonStart: boolean }

export const canaryTests = { open: 'tst_canaries', live: 'tst_canaries-live' }

/** One paper as an open test and as a live test that starts at `liveAt`. Results open an hour later. */
export const addCanaryPapers = async (
  d1: D1Database,
  liveAt: number,
): Promise<Canaries & { questionIds: string[] }> => {
  const copies = []
  for (const kind of questionKinds) copies.push(await copyQuestion(d1, kind))
  const questionIds = copies.map(({ id }) => id)
  const closesAt = liveAt + 3_600_000
  await addPaper(d1, canaryTests.open, questionIds, { opensAt: liveAt - 3_600_000, closesAt, commonStart: false })
  await addPaper(d1, canaryTests.live, questionIds, { opensAt: liveAt, closesAt, commonStart: true })
  return {
    questionIds,
    current: copies.flatMap(({ current }) => current),
    proposed: copies.flatMap(({ proposed }) => proposed),
  }
}
