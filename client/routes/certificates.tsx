import { redirect } from 'react-router'
import { paths } from '../../domain/paths.ts'
import { CertificateForm } from '../features/courses/certificate-check.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Route } from './+types/certificates.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['certificates'],
  audience: 'everyone',
  inSearch: {
    id: 'certificate',
    isReference: true,
    title: { en: 'Check a certificate', hi: 'प्रमाणपत्र जाँचें' },
    summary: {
      en: 'Check by its code whether a certificate of Taiyari is real.',
      hi: 'कोड से जाँचें कि तैयारी का प्रमाणपत्र असली है या नहीं।',
    },
    body: { en: 'verify certificate, course certificate', hi: 'कोर्स का सर्टिफ़िकेट, सत्यापन' },
  },
} satisfies PageHandle

/** The form sends the code here; the certificate has an address of its own. */
export const loader = ({ request }: Route.LoaderArgs) => {
  const code = new URL(request.url).searchParams.get('code')?.trim().slice(0, 64)
  // Letters, digits and dashes only, so that the input cannot change the target of the redirect.
  const letters = code?.replace(/[^A-Za-z0-9-]/g, '')
  return letters ? redirect(paths.certificate(letters)) : null
}

export default function Certificates() {
  const { t } = useTranslation('certificates')
  return (
    <div className="page py-6 md:py-10">
      <PageHead title={t('title')} description={t('description')} index={false} />
      <div className="max-w-2xl">
        <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
        <p className="mt-1 mb-4 text-muted">{t('intro')}</p>
        <CertificateForm />
      </div>
    </div>
  )
}
