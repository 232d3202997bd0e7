import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AccessBadge } from '../../ui/access-badge.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { BuyBox } from '../../ui/lazy-buy-box.ts'
import { LockedNotice } from '../../ui/locked-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SampleNotice } from '../../ui/sample-notice.tsx'
import { CloseCross, MessageCard } from '../../ui/toasts/message-card.tsx'
import { tones as messageTones, type Tone } from '../../ui/tones.tsx'
import { Specimen } from './specimens.tsx'

const tones = ['neutral', 'success', 'danger', 'primary'] as const

const accesses = [
  { access: 'free', entitlement: 'open' },
  { access: 'paid', entitlement: 'open' },
  { access: 'paid', entitlement: 'locked' },
] as const

const mocks = {
  id: 'ser_ssc-cgl-mocks',
  title: { en: 'SSC CGL mock tests', hi: 'SSC CGL मॉक टेस्ट' },
}

const unsold = { access: 'series', series: null, courseId: null, offer: null, pass: null, ownedUntil: null } as const

const sale = {
  offer: {
    id: 'ofr_ssc-cgl-mocks',
    kind: 'series',
    itemId: mocks.id,
    title: null,
    pricePaise: 49_900,
    listPaise: 79_900,
    validityDays: 365,
    to: null,
  },
  pass: null,
  ownedUntil: null,
} as const

const lockedItems = [{ ...unsold, series: mocks }, unsold]

export function Messages() {
  const { t } = useTranslation('ui')
  return (
    <>
      <Specimen label={t('messages.badges')}>
        <p className="flex flex-wrap gap-2">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {t(`messages.${tone}`)}
            </Badge>
          ))}
          {accesses.map((item) => (
            <AccessBadge key={item.access + item.entitlement} item={item} t={t} />
          ))}
        </p>
      </Specimen>
      <div className="grid gap-3">
        <Notice>{t('messages.info')}</Notice>
        <Notice tone="success">{t('messages.saved')}</Notice>
        <Notice tone="warning">{t('messages.warning')}</Notice>
        <Notice
          tone="danger"
          title={t('messages.failed')}
          actions={<Button look="secondary">{t('messages.retry')}</Button>}
        >
          {t('messages.failedText')}
        </Notice>
      </div>
      <Specimen label={t('toasts.static')}>
        <div className="grid gap-3">
          {(Object.keys(messageTones) as Tone[]).map((tone) => (
            <MessageCard key={tone} tone={tone} end={<CloseCross aria-label={t('common:toasts.close')} />}>
              <p className="font-semibold">{t(`colours.${tone === 'info' ? 'primary' : tone}`)}</p>
            </MessageCard>
          ))}
        </div>
      </Specimen>
      <Specimen label={t('messages.locked')}>
        <div className="grid gap-3">
          {lockedItems.map((item) => (
            <LockedNotice key={item.series?.id} item={item} t={t} className="">
              {t('locked.open')}
            </LockedNotice>
          ))}
        </div>
      </Specimen>
      <BuyBox sale={sale} owned={false} />
      <SampleNotice items={[{ sample: true }]} title={t('messages.samples')}>
        {t('messages.samplesText')}
      </SampleNotice>
      <EmptyState
        illustration="empty"
        title={t('messages.empty')}
        text={t('messages.emptyText')}
        action={
          <LinkButton to={paths.tests()} look="secondary">
            {t('messages.emptyAction')}
          </LinkButton>
        }
      />
    </>
  )
}
