import { useTranslation } from '../../../i18n/use-translation.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { captionChoices, captionSizes, type CaptionChoice, type CaptionSize } from './device.ts'

type ChoiceProps = {
  languages: readonly CaptionChoice[]
  captions: CaptionChoice
  onChoose: (choice: CaptionChoice) => void
}

/** Captions off, or their language, in one press. */
export function CaptionLanguage({ languages, captions, onChoose }: ChoiceProps) {
  const { t } = useTranslation('player')
  const offered = captionChoices.filter((one) => one === 'off' || languages.includes(one))
  return (
    <Segmented
      label={t('captions')}
      options={offered.map((one) => ({ value: one, label: t(`${one}`) }))}
      value={captions}
      onChange={onChoose}
    />
  )
}

export function CaptionSizes({ size, onChoose }: { size: CaptionSize; onChoose: (size: CaptionSize) => void }) {
  const { t } = useTranslation('player')
  return (
    <Segmented
      label={t('captionSize')}
      options={captionSizes.map((one) => ({ value: one, label: t(`sizes.${one}`) }))}
      value={size}
      onChange={onChoose}
    />
  )
}
