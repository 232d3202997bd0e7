import type { MaterialLine } from '../../../domain/materials/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AccessBadge } from '../../ui/access-badge.tsx'
import { Badge } from '../../ui/badge.tsx'
import { classes } from '../../ui/classes.ts'
import { SubjectCover } from '../../ui/faces/subject-cover.tsx'
import { ItemRow } from '../../ui/item-row.tsx'
import { ExtentLine } from './extent-line.tsx'
import { PlaceLine } from './place-line.tsx'

/** Material in a list, as a book, with the place that the student reached; the whole card is a link. */
export function MaterialCard({ material }: { material: MaterialLine }) {
  const { t } = useTranslation('materials')
  const { pick } = useBilingual()
  return (
    <ItemRow
      to={paths.material(material.id)}
      title={material.title}
      shape="book"
      cover={<SubjectCover subject={material.subject.id} seed={material.id} shape="book" />}
      over={pick(material.subject.title)}
      summary={material.summary}
    >
      {material.place && <PlaceLine place={material.place} />}
      <p
        className={classes(
          'flex flex-wrap items-center justify-between gap-x-3 gap-y-1',
          material.place && 'max-sm:hidden',
        )}
      >
        <span className="tabular">
          {t(`kinds.${material.kind}`)} · <ExtentLine extent={material.extent} isShort />
        </span>
        <span className="flex gap-2">
          {!material.languages.includes('hi') && <Badge>{t('englishOnly')}</Badge>}
          <AccessBadge item={material} t={t} />
        </span>
      </p>
    </ItemRow>
  )
}
