/** Clock and timers that advance only on demand. */
export const fakeTime = (start = 1_000_000) => {
  let now = start
  let timers: { at: number; run: () => void }[] = []
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  }
  return {
    now: () => now,
    schedule: (run: () => void, ms: number) => {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => void (timers = timers.filter((other) => other !== timer))
    },
    settle,
    async pass(ms: number) {
      const end = now + ms
      for (;;) {
        await settle()
        const next = timers.filter(({ at }) => at <= end).sort((first, second) => first.at - second.at)[0]
        if (!next) break
        now = Math.max(now, next.at)
        timers = timers.filter((timer) => timer !== next)
        next.run()
      }
      now = end
      await settle()
    },
  }
}
