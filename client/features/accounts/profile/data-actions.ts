import { redirect } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import { refusalOf } from '../refusal.ts'
import { text, type FormAction } from './action-types.ts'

const askForCopy: FormAction = async (_form, { api }) => ({
  refusal: await refusalOf(await api.account.export.$post({ json: {} })),
})

/** Once it is done there is nobody here to show a profile to. */
const erase: FormAction = async (form, { api }) => {
  const json = {
    password: text(form, 'password'),
    confirm: text(form, 'confirm').slice(0, 40),
    giveUpTests: form.get('giveUpTests') === 'on',
  }
  const refusal = await refusalOf(await api.account.erasure.$post({ json }), { 'accounts.wrong_password': 'password' })
  if (!refusal) throw redirect(paths.accountDeleted())
  return { refusal, values: { confirm: json.confirm } }
}

export const dataActions = { export: askForCopy, erase }
