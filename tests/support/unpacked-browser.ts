import { launchBrowser } from './browser.ts'

/** Unpacks the packaged browser once, before several files of tests would each begin to. */
export default async function setup() {
  const browser = await launchBrowser()
  await browser.close()
}
