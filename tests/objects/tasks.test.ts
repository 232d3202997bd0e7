import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { taskRunners } from '../../worker/task-runners.ts'
import { TaskFailed, type TaskMessage } from '../../worker/tasks/task.ts'
import { consumeTasks, reportDeadTasks } from '../../worker/tasks/tasks.queue.ts'
import { takeStep } from './take-step.ts'
import { readMyTask, readTask, resendStalled, retryTask, startTask } from '../../worker/tasks/tasks.usecases.ts'
import { env, logged, prepareDatabase, servicesAt } from './support.ts'

beforeAll(prepareDatabase)

const own = taskRunners.test_push
afterEach(() => {
  taskRunners.test_push = own
})

/** Services with a recording queue: the tests take the steps themselves. */
const withoutQueue = (sent: string[] = [], now: () => number = Date.now) =>
  servicesAt(now, {
    env: {
      ...env,
      TASKS_QUEUE: { send: async ({ taskId }: TaskMessage) => void sent.push(taskId) } as never,
    },
  })

/** A task that counts to three, one step each. */
const counting = (counted: string[]) => {
  taskRunners.test_push = async (_services, { id, cursor, done }) => {
    counted.push(`${id} ${cursor}`)
    const next = Number(cursor ?? 0) + 1
    return { done: done + 1, total: 3, cursor: next === 3 ? null : String(next), output: { counted: next } }
  }
}

const newTask = (services: ReturnType<typeof withoutQueue>, userId: string | null = null) =>
  startTask(services, { kind: 'test_push', userId, input: {} })

describe('long-running tasks (PLT-58)', () => {
  test('run step by step through the queue and show progress and output', async () => {
    counting([])
    const services = servicesAt()
    const taskId = await newTask(services)
    await vi.waitFor(async () => expect((await readTask(services, taskId)).state).toBe('done'), {
      timeout: 60_000,
      interval: 50,
    })
    expect(await readTask(services, taskId)).toMatchObject({ done: 3, total: 3, output: { counted: 3 }, error: null })
    // Tasks of earlier files may stand before it in the queue.
  }, 90_000)

  test('repeat at most one step of a message that comes twice, and keep and continue only one', async () => {
    const [counted, sent]: [string[], string[]] = [[], []]
    counting(counted)
    const services = withoutQueue(sent)
    const taskId = await newTask(services)
    await Promise.all([takeStep(services, taskId), takeStep(services, taskId)])
    expect(counted).toEqual([`${taskId} null`, `${taskId} null`])
    expect(sent).toHaveLength(2)
    expect(await readTask(services, taskId)).toMatchObject({ state: 'running', done: 1, output: { counted: 1 } })
  })

  test('repeat a step that throws from where it was', async () => {
    const services = withoutQueue()
    let tries = 0
    taskRunners.test_push = async (_services, { cursor }) => {
      if (cursor === 'half' && (tries += 1) === 1) throw new Error('Storage is in trouble.')
      return { done: 1, total: 1, cursor: cursor === null ? 'half' : null }
    }
    const taskId = await newTask(services)
    await takeStep(services, taskId)
    await expect(takeStep(services, taskId)).rejects.toThrow('trouble')
    expect(await readTask(services, taskId)).toMatchObject({ state: 'running' })
    await takeStep(services, taskId)
    expect(await readTask(services, taskId)).toMatchObject({ state: 'done' })
  })

  test('retry only the messages that failed', async () => {
    const services = withoutQueue()
    taskRunners.test_push = async (_services, { input }) => {
      if ((input as { bad?: boolean }).bad) throw new Error('bad')
      return { done: 1, total: 1, cursor: null }
    }
    const good = await newTask(services)
    const bad = await startTask(services, { kind: 'test_push', userId: null, input: { bad: true } })
    const batch = createMessageBatch<TaskMessage>(
      'taiyari-tasks',
      [good, bad].map((taskId) => ({ id: taskId, timestamp: new Date(), attempts: 1, body: { taskId } })),
    )
    const ctx = createExecutionContext()
    await logged('error', () => consumeTasks(taskRunners)(batch, env, ctx))
    const { explicitAcks, retryMessages } = await getQueueResult(batch, ctx)
    expect([explicitAcks, retryMessages.map(({ msgId }) => msgId)]).toEqual([[good], [bad]])
  })

  test('fail at once where nothing can go on, fail after all retries too, and can be retried from either', async () => {
    const services = withoutQueue()
    taskRunners.test_push = async () => {
      throw new TaskFailed('There is nothing to do.')
    }
    const [hopeless, dead] = [await newTask(services), await newTask(services)]
    await logged('error', async () => {
      await takeStep(services, hopeless)
      const batch = createMessageBatch<TaskMessage>('taiyari-tasks-dead', [
        { id: dead, timestamp: new Date(), attempts: 1, body: { taskId: dead } },
      ])
      await reportDeadTasks(batch, env, createExecutionContext())
    })
    expect(await readTask(services, hopeless)).toMatchObject({ state: 'failed', error: 'There is nothing to do.' })
    expect(await readTask(services, dead)).toMatchObject({ state: 'failed' })
    counting([])
    await retryTask(services, dead)
    await takeStep(services, dead)
    expect(await readTask(services, dead)).toMatchObject({ state: 'running', error: null })
    await expect(retryTask(services, dead)).rejects.toMatchObject({ status: 409 })
  })

  test('send a task whose message was lost once more, on the clock or when it is looked at', async () => {
    counting([])
    const sent: string[] = []
    let now = Date.now()
    const services = withoutQueue(sent, () => now)
    const taskId = await newTask(services, 'user-of-the-task')
    sent.length = 0
    await resendStalled(services)
    expect(sent).not.toContain(taskId)
    now += 61_000
    await Promise.all([resendStalled(services), resendStalled(services)])
    expect(sent.filter((id) => id === taskId)).toHaveLength(1)
    now += 61_000
    const waiting: Promise<unknown>[] = []
    await readMyTask({ ...services, later: (work) => void waiting.push(work) }, 'user-of-the-task', taskId)
    await Promise.all(waiting)
    expect(sent.filter((id) => id === taskId)).toHaveLength(2)
  })

  test('answer the task of another student like a missing one', async () => {
    const services = withoutQueue()
    const taskId = await newTask(services, 'one')
    await expect(readMyTask(services, 'other', taskId)).rejects.toMatchObject({ status: 404 })
    expect(await readMyTask(services, 'one', taskId)).toMatchObject({ id: taskId, state: 'waiting' })
  })
})
