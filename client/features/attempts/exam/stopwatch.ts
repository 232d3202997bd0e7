/** Milliseconds spent on each question so far, by a clock that nobody can set. */
export const createStopwatch = (spentMs: Record<string, number>, opened: string, now = () => performance.now()) => {
  const before = { ...spentMs }
  let currentId = opened
  let since = now()
  const running = () => Math.round(now() - since)
  return {
    spent: (questionId: string): number =>
      Math.min(86_400_000, (before[questionId] ?? 0) + (questionId === currentId ? running() : 0)),
    turnTo(questionId: string) {
      before[currentId] = (before[currentId] ?? 0) + running()
      currentId = questionId
      since = now()
    },
  }
}
