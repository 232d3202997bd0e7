import '../../office/utilities.css'
import { useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { RichText } from '../../office/rich-text/rich-text.tsx'
import { OfficeFrameParts } from './office-frame.tsx'
import { OfficeTexts } from './office-texts.tsx'
import { Specimen } from './specimens.tsx'

/** Building blocks of the office. */
export function Office() {
  const { t } = useTranslation('ui')
  const id = useId()
  return (
    <OfficeTexts>
      <OfficeFrameParts />
      <Specimen label={t('office.text')}>
        <RichText
          id={`${id}-text`}
          name="text"
          lang="en"
          rows={6}
          label={t('office.text')}
          defaultValue={t('office.sample')}
        />
      </Specimen>
      <Specimen label={t('office.faultyText')}>
        <RichText
          id={`${id}-faulty`}
          name="faulty"
          lang="hi"
          rows={2}
          label={t('office.faultyText')}
          error={t('office.fault')}
          describedBy={`${id}-error`}
        />
        <p id={`${id}-error`} className="mt-1 text-sm text-danger">
          {t('office.fault')}
        </p>
      </Specimen>
    </OfficeTexts>
  )
}
