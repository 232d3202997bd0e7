import { useState } from 'react'
import { dateInIndia } from '../../../domain/india.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Field } from '../../ui/field.tsx'
import { DateWords } from '../date-words.tsx'

/** Day and time in India of a scheduled publication. */
export function ScheduleFields() {
  const { t } = useTranslation('publishing')
  const [today] = useState(() => dateInIndia(Date.now()))
  const [day, setDay] = useState(today)
  const [time, setTime] = useState('')
  return (
    <div>
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={t('publish.day')}
          name="day"
          type="date"
          min={today}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <Field
          label={t('publish.time')}
          name="time"
          type="time"
          value={time}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
      </div>
      <DateWords text={time === '' ? day : `${day}T${time}`} />
    </div>
  )
}
