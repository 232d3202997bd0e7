import type { Bindings } from '../../worker/env.ts'
import { env } from './support.ts'

/** Tables that grow with students, which no statement may scan. */
const growing = [
  'affair_digests',
  'affair_entries',
  'affair_questions',
  'affair_reads',
  'attempts',
  'auth_sessions',
  'auth_users',
  'board_names',
  'broadcasts',
  'audit_log',
  'certificates',
  'contact_messages',
  'content_drafts',
  'content_files',
  'content_versions',
  'course_enrolments',
  'courses',
  'current_affairs',
  'daily_quizzes',
  'dead_letters',
  'entitlements',
  'erasures',
  'event_deliveries',
  'events',
  'card_changes',
  'fact_uses',
  'fact_versions',
  'facts',
  'gateway_events',
  'incidents',
  'item_exams',
  'item_statistics',
  'jobs',
  'lesson_progress',
  'mail_deliveries',
  'materials',
  'normalised_scores',
  'notice_choices',
  'notice_mails',
  'notice_readers',
  'notice_reads',
  'notices',
  'office_bulk_items',
  'office_facets',
  'office_items',
  'office_views',
  'office_words',
  'orders',
  'payments',
  'question_bookmarks',
  'reading_places',
  'question_reports',
  'question_shingles',
  'question_texts',
  'reported_questions',
  'question_statistics',
  'refunds',
  'results',
  'saved_jobs',
  'score_changes',
  'score_histogram',
  'statistics_runs',
  'student_notes',
  'student_profiles',
  'student_rows',
  'student_targets',
  'student_words',
  'tasks',
  'tax_documents',
  'test_statistics',
  'users',
  'video_notes',
  'video_places',
  'videos',
]

type Watched = {
  bindings: Bindings
  /** Distinct statements that were run. */
  statements: Set<string>
  /** Number of round trips; a batch counts once. */
  trips: () => number
}

const asks = new Set(['all', 'first', 'raw', 'run'])

/** The product's bindings over a database that counts and records its statements. */
export const watched = (): Watched => {
  const statements = new Set<string>()
  let trips = 0
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()
  const watchStatement = (statement: D1PreparedStatement): D1PreparedStatement => {
    const proxy = new Proxy(statement, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown
        if (typeof value !== 'function') return value
        return (...args: unknown[]) => {
          if (asks.has(String(name))) trips += 1
          const result = Reflect.apply(value, target, args) as unknown
          return name === 'bind' ? watchStatement(result as D1PreparedStatement) : result
        }
      },
    })
    originals.set(proxy, statement)
    return proxy
  }
  const DB = new Proxy(env.DB, {
    get(target, name) {
      if (name === 'prepare')
        return (sql: string) => {
          statements.add(sql)
          return watchStatement(target.prepare(sql))
        }
      if (name === 'batch')
        return (batch: D1PreparedStatement[]) => {
          trips += 1
          return target.batch(batch.map((statement) => originals.get(statement) ?? statement))
        }
      const value = Reflect.get(target, name) as unknown
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { bindings: { ...env, DB }, statements, trips: () => trips }
}

/** Statements that scan a growing table or bind too many parameters, each with its fault. */
export const slowStatements = async (statements: Iterable<string>): Promise<string[]> => {
  const faults: string[] = []
  for (const sql of statements) {
    const parameters = (sql.match(/\?/g) ?? []).length
    if (parameters > 100) faults.push(`${parameters} parameters: ${sql}`)
    const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...Array.from({ length: parameters }, () => '[]'))
      .all<{ detail: string }>()
    const aliases = new Map(
      [...sql.matchAll(/\b(?:FROM|JOIN)\s+"?(\w+)"?\s+(?:AS\s+)?"?(\w+)"?/gi)].map((m) => [m[2], m[1]]),
    )
    for (const { detail } of plan.results) {
      const scanned = /^SCAN (\w+)/.exec(detail)?.[1]
      if (scanned && growing.includes(aliases.get(scanned) ?? scanned)) faults.push(`${detail}: ${sql}`)
    }
  }
  return faults
}
