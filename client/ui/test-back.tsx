import { paths } from '../../domain/paths.ts'
import type { Bilingual } from '../../domain/questions/contract.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { BackLink } from './back-link.tsx'
import { BilingualText } from './bilingual-text.tsx'

/** From a test, or its result, to its series; to all tests from one of its own. */
export function TestBack({ series }: { series: { id: string; title: Bilingual } | null }) {
  const { t } = useTranslation('shell')
  return series ? (
    <BackLink to={paths.series(series.id)}>
      <BilingualText text={series.title} />
    </BackLink>
  ) : (
    <BackLink to={paths.tests()}>{t('tests')}</BackLink>
  )
}
