import type { MaterialDetail } from '../../../domain/materials/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { rupees } from '../../i18n/format.ts'
import { useBilingual, useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Of what is not bought: how much of it can be read, and what it belongs to. */
export function LockedNotice({ material }: { material: MaterialDetail }) {
  const { t } = useTranslation('materials')
  const { series, courseId } = material
  return (
    <Notice
      title={t('locked.title')}
      className="mt-5"
      actions={
        courseId !== null ? (
          <LinkButton to={paths.course(courseId)}>{t('locked.seeCourse')}</LinkButton>
        ) : (
          series && <LinkButton to={paths.series(series.id)}>{t('locked.see')}</LinkButton>
        )
      }
    >
      <p>{useShownPart(material)}</p>
      <p>{useBelonging(material)}</p>
    </Notice>
  )
}

const useBelonging = ({ series, courseId }: MaterialDetail): string => {
  const { t } = useTranslation('materials')
  const { pick } = useBilingual()
  if (courseId !== null) return t('locked.course')
  if (series === null) return t('locked.alone')
  const title = pick(series.title)
  return series.pricePaise === null
    ? t('locked.series', { title })
    : t('locked.seriesPrice', { title, price: rupees(series.pricePaise) })
}

const useShownPart = ({ files, contents }: MaterialDetail): string => {
  const { t } = useTranslation('materials')
  const { language } = useLanguage()
  const file = files[language] ?? files.en
  if (file) return t('locked.pages', { count: file.pages, total: file.ofPages })
  const open = contents.filter((line) => line.open).length
  return open > 0 ? t('locked.chapters', { count: open, total: contents.length }) : t('locked.none')
}
