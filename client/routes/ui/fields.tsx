import { X } from 'lucide-react'
import { useState } from 'react'
import type { Language } from '../../../domain/language.ts'
import { languageChoices } from '../../i18n/language-choices.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'

const exams = [
  ['ssc', 'SSC CGL'],
  ['jee', 'JEE Advanced'],
  ['rpsc', 'RPSC RAS'],
] as const

export function Fields() {
  const { t } = useTranslation('ui')
  const [medium, setMedium] = useState<Language>('en')
  const [words, setWords] = useState('SSC CGL')
  return (
    <div className="grid gap-5">
      <Field label={t('fields.name')} hint={t('fields.hint')} autoComplete="off" />
      <Field
        label={t('fields.email')}
        error={t('fields.emailError')}
        defaultValue="asha.example.com"
        autoComplete="off"
      />
      <Field
        label={t('fields.search')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        end={
          <Tooltip label={t('fields.clear')}>
            <Button look="quiet" size="icon" onClick={() => setWords('')}>
              <X aria-hidden className="size-5" />
            </Button>
          </Tooltip>
        }
      />
      <Field label={t('fields.locked')} defaultValue="ASH21112026" disabled />
      <Select label={t('fields.exam')} options={[...exams]} none={t('fields.any')} />
      <Select
        label={t('fields.exam')}
        options={[...exams]}
        none={t('fields.any')}
        error={t('fields.examError')}
        inForm
      />
      <Select label={t('fields.lockedExam')} options={[...exams]} defaultValue="jee" disabled />
      <TextArea label={t('fields.message')} hint={t('fields.messageHint')} rows={3} />
      <TextArea label={t('fields.message')} error={t('fields.messageError')} defaultValue="?" rows={3} />
      <TextArea label={t('fields.lockedMessage')} defaultValue={t('fields.sentMessage')} rows={2} disabled />
      <Segmented label={t('fields.medium')} options={languageChoices} value={medium} onChange={setMedium} />
      <div>
        <Checkbox hint={t('fields.agreeHint')}>{t('fields.agree')}</Checkbox>
        <Checkbox defaultChecked>{t('fields.ticked')}</Checkbox>
        <Checkbox disabled defaultChecked>
          {t('fields.lockedTick')}
        </Checkbox>
        <Checkbox disabled>{t('fields.lockedBlank')}</Checkbox>
      </div>
    </div>
  )
}
