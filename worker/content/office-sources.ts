import { sql, type SQL } from 'drizzle-orm'
import { indiaOffsetMs } from '../../domain/india.ts'
import {
  changedQuestions,
  courses,
  currentAffairs,
  jobs,
  materials,
  passages,
  questions,
  series,
  tests,
  videos,
} from '../../drizzle/schema/index.ts'
import { writtenTexts } from './draft-languages.ts'
import type { KindTable } from './content-table.ts'

/** SQL of a value: for a published item (`item`), and for the draft of one that was never published (`draft`). */
type Value = { item: SQL; draft: SQL }

/** Kinds with a list of content. */
export type OfficeKind = KindTable['kind']

/** Columns of the office's list that differ by kind. */
export type OfficeSource = {
  table: KindTable['table']
  /** Title in a draft, where it is not the field `title`. */
  draftTitle?: { en: SQL; hi: SQL }
  /** Access where the kind has only one. */
  access?: 'free'
  code?: Value
  /** Instant by which the kind is sorted. */
  due?: Value
  /** Rows of `draftLanguages` where complete languages depend on other texts than all of them. */
  texts?: SQL
  own: Record<string, Value>
  /** Values that are JSON lists of texts. */
  lists?: Record<string, Value>
  /** Names of `own` and `lists` that lists filter by. */
  facets: readonly string[]
  /** Table that notes each changed item for work outside its transaction. */
  changes?: typeof changedQuestions
}

/** Text at a path of a draft, whose fields are unchecked. */
export const draftText = (path: string): SQL =>
  sql`CASE json_type(draft.body, ${path}) WHEN 'text' THEN substr(json_extract(draft.body, ${path}), 1, 300) END`

const draftInteger = (path: SQL): SQL =>
  sql`CASE json_type(draft.body, ${path}) WHEN 'integer' THEN json_extract(draft.body, ${path}) END`

/** Last day to apply, as `listDates` of domain/jobs/dates.ts computes it. */
const draftClosing = sql`(SELECT max(coalesce(${draftInteger(sql`fullkey || '.until'`)}, ${draftInteger(sql`fullkey || '.at'`)})
  + CASE json_extract(draft.body, fullkey || '.allDay') WHEN 1 THEN 86400000 ELSE 0 END)
  FROM json_each(draft.body, '$.dates') WHERE json_extract(draft.body, fullkey || '.kind') = 'apply_to')`

const midnightInIndia = (day: SQL): SQL => sql`unixepoch(${day}) * 1000 - ${indiaOffsetMs}`

/** Chapters and files of a material, as `languagesOf` of domain/materials/extent.ts counts them. */
const materialTexts = sql`
  SELECT coalesce(json_extract(value, '$.body.en'), '') <> '' AS en, coalesce(json_extract(value, '$.body.hi'), '') <> '' AS hi
  FROM json_each(draft.body, '$.chapters') WHERE type = 'object'
  UNION ALL SELECT json_type(draft.body, '$.files.en') IS NOT NULL, json_type(draft.body, '$.files.hi') IS NOT NULL
  WHERE coalesce(json_extract(draft.body, '$.files'), '{}') <> '{}'`

/** List of texts at a path of a draft. */
const draftList = (path: string): SQL =>
  sql`(SELECT json_group_array(substr(value, 1, 40)) FROM (
    SELECT value FROM json_each(draft.body, ${path}) WHERE type = 'text' LIMIT 20))`

const isInTest = sql`EXISTS (
  SELECT 1 FROM question_versions JOIN test_questions ON test_questions.question_version_id = question_versions.id
  WHERE question_versions.question_id = item.id)`

const isReported = sql`EXISTS (SELECT 1 FROM reported_questions WHERE question_id = item.id AND waiting > 0)`

/** Column of the statistics of the current version of a question. */
const statistic = (column: SQL): SQL =>
  sql`(SELECT ${column} FROM question_statistics WHERE question_version_id = item.current_version_id)`

/** States of the keys of a question's versions: a change is proposed, was made, or took the question out of scoring. */
const keyStates = sql`(
  SELECT json_group_array(DISTINCT CASE key.state WHEN 'proposed' THEN 'proposed'
    ELSE CASE key.outcome WHEN 'normal' THEN 'corrected' WHEN 'any_of' THEN 'corrected' ELSE 'dropped' END END)
  FROM question_versions JOIN question_keys AS key ON key.question_version_id = question_versions.id
  WHERE question_versions.question_id = item.id
    AND (key.state = 'proposed' OR key.state = 'current' AND (key.version > 1 OR key.outcome <> 'normal')))`

const subject: Value = { item: sql`item.subject`, draft: draftText('$.subject') }

export const officeSources: Record<OfficeKind, OfficeSource> = {
  test: {
    table: tests,
    code: { item: sql`item.slug`, draft: draftText('$.slug') },
    due: { item: sql`item.opens_at`, draft: draftInteger(sql`'$.opensAt'`) },
    texts: writtenTexts,
    own: {
      type: { item: sql`item.kind`, draft: draftText('$.kind') },
      series: { item: sql`item.series_id`, draft: sql`NULL` },
      closes: { item: sql`item.closes_at`, draft: draftInteger(sql`'$.closesAt'`) },
      questions: {
        item: sql`(SELECT question_count FROM test_versions WHERE id = item.current_version_id)`,
        draft: sql`(SELECT coalesce(sum(json_array_length(value, '$.questions')), 0)
          FROM json_each(draft.body, '$.sections') WHERE type = 'object')`,
      },
      paused: { item: sql`CASE WHEN item.is_paused THEN 'paused' END`, draft: sql`NULL` },
    },
    facets: ['type', 'series', 'paused'],
  },
  series: { table: series, own: {}, facets: [] },
  material: {
    table: materials,
    own: { type: { item: sql`item.kind`, draft: draftText('$.kind') }, subject },
    facets: ['type', 'subject'],
    texts: materialTexts,
  },
  current_affairs: {
    table: currentAffairs,
    access: 'free',
    due: { item: midnightInIndia(sql`item.date`), draft: midnightInIndia(draftText('$.date')) },
    own: {
      day: { item: sql`item.date`, draft: draftText('$.date') },
      category: { item: sql`item.category`, draft: draftText('$.category') },
    },
    facets: ['day', 'category'],
  },
  video: {
    table: videos,
    own: {
      subject,
      source: { item: sql`item.source`, draft: draftText('$.source.kind') },
      length: { item: sql`item.duration_ms`, draft: draftInteger(sql`'$.durationMs'`) },
    },
    facets: ['subject', 'source'],
  },
  course: { table: courses, own: { subject }, facets: ['subject'] },
  job: {
    table: jobs,
    access: 'free',
    code: { item: sql`item.advertisement_number`, draft: draftText('$.advertisementNumber') },
    due: { item: sql`item.closes_at`, draft: draftClosing },
    own: {
      stage: { item: sql`item.stage`, draft: draftText('$.stage') },
      organisation: { item: sql`item.organisation_id`, draft: draftText('$.organisationId') },
      level: { item: sql`item.level`, draft: draftText('$.level') },
      region: { item: sql`item.region`, draft: draftText('$.region') },
      vacancies: { item: sql`item.vacancies`, draft: sql`NULL` },
    },
    facets: ['stage', 'organisation', 'level', 'region'],
  },
  question: {
    table: questions,
    access: 'free',
    draftTitle: { en: draftText('$.stem.en'), hi: draftText('$.stem.hi') },
    texts: writtenTexts,
    code: { item: sql`item.slug`, draft: draftText('$.slug') },
    own: {
      subject,
      topic: { item: sql`item.topic`, draft: draftText('$.topic') },
      kind: { item: sql`item.kind`, draft: draftText('$.key.kind') },
      difficulty: { item: sql`item.difficulty`, draft: draftText('$.difficulty') },
      rights: { item: sql`item.rights`, draft: draftText('$.rights') },
      seconds: { item: sql`item.target_ms / 1000`, draft: draftInteger(sql`'$.targetSeconds'`) },
      use: { item: sql`CASE WHEN ${isInTest} THEN 'used' ELSE 'unused' END`, draft: sql`'unused'` },
      measured: { item: statistic(sql`difficulty`), draft: sql`NULL` },
      reports: { item: sql`CASE WHEN ${isReported} THEN 'open' END`, draft: sql`NULL` },
    },
    lists: {
      tags: { item: sql`item.tags`, draft: draftList('$.tags') },
      keys: { item: keyStates, draft: sql`'[]'` },
      flags: { item: sql`coalesce(${statistic(sql`flags`)}, '[]')`, draft: sql`'[]'` },
    },
    facets: ['subject', 'topic', 'kind', 'difficulty', 'measured', 'rights', 'use', 'reports', 'tags', 'keys', 'flags'],
    changes: changedQuestions,
  },
  passage: {
    table: passages,
    access: 'free',
    code: { item: sql`item.slug`, draft: draftText('$.slug') },
    own: { type: { item: sql`item.kind`, draft: draftText('$.kind') } },
    facets: ['type'],
  },
}

const isListed = (kind: string): kind is OfficeKind => Object.hasOwn(officeSources, kind)

/** Null for a kind that the lists of content do not show. */
export const officeSourceOf = (kind: string): OfficeSource | null => (isListed(kind) ? officeSources[kind] : null)
