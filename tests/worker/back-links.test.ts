import { expect, test } from 'vitest'
import { newStudent } from '../support/http.ts'

const series = 'ser_ssc-cgl-mocks'

test.each([
  [`/tests/${series}`, '/tests'],
  ['/test/tst_ssc-cgl-mock-1', `/tests/${series}`],
  ['/test-result/tst_ssc-cgl-mock-1', `/tests/${series}`],
  ['/demo-test', '/tests'],
  ['/course/crs_first-month', '/courses'],
  ['/course/crs_first-month/lesson/count-the-hours', '/course/crs_first-month'],
  ['/materials/mat_percentages-profit-interest', '/study-materials'],
  ['/videos/vid_percentages-quickly', '/videos'],
  ['/jobs/job_sample-clerks', '/jobs'],
  ['/study-materials/current-affairs/caf_chandrayaan-3-landing', '/study-materials/current-affairs'],
])('%s begins with a link to %s, before any script (SHL-88)', async (address, parent) => {
  const { text } = await (await newStudent()).get(address)
  const main = text.slice(text.indexOf('<main'))
  const [link = ''] = /<a\b[^>]*>/.exec(main) ?? []
  expect(link).toContain(`href="${parent}"`)
  expect(link).toContain('min-h-11')
  expect(main.indexOf(link), 'above the heading').toBeLessThan(main.indexOf('<h1'))
})
