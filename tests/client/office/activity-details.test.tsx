import { expect, test } from 'vitest'
import { ActivityDetails } from '../../../client/features/activities/admin/activity-details.tsx'
import type { Activity } from '../../../domain/activities/contract.ts'
import { html } from '../support.tsx'

const activity: Activity = {
  seq: 1,
  at: 0,
  act: 'feed.entries_dismissed',
  kind: 'feed',
  itemId: 'fed_1',
  title: 'Press desk',
  actor: null,
  person: null,
  changes: [],
  facts: { bulkId: 'tsk_1', entries: 2, first: 'Millet', day: '2026-11-23' },
  reason: null,
  origin: null,
  requestId: null,
  isErased: false,
  undo: null,
}

test('facts of an act are named in words, ids are left out (OFC-55)', () => {
  const texts = html(<ActivityDetails activity={activity} />, { language: 'hi' })
  for (const text of ['कितने शीर्षक', 'उनमें पहला', '23 नवंबर 2026']) expect(texts).toContain(text)
  expect(texts).not.toMatch(/bulkId|tsk_1|entries/)
})
