import { Form, useNavigation } from 'react-router'
import { testKinds } from '../../../../../domain/catalogue/test-kinds.ts'
import type { TestPatternLine } from '../../../../../domain/catalogue/test-patterns.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Select } from '../../../../ui/select.tsx'
import type { NewTestAnswer } from './new-test-action.ts'
import { usePatternName } from './paper/use-pattern-name.ts'

/** Kinds that an administrator writes; quizzes of a day have a screen of their own. */
const written = testKinds.filter((kind) => kind !== 'demo' && kind !== 'daily_quiz')

type Props = { patterns: readonly TestPatternLine[]; answer: NewTestAnswer | undefined }

/** Form that creates the draft of a test from a pattern. */
export function NewTestForm({ patterns, answer }: Props) {
  const { t } = useTranslation('testEditor')
  const busy = useNavigation().state !== 'idle'
  const { lineOf } = usePatternName()
  return (
    <Form method="post" className="grid gap-4 py-2 sm:grid-cols-2">
      {answer?.refusal && (
        <div className="sm:col-span-2">
          <Notice tone="danger">{t(`errors:${answer.refusal.code}`)}</Notice>
        </div>
      )}
      <div className="sm:col-span-2">
        <Select
          inForm
          label={t('start.pattern')}
          name="pattern"
          none={t('start.choose')}
          value={answer?.pattern}
          error={answer?.isPatternMissing ? t('start.patternMissing') : undefined}
          options={patterns.map((line) => [line.presetVersionId, lineOf(line)] as const)}
        />
      </div>
      <Field
        label={t('start.titleEn')}
        name="title.en"
        lang="en"
        maxLength={300}
        autoComplete="off"
        defaultValue={answer?.title.en}
      />
      <Field
        label={t('start.titleHi')}
        name="title.hi"
        lang="hi"
        maxLength={300}
        autoComplete="off"
        defaultValue={answer?.title.hi}
      />
      <Select
        inForm
        label={t('start.kind')}
        name="kind"
        value={answer?.kind}
        options={written.map((kind) => [kind, t(`fields.kind_${kind}`)] as const)}
      />
      <p className="text-sm text-muted sm:col-span-2">{t('start.note')}</p>
      <Button type="submit" disabled={busy} className="justify-self-start">
        {t('start.run')}
      </Button>
    </Form>
  )
}
