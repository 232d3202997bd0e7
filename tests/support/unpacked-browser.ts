import { launchBrowser } from './browser.ts'

/** Unpacks the packaged browser once, before several test files try to. */
export default async function setup() {
  const browser = await launchBrowser()
  await browser.close()
}
