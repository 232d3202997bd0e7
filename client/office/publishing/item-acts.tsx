import type { OfficeDetail } from '../../../domain/content/contract.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ReasonedButton } from '../frame/reasoned-button.tsx'
import { ActForm } from './act-form.tsx'

type Props = {
  detail: OfficeDetail
  /** Sentence on why the item must stay on the site now; null when it may leave. */
  held: string | null
}

/** Acts that the state of the item allows: duplicate, unpublish, archive, discard, move to the trash. */
export function ItemActs({ detail: { state, version, draft, isArchivable }, held }: Props) {
  const { t } = useTranslation('publishing')
  const mayDiscard = draft.isStored && version !== null && draft.scheduledAt === null
  return (
    <div className="flex flex-wrap gap-2">
      <ActForm intent="duplicate" label={t('acts.duplicate')} />
      {state === 'published' && <Withdrawal act="unpublish" held={held} />}
      {state === 'published' && isArchivable && <Withdrawal act="archive" held={held} />}
      {mayDiscard && (
        <ActForm
          intent="discard"
          label={t('acts.discard')}
          question={{ title: t('acts.discardTitle'), text: t('acts.discardText') }}
        />
      )}
      <Withdrawal act="trash" held={held} />
      {held !== null && <p className="basis-full text-sm text-muted">{held}</p>}
    </div>
  )
}

/** Act that takes the item off the site. */
function Withdrawal({ act, held }: Pick<Props, 'held'> & { act: 'unpublish' | 'archive' | 'trash' }) {
  const { t } = useTranslation('publishing')
  if (held !== null)
    return (
      <ReasonedButton look="secondary" reason={held}>
        {t(`acts.${act}`)}
      </ReasonedButton>
    )
  const question = { title: t(`acts.${act}Title`), text: t(`acts.${act}Text`) }
  const tone = act === 'trash' ? ({ tone: 'danger' } as const) : {}
  return <ActForm intent={act} label={t(`acts.${act}`)} question={question} asksReason {...tone} />
}
