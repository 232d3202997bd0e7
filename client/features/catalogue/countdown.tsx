import { useEffect, useState } from 'react'
import { useFormat } from '../../i18n/use-format.ts'

/** A page may come from a cache that is a minute old: within this the device's clock is believed, beyond it the server's. */
const believedMs = 90_000

/** Unix milliseconds by the server's clock, from the instant at which it made the page; ticks every second. */
const useServerNow = (serverNow: number): number => {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const ahead = Date.now() - serverNow
    const offset = Math.abs(ahead) <= believedMs ? 0 : ahead
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
  /** Said once the instant has come. */
  after: string
}

/** An honest countdown: to an instant that the server keeps, never one that begins anew at each visit. */
export function Countdown({ at, serverNow, say, after }: Props) {
  const { left } = useFormat()
  const now = useServerNow(serverNow)
  return <span className="tabular">{at > now ? say(left(at - now)) : after}</span>
}
