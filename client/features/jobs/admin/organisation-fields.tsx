import { useState } from 'react'
import type { ErrorBody, ErrorCode } from '../../../../domain/errors.ts'
import { makeApi } from '../../../api.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { useJobEditor } from './job-editor-context.ts'

type Problem = { code: ErrorCode; fields: string[] } | null

const problemOf = async (reply: { json(): Promise<unknown> }): Promise<Problem> => {
  const { code, fields = {} } = (await reply.json()) as ErrorBody
  return { code, fields: Object.keys(fields) }
}

type Props = { onCreated: (id: string) => void; onClose: () => void }

/** Fields of a new organisation inside the editor; it begins with the name that the notice gives. */
export function OfficeOrganisationFields({ onCreated, onClose }: Props) {
  const { t } = useTranslation('jobEditor')
  const { newOrganisation } = useJobEditor()
  const [typed, setTyped] = useState({ en: newOrganisation?.en ?? '', hi: newOrganisation?.hi ?? '', url: '' })
  const [problem, setProblem] = useState<Problem>(null)
  const [isBusy, setBusy] = useState(false)
  const bind = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
  })
  const errorOf = (field: string, text: string) => {
    if (!problem?.fields.includes(field)) return {}
    return { error: problem.code === 'input.invalid' ? text : t(`errors:${problem.code}`) }
  }
  const create = async () => {
    setBusy(true)
    try {
      const json = { name: { en: typed.en.trim(), hi: typed.hi.trim() }, url: typed.url.trim() || null }
      const reply = await makeApi(location.origin).admin.jobs.organisations.$post({ json })
      if (reply.ok) onCreated((await reply.json()).id)
      else setProblem(await problemOf(reply))
    } catch {
      setProblem({ code: 'platform.unavailable', fields: [] })
    }
    setBusy(false)
  }
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        void create()
      }}
    >
      <Field
        label={t('organisations.name')}
        lang="en"
        {...bind('en')}
        {...errorOf('name.en', t('organisations.required'))}
      />
      <Field
        label={t('organisations.nameHi')}
        lang="hi"
        {...bind('hi')}
        {...errorOf('name.hi', t('organisations.required'))}
      />
      <Field
        label={t('organisations.url')}
        type="url"
        placeholder="https://"
        hint={t('organisations.urlHint')}
        {...bind('url')}
        {...errorOf('url', t('organisations.invalidUrl'))}
      />
      {problem && problem.fields.length === 0 && (
        <p role="alert" className="text-sm text-danger">
          {t(`errors:${problem.code}`)}
        </p>
      )}
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {t('organisations.cancel')}
        </Button>
        <Button type="submit" disabled={isBusy}>
          {t('organisations.save')}
        </Button>
      </div>
    </form>
  )
}
