import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { maxPasted } from '../../../../../domain/questions/imports/limits.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { languageKey } from '../../../../../domain/language.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { FileSource } from './file-source.tsx'
import type { ImportsData } from './load-imports.ts'
import { startIntent, type StartAnswer } from './start-import-action.ts'

const templates = ['xlsx', 'csv', 'docx'] as const

type Props = { data: ImportsData; answer: StartAnswer | undefined }

/** Form that begins an import: a file or a pasted text, and values for rows that give none. */
export function NewImport({ data, answer }: Props) {
  const { t } = useTranslation('questionImports')
  const busy = useNavigation().formData?.get('intent') === startIntent
  const values = answer?.values ?? {}
  const [hasFile, setHasFile] = useState(Boolean(values['file']))
  return (
    <section aria-labelledby="new-import" className="card grid gap-4 p-4">
      <div>
        <h2 id="new-import" className="text-lg">
          {t('start')}
        </h2>
        <p className="text-muted">{t('intro')}</p>
        <Templates />
      </div>
      {answer && (
        <Notice tone="danger">
          {answer.refusal ? t('failed', { reason: t(`errors:${answer.refusal.code}`) }) : t('noFile')}
        </Notice>
      )}
      <Form method="post" action={officePaths.adminImports()} className="grid gap-4">
        <HiddenFields fields={{ intent: startIntent, name: t('pastedName') }} />
        <FileSource kind="questions" label={t('file')} name="file" held={values['file']} onHeld={setHasFile} />
        {hasFile ? (
          <FileSource kind="archive" label={t('pictures')} name="pictures" held={values['pictures']} />
        ) : (
          <TextArea
            label={t('paste')}
            name="text"
            rows={4}
            maxLength={maxPasted}
            hint={t('pasteHint')}
            defaultValue={values['text']}
            className="field mt-1 font-mono text-sm"
          />
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <Select
            inForm
            name="language"
            label={t('fields.language')}
            none={t('languages.both')}
            options={[
              ['en', t('languages.en')],
              ['hi', t('languages.hi')],
            ]}
            defaultValue={values['language']}
          />
          <Select
            inForm
            name="publishes"
            label={t('fields.publishes')}
            options={[
              ['no', t('publishes.no')],
              ['yes', t('publishes.yes')],
            ]}
            defaultValue={values['publishes']}
          />
        </div>
        <details>
          <summary className="inline-flex min-h-11 items-center font-semibold text-primary">{t('choices')}</summary>
          <p className="mb-2 text-sm text-muted">{t('choicesHint')}</p>
          <ChoiceFields data={data} values={values} />
        </details>
        <Button type="submit" disabled={busy} className="justify-self-start">
          {t('check')}
        </Button>
      </Form>
    </section>
  )
}

function Templates() {
  const { t } = useTranslation('questionImports')
  const { language } = useLanguage()
  return (
    <p className="flex flex-wrap gap-x-4 text-sm">
      <span className="inline-flex min-h-9 items-center text-muted">{t('template')}</span>
      {templates.map((format) => (
        <a
          key={format}
          href={`/api/admin/question-imports/templates/${format}?${languageKey}=${language}`}
          download
          className="link inline-flex min-h-9 items-center"
        >
          {t(`templates.${format}`)}
        </a>
      ))}
    </p>
  )
}
