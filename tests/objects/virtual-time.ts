/** Virtual time: it passes only when a test advances it, and stops during a call to an object. */
export class VirtualTime {
  #now: number
  #timers: { at: number; run: () => void }[] = []
  readonly #calls = new Set<Promise<unknown>>()

  constructor(start: number) {
    this.#now = start
  }

  now = (): number => this.#now

  /** Returns a function that cancels it. */
  schedule = (run: () => void, ms: number): (() => void) => {
    const timer = { at: this.#now + ms, run }
    this.#timers.push(timer)
    return () => void (this.#timers = this.#timers.filter((other) => other !== timer))
  }

  /** Awaits a reply without passing virtual time. */
  call<Reply>(reply: Promise<Reply>): Promise<Reply> {
    const settled = reply.finally(() => this.#calls.delete(settled))
    this.#calls.add(settled)
    return settled
  }

  async passUntil(end: number): Promise<void> {
    for (;;) {
      await this.#settle()
      const next = this.#timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0]
      if (!next) break
      this.#now = Math.max(this.#now, next.at)
      this.#timers = this.#timers.filter((timer) => timer !== next)
      next.run()
    }
    this.#now = end
  }

  async #settle(): Promise<void> {
    do {
      await Promise.allSettled(this.#calls)
      for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
    } while (this.#calls.size > 0)
  }
}
