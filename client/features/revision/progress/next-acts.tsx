import { BookOpen, FileText, Play } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import type { ProgressView, StudyKind, StudyLink } from '../../../../domain/revision/progress.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { LevelMark } from './level-mark.tsx'
import { PractiseTopic } from './practise-topic.tsx'
import { TrendMark } from './trend-mark.tsx'

const icons = { lesson: BookOpen, material: FileText, video: Play } satisfies Record<StudyKind, typeof Play>

const addressOf = ({ kind, id, courseId }: StudyLink): string => {
  if (kind === 'lesson') return paths.lesson(courseId ?? '', id)
  return kind === 'material' ? paths.material(id) : paths.video(id)
}

type WeakTopic = ProgressView['weak'][number]

/** Weak topics, each with a quiz and with what teaches it. */
export function NextActs({ weak }: { weak: readonly WeakTopic[] }) {
  const { t } = useTranslation('progress')
  return (
    <section aria-labelledby="next" className="card p-4">
      <h2 id="next" className="text-lg">
        {t('next.title')}
      </h2>
      <p className="mt-1 max-w-reading">{t('next.sentence')}</p>
      <ul className="mt-2 divide-y divide-hairline">
        {weak.map((row, index) => (
          <WeakRow key={`${row.subject.id}/${row.topic.id}`} row={row} isMain={index === 0} />
        ))}
      </ul>
    </section>
  )
}

function WeakRow({ row, isMain }: { row: WeakTopic; isMain: boolean }) {
  const { t } = useTranslation('progress')
  const { subject, topic, right, answers, level, trend, links } = row
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-base font-semibold">
          <BilingualText text={topic.title} />
        </h3>
        <LevelMark level={level} />
      </div>
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <BilingualText text={subject.title} />
        <span aria-hidden>·</span>
        <span className="tabular">{t('rightOf', { right, count: answers })}</span>
        {trend && <TrendMark trend={trend} />}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <PractiseTopic subject={subject} topic={topic} isMain={isMain} />
        {links.map((link) => (
          <StudyLine key={link.id} link={link} />
        ))}
      </div>
    </li>
  )
}

function StudyLine({ link }: { link: StudyLink }) {
  const { t } = useTranslation('progress')
  const Icon = icons[link.kind]
  return (
    <Link to={addressOf(link)} className="link inline-flex min-h-11 items-center gap-1.5 text-sm">
      <Icon aria-hidden size={16} className="shrink-0" />
      <span>
        {t(`study.${link.kind}`)}: <BilingualText text={link.title} />
      </span>
    </Link>
  )
}
