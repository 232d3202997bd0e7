import type { ReactNode } from 'react'
import type { MaterialDetail } from '../../../domain/materials/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useBilingual, useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AccessBadge } from '../../ui/access-badge.tsx'
import { BackLink } from '../../ui/back-link.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { BuyBox } from '../../ui/lazy-buy-box.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ShareLinks } from '../../ui/lazy-share-links.ts'
import { ExtentLine } from './extent-line.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FileView } from './file-view.tsx'
import { useMaterialView } from './material-view.ts'
import { ViewToggle } from './view-toggle.tsx'

const ChaptersView = lazyPart(() => import('./chapters-view.tsx'), 'ChaptersView', <Skeleton lines={8} />)
const ResumeChapter = lazyPart(() => import('./resume-chapter.tsx'), 'ResumeChapter')
const LockedMaterial = lazyPart(() => import('./locked-material.tsx'), 'LockedMaterial')

type Props = {
  material: MaterialDetail
  url: string
  /** Parts below the texts. */
  below?: ReactNode
}

/** Material with its reader or texts. `url`: full address, for sharing. */
export function MaterialPage({ material, url, below }: Props) {
  const { t } = useTranslation('materials')
  const { pick } = useBilingual()
  const { language } = useLanguage()
  const { view, isSettled } = useMaterialView(material)
  const views = material.hasText && <ViewToggle shown={view} />
  return (
    <div className="page py-4 md:py-8">
      <BackLink to={paths.studyMaterials()}>{t('back')}</BackLink>
      <p className="text-muted">
        {t(`kinds.${material.kind}`)} · {pick(material.subject.title)}
      </p>
      <h1 className="text-2xl md:text-3xl">
        <BilingualText text={material.title} />
      </h1>
      <p className="mt-2 max-w-reading">
        <BilingualText text={material.summary} />
      </p>
      <Facts material={material}>
        <ShareLinks title={pick(material.title)} url={url} />
      </Facts>
      {language === 'hi' && !material.languages.includes('hi') && <Notice className="mt-3">{t('noHindi')}</Notice>}
      {material.entitlement !== 'open' ? (
        <LockedMaterial material={material} />
      ) : (
        material.access !== 'free' && <BuyBox sale={material} owned />
      )}
      <ResumeChapter material={material} />
      {view === 'pages' && <FileView material={material} isHeld={!isSettled} controls={views} />}
      {material.chapters.length > 0 && <ChaptersView material={material} hasViews={view === 'text'} />}
      {below}
    </div>
  )
}

function Facts({ material, children }: { material: MaterialDetail; children: ReactNode }) {
  const { t } = useTranslation('materials')
  const { pick } = useBilingual()
  const { date } = useFormat()
  const exams = material.exams.map(({ title }) => pick(title)).join(', ')
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <AccessBadge item={material} t={t} />
      <ExtentLine extent={material.extent} />
      <span>{exams ? t('forExams', { exams }) : t('forAll')}</span>
      <span>{t('updated', { date: date(material.updatedAt) })}</span>
      {children}
    </div>
  )
}
