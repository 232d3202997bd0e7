import { expect, test } from 'vitest'
import type { SystemView } from '../../domain/system/contract.ts'
import { demoAdmin, signIn } from '../support/http.ts'

test('the system tab names what is due, and answers its forms without script (OFC-58)', async () => {
  const admin = await signIn(demoAdmin.email, demoAdmin.password)
  const address = '/admin/settings?tab=system'
  const { body } = await admin.get<SystemView>('/api/admin/system')
  expect(body.queues.map(({ queue }) => queue)).toEqual(['tasks', 'mail', 'events', 'results', 'notices'])
  expect(body.databases.map(({ migrations }) => migrations > 0)).toEqual([true, true])
  const { text } = await admin.get(address)
  for (const part of ['Queues', 'Failed tasks', 'Mails that were not sent', 'Publish what is scheduled', body.release])
    expect(text).toContain(part)
  const post = async (fields: Record<string, string>) =>
    admin.call('POST', address, undefined, {
      raw: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const none = await post({ intent: 'letters-again', of: 'mail' })
  expect(none.text).toContain('Nothing was left to do')
  const dropped = await post({ intent: 'drop-letter', id: 'dlt_none', reason: 'The address is wrong.' })
  expect([dropped.status, dropped.text.includes('This message is gone')]).toEqual([404, true])
  expect((await post({ intent: 'tasks-again', of: 'no_such_kind' })).status).toBe(400)
})
