import type { Page } from '../../domain/page.ts'
import { readPages } from '../../scripts/page-handles.ts'

/** Addresses of pages whose path has parameters or shows little. */
const examples: Record<string, string> = {
  '/tests/:seriesId': '/tests/ser_ssc-cgl-mocks',
  '/test/:id/errata': '/test/tst_ssc-cgl-mock-1/errata',
  '/videos/:id': '/videos/vid_percentages-quickly',
  '/jobs/:id': '/jobs/job_sample-clerks',
  '/materials/:id': '/materials/mat_percentages-profit-interest',
  '/study-materials/current-affairs/:dayOrId': '/study-materials/current-affairs/caf_chandrayaan-3-landing',
  '/study-materials/current-affairs/digest/:month': '/study-materials/current-affairs/digest/2023-08',
  '/course/:id': '/course/crs_first-month',
  '/course/:id/lesson/:lessonId': '/course/crs_first-month/lesson/count-the-hours',
  '/search': '/search?q=ssc',
  '/unsubscribe/:code': `/unsubscribe/${'0'.repeat(22)}?topic=jobs`,
  '/certificate/:code': '/certificate/0000-0000-0000-0000-0000-0000-0000',
  '/rank/:code': `/rank/${'0'.repeat(22)}`,
  '/receipt/:code': `/receipt/${'0'.repeat(22)}`,
  '/*': '/no-such-page',
}

const isOpen = ({ path, handle: { audience } }: Page): boolean =>
  (audience === 'everyone' || audience === 'visitor') && path !== '/logout'

/** Address of every page that a visitor may open, by route path; /logout draws none. */
export const publicPages: Record<string, string> = Object.fromEntries(
  readPages()
    .filter(isOpen)
    .map(({ path }) => [path, examples[path] ?? path]),
)

/** Status of the address: 404 for examples of missing items. */
export const statusOf = (address: string): number => {
  if (address === publicPages['/guardian']) return 400
  const missing = ['/*', '/certificate/:code', '/rank/:code', '/receipt/:code', '/unsubscribe/:code'].map(
    (path) => publicPages[path],
  )
  return missing.includes(address) ? 404 : 200
}
