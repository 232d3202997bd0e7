import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { PaperPassage } from '../../../../domain/attempts/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { Content, ContentTitle } from './content.tsx'
import { useExam } from './exam-context.ts'
import { ScrollBox } from './scroll-box.tsx'

type Props = { passage: PaperPassage; zoom: number }

/**
 * The passage of a group of questions: the left half on wide screens, above the question and collapsible on phones. It
 * keeps its scroll position while the student moves within the group.
 */
export function PassagePane({ passage, zoom }: Props) {
  const { t } = useTranslation('hall')
  const { view } = useExam()
  const [folded, setFolded] = useState(false)
  const title = (
    <span className="min-w-0 flex-1 truncate text-start font-semibold">
      <ContentTitle text={passage.title} view={view} />
    </span>
  )
  return (
    <section
      aria-label={t(`passage.${passage.kind}`)}
      className={classes(
        'flex min-h-0 min-w-0 flex-col border-b border-edge md:basis-1/2 md:border-e md:border-b-0',
        !folded && 'max-md:basis-[45%]',
      )}
    >
      <button
        type="button"
        aria-expanded={!folded}
        onClick={() => setFolded(!folded)}
        className="flex min-h-11 shrink-0 items-center gap-2 bg-sunken px-3 text-sm md:hidden"
      >
        {title}
        <ChevronDown aria-hidden size={18} className={classes('shrink-0', !folded && 'rotate-180')} />
        <span className="sr-only">{t(folded ? 'passage.unfold' : 'passage.fold')}</span>
      </button>
      <p className="hidden min-h-9 shrink-0 items-center bg-sunken px-4 text-sm md:flex">{title}</p>
      <div className={classes('flex min-h-0 flex-1 flex-col', folded && 'max-md:hidden')}>
        <ScrollBox label={t('passage.text')} shows={passage.id}>
          <div style={{ fontSize: `${zoom}%` }}>
            <Content text={passage.content} view={view} />
          </div>
        </ScrollBox>
      </div>
    </section>
  )
}
