/** Milliseconds spent on each question, by a monotonic clock. */
export const createStopwatch = (spentMs: Record<string, number>, opened: string, now = () => performance.now()) => {
  const before = { ...spentMs }
  let currentId = opened
  let since: number | null = now()
  const running = () => (since === null ? 0 : Math.round(now() - since))
  const settle = () => {
    before[currentId] = (before[currentId] ?? 0) + running()
    if (since !== null) since = now()
  }
  return {
    spent: (questionId: string): number =>
      Math.min(86_400_000, (before[questionId] ?? 0) + (questionId === currentId ? running() : 0)),
    switchTo(questionId: string) {
      settle()
      currentId = questionId
    },
    /** Paused while the questions are hidden. */
    setRunning(on: boolean) {
      if (on) since ??= now()
      else {
        settle()
        since = null
      }
    },
  }
}
