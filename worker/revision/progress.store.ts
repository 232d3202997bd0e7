import { and, count, eq, sql, type SQL } from 'drizzle-orm'
import type { Bilingual } from '../../domain/questions/text.ts'
import {
  contentVersions,
  courses,
  exams,
  materials,
  presetBlueprints,
  presets,
  presetVersions,
  subjects,
  testQuestions,
  tests,
  testSections,
  topics,
  videos,
} from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'

const listed = (values: readonly string[]): SQL => sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`

/** Names of exams, subjects and topics, and kinds of tests, in one round trip. */
export const readNames = async (
  db: Database,
  asked: { exams: readonly string[]; subjects: readonly string[]; tests: readonly string[] },
) => {
  const [examRows, subjectRows, topicRows, testRows] = await db.batch([
    db
      .select({ id: exams.id, slug: exams.slug, title: exams.title })
      .from(exams)
      .where(sql`${exams.id} IN ${listed(asked.exams)}`),
    db
      .select({ id: subjects.id, title: subjects.title })
      .from(subjects)
      .where(sql`${subjects.id} IN ${listed(asked.subjects)}`),
    db
      .select({ subject: topics.subject, slug: topics.slug, title: topics.title })
      .from(topics)
      .where(sql`${topics.subject} IN ${listed(asked.subjects)}`),
    db
      .select({ id: tests.id, kind: tests.kind })
      .from(tests)
      .where(sql`${tests.id} IN ${listed(asked.tests)}`),
  ])
  return { exams: examRows, subjects: subjectRows, topics: topicRows, tests: testRows }
}

/**
 * Pattern of a preset's version, with the blueprints and the versions that decide which one is in force, and the sizes of
 * the sections of a paper of it.
 */
export const readPattern = async (db: Database, presetVersionId: string, testVersionId: string) => {
  const ownPreset = sql`(SELECT preset_id FROM preset_versions WHERE id = ${presetVersionId})`
  const [own, versions, blueprints, sections] = await db.batch([
    db
      .select({
        presetId: presets.id,
        name: presets.name,
        pattern: presetVersions.pattern,
        effectiveFrom: presetVersions.effectiveFrom,
        version: presetVersions.version,
      })
      .from(presetVersions)
      .innerJoin(presets, eq(presets.id, presetVersions.presetId))
      .where(eq(presetVersions.id, presetVersionId)),
    db
      .select({ version: presetVersions.version, effectiveFrom: presetVersions.effectiveFrom })
      .from(presetVersions)
      .where(sql`${presetVersions.presetId} = ${ownPreset}`),
    db
      .select({
        version: presetBlueprints.version,
        effectiveFrom: presetBlueprints.effectiveFrom,
        blueprint: presetBlueprints.blueprint,
      })
      .from(presetBlueprints)
      .where(sql`${presetBlueprints.presetId} = ${ownPreset}`),
    db
      .select({ id: testSections.presetSectionId, questions: count() })
      .from(testQuestions)
      .innerJoin(
        testSections,
        and(
          eq(testSections.testVersionId, testQuestions.testVersionId),
          eq(testSections.position, testQuestions.sectionPosition),
        ),
      )
      .where(eq(testQuestions.testVersionId, testVersionId))
      .groupBy(testSections.presetSectionId),
  ])
  const [found] = own
  return found ? { ...found, versions, blueprints, sections } : null
}

/** Newest items of each kind in a subject that are compared with its topics. */
const mostItems = 200

const itemsOf = (db: Database, table: typeof materials | typeof videos, subjectIds: readonly string[]) =>
  db
    .select({
      id: table.id,
      title: table.title,
      about: table.summary,
      subject: table.subject,
      access: table.access,
      seriesId: table.seriesId,
    })
    .from(table)
    .where(sql`${table.state} = 'published' AND ${table.subject} IN ${listed(subjectIds)}`)
    .orderBy(sql`${table.publishedAt} DESC`)
    .limit(mostItems)

/** Published lessons, materials and videos of subjects, in one round trip. */
export const readStudyItems = async (db: Database, subjectIds: readonly string[]) => {
  const [lessons, ofMaterials, ofVideos] = await db.batch([
    db
      .select({
        id: sql<string>`lesson.value ->> 'id'`,
        title: sql<Bilingual>`lesson.value -> 'title'`.mapWith((text: string) => JSON.parse(text) as Bilingual),
        about: sql<Bilingual>`chapter.value -> 'title'`.mapWith((text: string) => JSON.parse(text) as Bilingual),
        subject: courses.subject,
        courseId: courses.id,
        access: courses.access,
        seriesId: courses.seriesId,
      })
      .from(courses)
      .innerJoin(contentVersions, eq(contentVersions.id, courses.currentVersionId))
      .innerJoin(sql`json_each(${contentVersions.content}, '$.chapters') AS chapter`, sql`true`)
      .innerJoin(sql`json_each(chapter.value, '$.lessons') AS lesson`, sql`lesson.value ->> 'kind' <> 'test'`)
      .where(sql`${courses.state} = 'published' AND ${courses.subject} IN ${listed(subjectIds)}`)
      .limit(mostItems),
    itemsOf(db, materials, subjectIds),
    itemsOf(db, videos, subjectIds),
  ])
  return { lessons, materials: ofMaterials, videos: ofVideos }
}
