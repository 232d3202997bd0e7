import { useEffect, useState } from 'react'
import type { TaskState } from '../../domain/tasks/contract.ts'
import { makeApi, unwrap } from '../api.ts'

const askMs = { first: 500, last: 5_000 }

/** State of a background task, polled with growing intervals until it ends; `null` for no task. */
export const useTask = (taskId: string | null): TaskState => {
  const [state, setState] = useState<TaskState>(taskId === null ? 'done' : 'waiting')
  useEffect(() => {
    if (taskId === null) return
    let wait = askMs.first
    let timer = setTimeout(ask, wait)
    async function ask() {
      try {
        const task = await unwrap(makeApi(location.origin).tasks[':taskId'].$get({ param: { taskId: taskId ?? '' } }))
        setState(task.state)
        if (task.state === 'done' || task.state === 'failed') return
      } catch {
        // The task continues during a lost connection; polling does too.
      }
      wait = Math.min(askMs.last, wait * 1.5)
      timer = setTimeout(ask, wait)
    }
    return () => clearTimeout(timer)
  }, [taskId])
  return state
}
