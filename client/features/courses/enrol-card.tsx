import { Form, useNavigation } from 'react-router'
import type { CourseDetail } from '../../../domain/courses/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { HiddenFields, isSent } from '../../ui/hidden-fields.tsx'
import { BuyBox } from '../../ui/lazy-buy-box.ts'
import { Notice } from '../../ui/notice.tsx'
import { intents } from './actions.ts'

type Props = { course: CourseDetail; signedIn: boolean }

/** Next step of a visitor who is not enrolled: enrol, sign in or buy. */
export function EnrolCard({ course, signedIn }: Props) {
  const { t } = useTranslation('courses')
  const sending = isSent(useNavigation().formData, { intent: intents.enrol })
  if (course.entitlement !== 'open') return <PriceNotice course={course} />
  const words = !signedIn ? 'enrol.signIn' : course.access === 'free' ? 'enrol.free' : 'enrol.owned'
  const isBought = course.access !== 'free'
  const hasPreview = course.chapters.some(({ lessons }) => lessons.some(({ preview }) => preview))
  return (
    <section className="card grid gap-3 p-4">
      <Form method="post" preventScrollReset>
        <HiddenFields fields={{ intent: intents.enrol }} />
        <Button type="submit" disabled={sending}>
          {t(sending ? 'enrol.enrolling' : words)}
        </Button>
      </Form>
      {isBought && <BuyBox sale={course} owned />}
      {hasPreview && <p className="text-sm text-muted">{t('enrol.previewFirst')}</p>}
    </section>
  )
}

function PriceNotice({ course }: Pick<Props, 'course'>) {
  const { t } = useTranslation('courses')
  const { pick } = useBilingual()
  const series = course.access === 'series' ? course.series : null
  return (
    <Notice
      title={t('price.title')}
      actions={
        series && (
          <LinkButton to={paths.series(series.id)} look="secondary">
            {t('price.see')}
          </LinkButton>
        )
      }
    >
      <div className="grid gap-2">
        {series && <p>{t('price.series', { title: pick(series.title) })}</p>}
        <BuyBox sale={course} owned={false} />
      </div>
    </Notice>
  )
}
