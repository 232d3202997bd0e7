import { expect, test } from 'vitest'
import { ThumbBar } from '../../../client/features/jobs/job-actions.tsx'
import type { JobDetail } from '../../../domain/jobs/contract.ts'
import { html } from '../support.tsx'

const job = (parts: Partial<JobDetail>): JobDetail => {
  const label = { en: 'Apply', hi: 'आवेदन' }
  const link = { kind: 'apply', url: 'https://jobs.example/apply', label, official: true, checkedAt: 0 }
  return { phase: 'open', overlays: [], links: [link], ...parts } as unknown as JobDetail
}

test('the main action of a job stays at the bottom of a phone, never on paper (JOB-44)', () => {
  const bar = html(<ThumbBar job={job({})} />)
  expect(bar).toContain('href="https://jobs.example/apply"')
  for (const name of ['no-print', 'sticky', 'bottom-0', 'sm:hidden']) expect(bar).toContain(name)
})

test('a job that calls for nothing has no such bar (JOB-44)', () => {
  for (const parts of [{ overlays: ['cancelled' as const] }, { links: [] }, { phase: 'exam_done' as const }])
    expect(html(<ThumbBar job={job(parts)} />)).toBe('')
})
