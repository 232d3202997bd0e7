import { useEffect, useState } from 'react'
import { useFormat } from '../../i18n/use-format.ts'

/**
 * Largest difference, in milliseconds, at which the device's clock is used: a cached page may be a minute old. Beyond
 * it the server's clock is used.
 */
const maxSkewMs = 90_000

/** Current time in Unix milliseconds, `serverNow` at first; ticks every second. */
export const useServerNow = (serverNow: number): number => {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const ahead = Date.now() - serverNow
    const offset = Math.abs(ahead) <= maxSkewMs ? 0 : ahead
    const tick = () => setNow(Date.now() - offset)
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [serverNow])
  return now
}

type Props = {
  /** Unix milliseconds. */
  at: number
  serverNow: number
  say: (left: string) => string
  /** Text once the instant has passed. */
  after: string
}

/** Countdown to an instant of the server; it does not start again at each visit. */
export function Countdown({ at, serverNow, say, after }: Props) {
  const { left } = useFormat()
  const now = useServerNow(serverNow)
  return <span className="tabular">{at > now ? say(left(at - now)) : after}</span>
}
