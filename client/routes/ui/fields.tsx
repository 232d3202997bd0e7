import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'

const media = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'hi', label: 'हिन्दी', lang: 'hi' },
] as const

const exams = [
  ['ssc', 'SSC CGL'],
  ['jee', 'JEE Advanced'],
  ['rpsc', 'RPSC RAS'],
] as const

export function Fields() {
  const { t } = useTranslation('ui')
  const [medium, setMedium] = useState<'en' | 'hi'>('en')
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
      <Segmented label={t('fields.medium')} options={media} value={medium} onChange={setMedium} />
    </div>
  )
}
