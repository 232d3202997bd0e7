import type { Page } from 'playwright-core'
import { demoAdmin, signIn, type Visitor } from './http.ts'

/** Signs a page's browser in as an administrator of the demo. Returns the same session for calls. */
export const signInAdministrator = async (page: Page, account = demoAdmin): Promise<Visitor> => {
  const visitor = await signIn(account.email, account.password)
  const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url: visitor.url }))
  await page.context().addCookies(cookies)
  return visitor
}
