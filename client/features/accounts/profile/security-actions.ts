import { refusalOf } from '../refusal.ts'
import { text, type FormAction } from './action-types.ts'

const changePassword: FormAction = async (form, { api }) => {
  const json = { currentPassword: text(form, 'currentPassword'), newPassword: text(form, 'newPassword') }
  const refusal = await refusalOf(await api.account.password.$post({ json }), {
    'accounts.wrong_password': 'currentPassword',
    'accounts.weak_password': 'newPassword',
  })
  return { refusal }
}

/** To the account's own address and no other, whatever the form says. */
const sendPasswordLink: FormAction = async (_form, { page }) => {
  const email = page.viewer.user?.email ?? ''
  return { refusal: await refusalOf(await page.post('/api/auth/request-password-reset', { email })) }
}

/** Without script: a form may not lead off this site, so the page shows the address as a link. */
const link: FormAction = async (form, { api }) => {
  const json = { mode: 'page', password: text(form, 'password') } as const
  const response = await api.account['sign-in-methods'].$post({ json })
  if (!response.ok) return { refusal: await refusalOf(response, { 'accounts.wrong_password': 'password' }) }
  return { refusal: null, url: (await response.json()).url }
}

const unlink: FormAction = async (form, { api }) => {
  const param = { provider: encodeURIComponent(text(form, 'provider')) }
  return { refusal: await refusalOf(await api.account['sign-in-methods'][':provider'].$delete({ param, json: {} })) }
}

const revoke: FormAction = async (form, { api }) => {
  const param = { sessionId: encodeURIComponent(text(form, 'sessionId')) }
  return { refusal: await refusalOf(await api.account.sessions[':sessionId'].$delete({ param, json: {} })) }
}

const revokeOthers: FormAction = async (_form, { api }) => ({
  refusal: await refusalOf(await api.account.sessions.$delete({ json: {} })),
})

export const securityActions = {
  password: changePassword,
  'password-link': sendPasswordLink,
  link,
  unlink,
  revoke,
  'revoke-others': revokeOthers,
}
