import { Award, Download } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { Form, Link, useActionData, useNavigation, useRevalidator } from 'react-router'
import { formatCode } from '../../../domain/courses/certificate-code.ts'
import type { CourseDetail, MyCertificate } from '../../../domain/courses/contract.ts'
import { maxHolderNameLength } from '../../../domain/courses/holder-name.ts'
import { filePaths } from '../../../domain/file-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { fileSize } from '../../i18n/file-size.ts'
import { useStrings } from '../../i18n/use-strings.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Field } from '../../ui/field.tsx'
import { HiddenFields, isSent } from '../../ui/hidden-fields.tsx'
import { ShareLinks } from '../../ui/lazy-share-links.ts'
import { intents, type CourseFormOutcome } from './actions.ts'
import { CertificateSheet } from './certificate-sheet.tsx'

const pollMs = 1_500

/** Certificate of a completed course: request form, progress or download. `url`: full address of the course. */
export function CertificateCard({ course, url }: { course: CourseDetail; url: string }) {
  useStrings('certificates')
  const { certificate, progress, hasCertificate, entitlement } = course
  if (certificate) return <IssuedCertificate course={course} certificate={certificate} url={url} />
  if (!hasCertificate || entitlement !== 'open' || !progress?.complete) return null
  return <RequestForm name={course.myName} />
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('certificates')
  return (
    <section id="certificate" className="card grid gap-3 p-4">
      <h2 className="flex items-center gap-2 text-lg">
        <Award aria-hidden className="size-5 text-accent" /> {t('mine.title')}
      </h2>
      {children}
    </section>
  )
}

function RequestForm({ name }: { name: string | null }) {
  const { t } = useTranslation('certificates')
  const answer = useActionData<CourseFormOutcome>()
  const refused = answer?.refused === 'name' ? answer : null
  const sending = isSent(useNavigation().formData, { intent: intents.certificate })
  return (
    <Frame>
      <p>{t('mine.askText')}</p>
      <Form method="post" preventScrollReset className="grid gap-3">
        <HiddenFields fields={{ intent: intents.certificate }} />
        <Field
          label={t('mine.name')}
          name="name"
          required
          maxLength={maxHolderNameLength}
          autoComplete="name"
          defaultValue={refused?.entered ?? name ?? ''}
          hint={t('mine.nameHint')}
          error={refused ? t('mine.nameRefused') : undefined}
        />
        <Button type="submit" disabled={sending} className="justify-self-start">
          {t('mine.ask')}
        </Button>
      </Form>
    </Frame>
  )
}

type IssuedProps = { course: CourseDetail; certificate: MyCertificate; url: string }

function IssuedCertificate({ course, certificate, url }: IssuedProps) {
  const { t } = useTranslation('certificates')
  const { pick } = useBilingual()
  const { state, code, name } = certificate
  usePolling(state === 'making')
  if (state === 'revoked')
    return (
      <Frame>
        <p>{t('mine.revoked')}</p>
      </Frame>
    )
  return (
    <Frame>
      <CertificateSheet certificate={certificate} />
      <div role="status">
        {state === 'making' && (
          <p>
            {t('mine.making')} <noscript>{t('mine.makingReload')}</noscript>
          </p>
        )}
        {state === 'ready' && <p>{t('mine.ready', { name })}</p>}
        {state === 'failed' && <p>{t('mine.failed')}</p>}
      </div>
      {state === 'failed' && (
        <Form method="post" preventScrollReset>
          <HiddenFields fields={{ intent: intents.certificate, name }} />
          <Button type="submit">{t('mine.retry')}</Button>
        </Form>
      )}
      {state === 'ready' && (
        <a
          href={filePaths.courseCertificateFile(course.id)}
          download
          className="inline-flex min-h-11 items-center justify-center gap-2 rounded-md bg-primary px-4 py-2 font-semibold text-on-primary hover:bg-primary-strong"
        >
          <Download aria-hidden className="size-5" />
          {t('mine.download', { size: fileSize(certificate.bytes) })}
        </a>
      )}
      <div className="-ml-1 flex flex-wrap items-center">
        <ShareLinks
          title={t('mine.shared', { title: pick(certificate.title) })}
          url={new URL(paths.certificate(code), url).href}
        />
        <CopyButton text={formatCode(code)} />
      </div>
      <Link to={paths.certificate(code)} className="link inline-flex min-h-11 items-center">
        {t('mine.see')}
      </Link>
    </Frame>
  )
}

/** Polls the page's data while something is in progress. */
const usePolling = (waiting: boolean): void => {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!waiting || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), pollMs)
    return () => clearTimeout(timer)
  }, [waiting, state, revalidate])
}
