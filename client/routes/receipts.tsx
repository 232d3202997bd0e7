import { redirect } from 'react-router'
import { learningPaths } from '../../domain/learning-paths.ts'
import { ReceiptForm } from '../features/results/proofs/receipt-form.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { Route } from './+types/receipts.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['receipts'],
  audience: 'everyone',
  inSearch: {
    id: 'receipt',
    isReference: true,
    title: { en: 'Check a receipt', hi: 'रसीद जाँचें' },
    summary: {
      en: 'Check by its receipt when the answers of a test were saved, and that none was changed.',
      hi: 'रसीद से जाँचें कि टेस्ट के उत्तर कब सेव हुए और कोई बदला नहीं गया।',
    },
    body: { en: 'verify receipt of a test, response log, hash', hi: 'टेस्ट की रसीद, सत्यापन, हैश' },
  },
} satisfies PageHandle

/** The form sends the code here; the receipt has an address of its own. */
export const loader = ({ request }: Route.LoaderArgs) => {
  const code = new URL(request.url).searchParams.get('code')?.trim().slice(0, 64)
  // Letters of the codes only, so that the input cannot change the target of the redirect.
  const letters = code?.replace(/[^A-Za-z0-9_-]/g, '')
  return letters ? redirect(learningPaths.receipt(letters)) : null
}

export default function Receipts() {
  const { t } = useTranslation('receipts')
  return (
    <div className="page py-6 md:py-10">
      <PageHead title={t('title')} description={t('description')} index={false} />
      <div className="max-w-2xl">
        <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
        <p className="mt-1 mb-4 text-muted">{t('intro')}</p>
        <ReceiptForm />
      </div>
    </div>
  )
}
