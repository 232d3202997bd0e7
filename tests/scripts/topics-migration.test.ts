import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { referenceOfAll } from '../../drizzle/reference/index.ts'
import { topics } from '../../drizzle/reference/topics/index.ts'
import { referenceStatements } from '../../scripts/reference-statements.ts'
import { root } from '../../scripts/root.ts'

const folder = join(root, 'migrations/main')
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
const own = files.findIndex((name) => name.endsWith('_add_preset_blueprints.sql'))
const now = Date.parse('2026-06-01T06:00:00Z')

const migrate = (db: DatabaseSync, names: string[]) => {
  for (const name of names) db.exec(readFileSync(join(folder, name), 'utf8'))
}

type Row = { id: string; subject: string; slug: string; title: { en: string; hi: string }; position: number }
const row = (subject: string, slug: string, en: string, id = `top_${subject}_${slug}`): Row => ({
  id,
  subject,
  slug,
  title: { en, hi: en },
  position: 0,
})

/** A database of the release before, with topics as loaded then. */
const olderDatabase = (loaded: Row[]): DatabaseSync => {
  const db = new DatabaseSync(':memory:')
  migrate(db, files.slice(0, own))
  for (const each of loaded) {
    insertTopic(db, each)
    db.prepare(`INSERT INTO reference_rows (kind, row_id, content) VALUES ('topics', ?, ?)`).run(
      each.id,
      JSON.stringify(each),
    )
  }
  db.exec(`INSERT INTO reference_versions (kind, version, loaded_at) VALUES ('topics', 1, 1)`)
  return db
}

const insertTopic = (db: DatabaseSync, { id, subject, slug, title, position }: Row) =>
  db
    .prepare('INSERT INTO topics (id, subject, slug, title, position) VALUES (?, ?, ?, ?, ?)')
    .run(id, subject, slug, JSON.stringify(title), position)

const insertQuestion = (db: DatabaseSync, id: string, subject: string, topic: string) =>
  db
    .prepare(
      `INSERT INTO questions (id, code, subject, topic, difficulty, target_ms, rights, state, current_version_id, updated_at)
       VALUES (?1, ?1, ?2, ?3, 'easy', 1, 'original', 'published', ?1, 1)`,
    )
    .run(id, subject, topic)

const tagsIn = (db: DatabaseSync) =>
  Object.fromEntries(
    db
      .prepare('SELECT id, subject, topic FROM questions')
      .all()
      .map(({ id, subject, topic }) => [id, `${String(subject)}/${String(topic)}`]),
  )

const load = (db: DatabaseSync) => {
  const set = referenceOfAll.find(({ kind }) => kind === 'topics')
  if (!set) throw new Error('No topics')
  for (const statement of referenceStatements(set, now)) db.exec(statement)
}

const nameOf = (db: DatabaseSync, id: string): string | undefined => {
  const found = db.prepare('SELECT subject, slug, title FROM topics WHERE id = ?').get(id)
  return (
    found && `${String(found.subject)}/${String(found.slug)} ${(JSON.parse(String(found.title)) as Row['title']).en}`
  )
}

const optics = row('science', 'physics-optics', 'Optics')
const renamed = row('science', 'chemistry-bonding', 'Chemical bonding')
const taken = row('science', 'biology-cell', 'The cell')
const transferred = row('science', 'physics-waves', 'Waves')

test('topics of the sciences leave the subject science with their questions, and names of administrators stay (QST-14)', () => {
  const db = olderDatabase([optics, renamed, taken, transferred])
  db.exec(`UPDATE topics SET title = '{"en":"Bonds","hi":"बंध"}' WHERE id = '${renamed.id}'`)
  db.exec(`UPDATE topics SET subject = 'maths' WHERE id = '${transferred.id}'`)
  insertTopic(db, row('biology', 'cell', 'Cells of ours', 'top_own'))
  insertQuestion(db, 'optics', 'science', 'physics-optics')
  insertQuestion(db, 'bonding', 'science', 'chemistry-bonding')
  insertQuestion(db, 'cell', 'science', 'biology-cell')
  insertQuestion(db, 'waves', 'maths', 'physics-waves')
  migrate(db, files.slice(own, own + 1))
  load(db)
  expect(tagsIn(db)).toEqual({
    optics: 'physics/optics',
    bonding: 'chemistry/bonding',
    cell: 'biology/cell',
    waves: 'maths/physics-waves',
  })
  expect(nameOf(db, optics.id)).toBe('physics/optics Optics')
  expect(nameOf(db, renamed.id)).toBe('chemistry/bonding Bonds')
  expect(nameOf(db, taken.id)).toBeUndefined()
  expect(nameOf(db, 'top_own')).toBe('biology/cell Cells of ours')
  expect(nameOf(db, transferred.id)).toBe('maths/physics-waves Waves')
})

test('doubled tags of old questions become topics of the vocabulary, but for those an administrator made topics of (QST-14)', () => {
  const db = olderDatabase([])
  insertTopic(db, row('general-knowledge', 'ecology', 'Ecology', 'top_own'))
  insertQuestion(db, 'old', 'science', 'kinematics')
  insertQuestion(db, 'prefixed', 'science', 'physics-kinematics')
  insertQuestion(db, 'rivers', 'general-knowledge', 'rivers-of-india')
  insertQuestion(db, 'own', 'general-knowledge', 'ecology')
  migrate(db, files.slice(own, own + 1))
  load(db)
  const tags = tagsIn(db)
  expect(tags).toEqual({
    old: 'physics/kinematics',
    prefixed: 'physics/kinematics',
    rivers: 'general-knowledge/indian-geography',
    own: 'general-knowledge/ecology',
  })
  const known = new Set(
    db
      .prepare('SELECT subject, slug FROM topics')
      .all()
      .map(({ subject, slug }) => `${String(subject)}/${String(slug)}`),
  )
  for (const tag of Object.values(tags)) expect(known).toContain(tag)
})

test('the vocabulary has one topic by each name of a subject in either language (QST-14)', () => {
  for (const language of ['en', 'hi'] as const) {
    const names = topics.map(({ subject, title }) => `${subject}: ${title[language].toLowerCase()}`)
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
  }
})
