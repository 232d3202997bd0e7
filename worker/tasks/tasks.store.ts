import { and, desc, eq, inArray, lt, notInArray, sql, type SQL } from 'drizzle-orm'
import { taskKinds, taskOwners, taskStates, type TaskKind } from '../../domain/tasks/contract.ts'
import { tasks } from '../../drizzle/schema/index.ts'
import type { Database } from '../platform/context.ts'
import type { TaskStep } from './task.ts'

type NewTask = { id: string; kind: TaskKind; userId: string | null; input: unknown; now: number }

const openStates = ['waiting', 'running'] as const

export const insertTask = (db: Database, { id, kind, userId, input, now }: NewTask) =>
  db.insert(tasks).values({ id, kind, state: 'waiting', userId, input, createdAt: now, updatedAt: now })

export const insertTaskWhen = ({ id, kind, userId, input, now }: NewTask, when: SQL): SQL => sql`
  INSERT INTO tasks (id, kind, state, user_id, input, created_at, updated_at)
  SELECT ${id}, ${kind}, 'waiting', ${userId}, ${JSON.stringify(input)}, ${now}, ${now} WHERE ${when}`

/**
 * Inserts a task unless this student has had one of the kind since then that did not fail. Of two concurrent calls one
 * succeeds.
 */
export const insertUnlessSince = (task: NewTask & { userId: string }, since: number): SQL =>
  insertTaskWhen(
    task,
    sql`NOT EXISTS (SELECT 1 FROM tasks
      WHERE user_id = ${task.userId} AND kind = ${task.kind} AND created_at > ${since} AND state <> 'failed')`,
  )

export const findTask = (db: Database, taskId: string) => db.select().from(tasks).where(eq(tasks.id, taskId)).get()

export const findNewestTask = (db: Database, userId: string, kind: TaskKind) =>
  db
    .select()
    .from(tasks)
    .where(and(eq(tasks.userId, userId), eq(tasks.kind, kind)))
    .orderBy(desc(tasks.createdAt))
    .limit(1)
    .get()

/** Inputs of the open tasks of a kind. */
export const listOpenInputs = (db: Database, kind: TaskKind) =>
  db
    .select({ input: tasks.input })
    .from(tasks)
    .where(and(eq(tasks.kind, kind), inArray(tasks.state, [...openStates])))

/** Newest first, of one kind or of all. */
export const listTasks = (db: Database, kind: TaskKind | null, limit: number) =>
  db
    .select()
    .from(tasks)
    .where(inArray(tasks.kind, kind ? [kind] : [...taskKinds]))
    .orderBy(desc(tasks.createdAt))
    .limit(limit)

/** Inserts a task under a known id, if it never existed. Returns true when it was inserted. */
export const insertIfNew = async (db: Database, task: NewTask): Promise<boolean> =>
  (await insertTask(db, task).onConflictDoNothing().returning({ id: tasks.id })).length > 0

/** Inserts a task under a known id, or restarts one that has ended. Returns false where one is open. */
export const insertOrReopen = async (db: Database, { id, kind, userId, input, now }: NewTask): Promise<boolean> => {
  const fresh = { state: 'waiting', input, output: null, done: 0, total: null, cursor: null, error: null } as const
  const made = await db
    .insert(tasks)
    .values({ ...fresh, id, kind, userId, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: tasks.id,
      set: { ...fresh, createdAt: now, updatedAt: now },
      setWhere: notInArray(tasks.state, [...openStates]),
    })
    .returning({ id: tasks.id })
  return made.length > 0
}

/** Stores the outcome of a step, unless another delivery stored it first. Returns true when it was stored. */
export const saveStep = async (
  db: Database,
  { id, cursor }: { id: string; cursor: string | null },
  step: TaskStep,
  now: number,
): Promise<boolean> => {
  const { done, total, output } = step
  const saved = await db
    .update(tasks)
    .set({
      state: step.cursor === null ? 'done' : 'running',
      done,
      total,
      cursor: step.cursor,
      updatedAt: now,
      ...(output !== undefined && { output }),
    })
    .where(and(eq(tasks.id, id), inArray(tasks.state, [...openStates]), sql`${tasks.cursor} IS ${cursor}`))
    .returning({ id: tasks.id })
  return saved.length > 0
}

export const failTask = (db: Database, taskId: string, error: string, now: number) =>
  db
    .update(tasks)
    .set({ state: 'failed', error, updatedAt: now })
    .where(and(eq(tasks.id, taskId), inArray(tasks.state, [...openStates])))

/** Reopens failed tasks at their cursor: one, or all of a kind. Returns their ids. */
export const reopenTasks = async (
  db: Database,
  which: { id: string } | { kind: TaskKind },
  now: number,
): Promise<string[]> =>
  (
    await db
      .update(tasks)
      .set({ state: 'running', error: null, updatedAt: now })
      .where(and('id' in which ? eq(tasks.id, which.id) : eq(tasks.kind, which.kind), eq(tasks.state, 'failed')))
      .returning({ id: tasks.id })
  ).map(({ id }) => id)

/** Tasks that are reopened at once. */
const reopenedTasks = 500

/** Reopens failed tasks at their cursor: one, or the oldest of a kind. Returns their ids. */
export const reopenStatement = (which: { id: string } | { kind: TaskKind }, now: number): SQL => sql`
  UPDATE tasks SET state = 'running', error = NULL, updated_at = ${now} WHERE id IN (
    SELECT id FROM tasks WHERE ${'id' in which ? sql`id = ${which.id}` : sql`kind = ${which.kind}`} AND state = 'failed'
    ORDER BY created_at LIMIT ${reopenedTasks})
  RETURNING id`

/** Deletes the tasks of some kinds that began before an instant. */
export const deleteBefore = async (db: Database, kinds: readonly TaskKind[], before: number): Promise<void> => {
  await db
    .delete(tasks)
    .where(and(inArray(tasks.kind, [...kinds]), inArray(tasks.state, [...taskStates]), lt(tasks.createdAt, before)))
}

const studentKinds = JSON.stringify(taskKinds.filter((kind) => taskOwners[kind] === 'student'))

/** Deletes the student's own tasks; tasks of the product that they started are kept without them. */
export const eraseUser = (userId: string): SQL[] => [
  sql`DELETE FROM tasks WHERE user_id = ${userId} AND kind IN (SELECT value FROM json_each(${studentKinds}))`,
  sql`UPDATE tasks SET user_id = NULL WHERE user_id = ${userId}`,
]

/** Open tasks without progress since an instant, all or one. Their timestamp is updated, so that each is sent once. */
export const claimStalled = async (
  db: Database,
  since: number,
  now: number,
  taskId: string | null = null,
): Promise<string[]> =>
  (
    await db
      .update(tasks)
      .set({ updatedAt: now })
      .where(
        and(
          taskId === null ? inArray(tasks.kind, [...taskKinds]) : eq(tasks.id, taskId),
          inArray(tasks.state, [...openStates]),
          lt(tasks.updatedAt, since),
        ),
      )
      .returning({ id: tasks.id })
  ).map(({ id }) => id)
