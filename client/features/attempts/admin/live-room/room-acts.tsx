import type { LiveRoom } from '../../../../../domain/attempts/live-room.ts'
import type { RoomPhase } from '../../../../../domain/catalogue/room-phase.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Field } from '../../../../ui/field.tsx'
import { ActForm, MinutesField, type ActProps } from './act-form.tsx'

type Props = ActProps & { room: LiveRoom }

/** Longest move of a start or a close, in minutes. */
const longestMove = 1_440

const isOneOf = (phase: RoomPhase, ...phases: RoomPhase[]): boolean => phases.includes(phase)

/** Acts on the whole test that are possible in its phase. */
export function RoomActs({ room, ...acts }: Props) {
  const { t } = useTranslation('liveRoom')
  const { phase, test } = room
  const typed = (intent: string) => (acts.answer?.intent === intent ? acts.answer.values['minutes'] : undefined)
  if (phase === 'closed') return null
  return (
    <section className="room-acts">
      <h2 className="text-lg">{t('acts.title')}</h2>
      <div className="room-act-list mt-2">
        {phase === 'running' && (
          <ActForm {...acts} intent="pause" title={t('acts.pause')} text={t('acts.pauseText')} isMain />
        )}
        {phase === 'paused' && (
          <ActForm
            {...acts}
            intent="resume"
            title={t('acts.resume')}
            text={t('acts.resumeText')}
            hasReason={false}
            isMain
          />
        )}
        {test.opensAt !== null && isOneOf(phase, 'before', 'lobby') && (
          <ActForm
            {...acts}
            intent="postpone"
            title={t('acts.postpone')}
            text={t('acts.postponeText')}
            fields={{ from: String(test.opensAt) }}
          >
            <MinutesField value={typed('postpone')} most={longestMove} />
          </ActForm>
        )}
        {test.endsAt !== null && isOneOf(phase, 'lobby', 'running', 'paused') && (
          <ActForm {...acts} intent="time" title={t('acts.time')} text={t('acts.timeText')}>
            <MinutesField value={typed('time')} />
          </ActForm>
        )}
        {test.closesAt !== null && isOneOf(phase, 'running', 'paused') && (
          <ActForm
            {...acts}
            intent="extend"
            title={t('acts.extend')}
            text={t('acts.extendText')}
            fields={{ from: String(test.closesAt) }}
          >
            <MinutesField value={typed('extend')} most={longestMove} />
          </ActForm>
        )}
        <BannerActs {...acts} banner={room.banner} />
      </div>
    </section>
  )
}

function BannerActs({ banner, ...acts }: ActProps & Pick<LiveRoom, 'banner'>) {
  const { t } = useTranslation('liveRoom')
  const { pick } = useBilingual()
  const typed = acts.answer?.intent === 'banner' ? acts.answer.values : {}
  return (
    <>
      <ActForm
        {...acts}
        intent="banner"
        title={t('acts.banner')}
        text={t('acts.bannerText')}
        button={t('acts.show')}
        hasReason={false}
      >
        <Field
          label={t('acts.english')}
          name="en"
          lang="en"
          maxLength={300}
          required
          defaultValue={typed['en'] ?? ''}
        />
        <Field label={t('acts.hindi')} name="hi" lang="hi" maxLength={300} required defaultValue={typed['hi'] ?? ''} />
      </ActForm>
      {banner && (
        <div className="rounded-md border border-hairline p-3 text-sm">
          <p className="text-muted">{t('acts.bannerNow')}</p>
          <p className="font-semibold">{pick(banner.text)}</p>
          <ActForm {...acts} intent="noBanner" title={t('acts.noBanner')} text={pick(banner.text)} hasReason={false} />
        </div>
      )}
    </>
  )
}
