import type { LiveRoom } from '../../../../../domain/attempts/live-room.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { TextArea } from '../../../../ui/text-area.tsx'
import { ActForm, type ActProps } from './act-form.tsx'

type Line = LiveRoom['incidents'][number]

/** The incident log, newest first, and a form for a note. */
export function RoomLog({ incidents, ...acts }: ActProps & Pick<LiveRoom, 'incidents'>) {
  const { t } = useTranslation('liveRoom')
  const { dateTime } = useFormat()
  const { pick } = useBilingual()
  const textOf = useIncidentText()
  return (
    <section className="room-log min-w-0">
      <h2 className="text-lg">{t('log.title')}</h2>
      <div className="mt-2">
        <ActForm
          {...acts}
          intent="note"
          title={t('log.write')}
          text={t('log.hint')}
          button={t('log.add')}
          hasReason={false}
        >
          <TextArea label={t('log.note')} name="note" rows={3} maxLength={2_000} required />
        </ActForm>
      </div>
      {incidents.length === 0 && <p className="mt-2 text-muted">{t('log.none')}</p>}
      <ol className="mt-2">
        {incidents.map((line) => (
          <li key={line.id} className="border-b border-hairline py-2">
            <p className="text-sm text-muted">{t('log.by', { time: dateTime(line.at), name: line.actorName })}</p>
            <p className="font-semibold">{textOf(line)}</p>
            {line.detail.text && <p>{pick(line.detail.text)}</p>}
            {line.note && <p className="break-words whitespace-pre-line">{line.note}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

const useIncidentText = () => {
  const { t } = useTranslation('liveRoom')
  const { timeOfDay } = useFormat()
  const at = (instant: number | null | undefined): string => (typeof instant === 'number' ? timeOfDay(instant) : '–')
  return ({ kind, detail: { minutes = 0, attempts, from, to } }: Line): string => {
    if ((kind === 'extra_time' || kind === 'evidence_counted') && attempts !== undefined)
      return t(`log.kinds.${kind}_some`, { count: attempts, minutes })
    return t(`log.kinds.${kind}`, { minutes, from: at(from), to: at(to) })
  }
}
