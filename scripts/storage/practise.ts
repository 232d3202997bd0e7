import type { Miniflare } from 'miniflare'
import type { Bindings } from '../../worker/env.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { seedPractice } from '../seed-practice.ts'
import { objectsOver, type CallObject } from './objects-over.ts'
import { runningDatabase } from './running-database.ts'

/** Practice of the demo's student, in the deck object of a running product. */
export const practiseDemo = async (mf: Miniflare): Promise<void> => {
  const caller = await mf.getWorker('objects')
  const call: CallObject = async (sent) => {
    const reply = await caller.fetch('http://objects', { method: 'POST', body: JSON.stringify(sent) })
    if (!reply.ok) throw new Error(`${sent.binding}.${sent.method}: ${await reply.text()}`)
    return reply.json()
  }
  const bindings = {
    DB: await runningDatabase(mf, 'DB'),
    FILES: (await mf.getR2Bucket('FILES')) as unknown,
    DECKS: objectsOver(call, 'DECKS'),
    LIMITERS: objectsOver(call, 'LIMITERS'),
  } as Bindings
  await seedPractice(
    makeServices(bindings, () => undefined),
    Date.now(),
  )
}
