import { readPages } from '../../scripts/page-handles.ts'

/** The demo has items of the last two months. */
export const lastMonth = (): string => {
  const date = new Date()
  date.setUTCDate(0)
  return date.toISOString().slice(0, 7)
}

/** An address of every page that a visitor may open, by the pattern of its route. */
export const publicPages: Record<string, string> = {
  '/': '/',
  '/tests': '/tests',
  '/tests/:seriesId': '/tests/ser_ssc-cgl-mocks',
  '/demo-test': '/demo-test',
  '/about': '/about',
  '/videos': '/videos',
  '/videos/:id': '/videos/vid_percentages-quickly',
  '/jobs': '/jobs',
  '/jobs/:id': '/jobs/job_sample-clerks',
  '/study-materials': '/study-materials',
  '/materials/:id': '/materials/mat_percentages-profit-interest',
  '/study-materials/current-affairs': '/study-materials/current-affairs',
  '/study-materials/current-affairs/quiz': '/study-materials/current-affairs/quiz',
  '/study-materials/current-affairs/:dayOrId': '/study-materials/current-affairs/caf_chandrayaan-3-landing',
  '/study-materials/current-affairs/digest/:month': `/study-materials/current-affairs/digest/${lastMonth()}`,
  '/contact': '/contact',
  '/courses': '/courses',
  '/course/:id': '/course/crs_first-month',
  '/course/:id/lesson/:lessonId': '/course/crs_first-month/lesson/count-the-hours',
  '/certificate': '/certificate',
  '/privacy': '/privacy',
  '/terms': '/terms',
  '/refund': '/refund',
  '/my-purchases': '/my-purchases',
  '/ui': '/ui',
  '/search': '/search?q=ssc',
  '/login': '/login',
  '/signup': '/signup',
  '/login/code': '/login/code',
  '/forgot-password': '/forgot-password',
  '/reset-password': '/reset-password',
  '/confirm-email': '/confirm-email',
  '/guardian': '/guardian',
  '/popup-done': '/popup-done',
  '/account-deleted': '/account-deleted',
  '/certificate/:code': '/certificate/0000-0000-0000-0000-0000-0000-0000',
  '/*': '/no-such-page',
}

/** The status of those of them that name what is not there. */
export const statusOf = (address: string): number => {
  if (address === publicPages['/guardian']) return 400
  return address === publicPages['/*'] || address === publicPages['/certificate/:code'] ? 404 : 200
}

/** The pattern of every page that a visitor may open; /logout shows none. */
export const openPatterns = (): string[] =>
  readPages().flatMap(({ path, handle: { audience } }) =>
    (audience === 'everyone' || audience === 'visitor') && path !== '/logout' ? [path] : [],
  )
