import type { QuestionKind } from '../../../domain/questions/contract.ts'
import type { GateFinding } from '../../../domain/questions/quality-gate/contract.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Words of a finding of the quality gate, with its figures. */
export const useFindingText = () => {
  const { t } = useTranslation('qualityGate')
  const { pick } = useBilingual()
  return ({ code, figures, name }: GateFinding): string => {
    const { min, max, kind, language, access } = figures
    return t(`findings.${code}`, {
      ...figures,
      ...(name && { name: pick(name) }),
      ...(kind !== undefined && { kind: t(`questionBank:kinds.${kind as QuestionKind}`) }),
      ...(language !== undefined && { language: t(`languages.${language as 'en' | 'hi'}`) }),
      ...(access !== undefined && { access: t(`access.${access as 'free' | 'paid'}`) }),
      ...(min !== undefined && max !== undefined && { span: min === max ? min : t('range', { min, max }) }),
    })
  }
}
