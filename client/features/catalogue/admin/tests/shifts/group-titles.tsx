import type { Bilingual } from '../../../../../../domain/questions/text.ts'
import { useTranslation } from '../../../../../i18n/use-translation.ts'
import { Field } from '../../../../../ui/field.tsx'
import type { ShiftsAnswer } from './shifts-action.ts'

type Props = { value: Bilingual | undefined; answer: ShiftsAnswer | undefined }

/** Title of a group in both languages. */
export function GroupTitles({ value, answer }: Props) {
  const { t } = useTranslation('shiftGroups')
  const isMissing = (text: string | undefined) => answer?.refusal.code === 'input.invalid' && !text
  const shown = answer?.title ?? value
  return (
    <>
      <Field
        label={t('titleEn')}
        name="title.en"
        lang="en"
        maxLength={200}
        autoComplete="off"
        required
        defaultValue={shown?.en}
        {...(isMissing(shown?.en) && { error: t('titleMissing') })}
      />
      <Field
        label={t('titleHi')}
        name="title.hi"
        lang="hi"
        maxLength={200}
        autoComplete="off"
        required
        defaultValue={shown?.hi}
        {...(isMissing(shown?.hi) && { error: t('titleMissing') })}
      />
    </>
  )
}
