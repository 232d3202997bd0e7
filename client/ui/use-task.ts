import { useEffect, useState } from 'react'
import type { TaskState } from '../../domain/tasks/contract.ts'
import { makeApi, unwrap } from '../api.ts'

const pollMs = { first: 500, last: 5_000 }

/** State of a background task, polled with growing intervals until it ends; `null` for no task. */
export const useTask = (taskId: string | null): TaskState => {
  const [state, setState] = useState<TaskState>(taskId === null ? 'done' : 'waiting')
  useEffect(() => {
    if (taskId === null) return
    let wait = pollMs.first
    let timer = setTimeout(poll, wait)
    async function poll() {
      try {
        const task = await unwrap(makeApi(location.origin).tasks[':taskId'].$get({ param: { taskId: taskId ?? '' } }))
        setState(task.state)
        if (task.state === 'done' || task.state === 'failed') return
      } catch {
        // The task continues during a lost connection; polling does too.
      }
      wait = Math.min(pollMs.last, wait * 1.5)
      timer = setTimeout(poll, wait)
    }
    return () => clearTimeout(timer)
  }, [taskId])
  return state
}
