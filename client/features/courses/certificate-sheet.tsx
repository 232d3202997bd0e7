import { formatCode } from '../../../domain/courses/certificate-code.ts'
import { certificateWords as words } from '../../../domain/courses/certificate-words.ts'
import type { PrintedCertificate } from '../../../domain/courses/contract.ts'
import { dayText } from '../../../domain/date-text.ts'
import { dateInIndia } from '../../../domain/india.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Corners, Seal } from '../../ui/faces/seal.tsx'
import { QrCode } from '../../ui/qr-code.tsx'

/** A certificate as it is printed, in both languages; narrow places stack its parts. */
export function CertificateSheet({
  certificate: { code, name, title, issuedAt, qr },
}: {
  certificate: PrintedCertificate
}) {
  const { t } = useTranslation('certificates')
  const day = dateInIndia(issuedAt)
  return (
    <section
      aria-label={t('sheet')}
      className="certificate @container rounded-md border-2 border-primary bg-surface p-1.5"
    >
      <div className="relative grid justify-items-center gap-4 border border-accent px-4 py-8 text-center @lg:px-12 @lg:py-10">
        <Corners />
        <p className="font-semibold text-primary">
          <span lang="en">Taiyari</span> · <span lang="hi">तैयारी</span>
        </p>
        <Seal className="h-24 w-auto @lg:hidden" />
        <div>
          <h2 lang="en" className="text-2xl @lg:text-3xl">
            {words.title.en}
          </h2>
          <p lang="hi" className="text-lg font-semibold">
            {words.title.hi}
          </p>
        </div>
        <Both text={words.certifies} />
        <p className="max-w-full border-b border-accent px-4 text-2xl font-semibold break-words text-primary @lg:text-4xl">
          {name}
        </p>
        <Both text={words.completed} />
        <div>
          <p lang="en" className="text-xl font-semibold @lg:text-2xl">
            {title.en}
          </p>
          {title.hi && title.hi !== title.en && (
            <p lang="hi" className="text-lg font-semibold">
              {title.hi}
            </p>
          )}
        </div>
        <div className="mt-2 flex w-full flex-col items-center gap-4 @lg:flex-row @lg:justify-between">
          <Seal className="hidden h-28 w-auto @lg:block" />
          <div className="text-sm">
            <p className="tabular">
              <span lang="en">
                {words.issued.en} {dayText(day, 'en')}
              </span>{' '}
              <span lang="hi" className="block">
                {dayText(day, 'hi')} को {words.issued.hi}
              </span>
            </p>
            <p className="mt-2 text-base font-semibold tracking-wide text-balance break-words tabular">
              {formatCode(code)}
            </p>
          </div>
          <QrCode qr={qr} label={t('scan')} className="size-28" />
        </div>
      </div>
    </section>
  )
}

const Both = ({ text }: { text: Bilingual }) => (
  <p className="text-sm text-muted">
    <span lang="en" className="block">
      {text.en}
    </span>
    <span lang="hi">{text.hi}</span>
  </p>
)
