import { Link } from 'react-router'
import type { MaterialSummary } from '../../../domain/materials/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AccessBadge } from '../../ui/access-badge.tsx'
import { Badge } from '../../ui/badge.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { ExtentLine } from './extent-line.tsx'

/** Material in a list; the whole card is a link. */
export function MaterialCard({ material }: { material: MaterialSummary }) {
  const { t } = useTranslation('materials')
  const { pick } = useBilingual()
  return (
    <article className="card relative flex flex-col gap-2 p-4 transition-colors hover:border-primary">
      <p className="text-sm text-muted">
        {t(`kinds.${material.kind}`)} · {pick(material.subject.title)}
      </p>
      <h2 className="text-lg">
        <Link
          to={paths.material(material.id)}
          className="after:absolute after:inset-0 after:rounded-md hover:text-primary"
        >
          <BilingualText text={material.title} />
        </Link>
      </h2>
      <p className="text-muted">
        <BilingualText text={material.summary} />
      </p>
      <p className="mt-auto flex flex-wrap items-center gap-2 pt-2 text-sm">
        <ExtentLine extent={material.extent} />
        <span className="ml-auto flex gap-2">
          {!material.languages.includes('hi') && <Badge>{t('englishOnly')}</Badge>}
          <AccessBadge item={material} t={t} />
        </span>
      </p>
    </article>
  )
}
