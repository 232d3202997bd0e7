import { useEffect, useState } from 'react'
import { makeApi, unwrap } from '../../../../api.ts'
import { sleep } from '../../timers.ts'

const retryMs = 20_000
/** Spread of the first question to the server, so that a common start is no herd. */
const spreadMs = 2_000

const calls = () => makeApi(location.origin).revision.certainty

export const readCertainty = async (): Promise<boolean> => (await unwrap(calls().$get())).certainty

export const saveCertainty = async (certainty: boolean): Promise<boolean> =>
  (await unwrap(calls().$put({ json: { certainty } }))).certainty

/** True once the student's switch is known to be on. Nothing of the exam waits for it. */
export const useCertaintySwitch = (): boolean => {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    const read = async () => {
      await sleep(Math.random() * spreadMs)
      while (!leaving.signal.aborted) {
        const known = await readCertainty().catch(() => null)
        if (known !== null) return setOn(known)
        await sleep(retryMs)
      }
    }
    void read()
    return () => leaving.abort()
  }, [])
  return isOn
}
