import { Bookmark, EllipsisVertical, Flag, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ThemeMenu } from '../../theme/theme-menu.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmForm } from '../../ui/confirm-form.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LanguageToggle } from '../../ui/language-toggle.tsx'
import { Menu } from '../../ui/menu.tsx'
import { ReportDialog } from '../../ui/report-dialog.tsx'
import { Specimen } from './specimens.tsx'

const icon = { className: 'size-5', 'aria-hidden': true } as const

/** Reports of this page are not sent. */
const reports = [
  { label: 'reportSent', send: async () => ({ known: false }) },
  { label: 'reportKnown', send: async () => ({ known: true }) },
  { label: 'reportFails', send: () => Promise.reject(new Error('sample')) },
] as const
type Report = (typeof reports)[number]

export function Overlays() {
  const { t } = useTranslation('ui')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="secondary" onClick={() => setOpen(true)}>
          {t('overlays.open')}
        </Button>
        <CopyButton text="ASH21112026" />
        <ConfirmForm
          fields={{ trial: 'delete' }}
          button={t('overlays.ask')}
          title={t('overlays.askTitle')}
          text={t('overlays.askText')}
          keep={t('overlays.askKeep')}
        />
      </div>
      <IconButtons />
      <Reports />
      <Dialog
        open={open}
        onClose={close}
        title={t('overlays.dialogTitle')}
        actions={
          <>
            <Button look="secondary" onClick={close}>
              {t('overlays.back')}
            </Button>
            <Button onClick={close}>{t('overlays.submit')}</Button>
          </>
        }
      >
        {t('overlays.dialogText')}
      </Dialog>
    </>
  )
}

function IconButtons() {
  const { t } = useTranslation('ui')
  const [marked, setMarked] = useState(false)
  return (
    <Specimen label={t('overlays.tips')}>
      <div className="flex justify-end">
        <LanguageToggle />
        <ThemeMenu />
        <Menu
          label={t('overlays.menu')}
          trigger={<EllipsisVertical {...icon} />}
          items={[
            { key: 'share', label: t('overlays.share'), icon: <Share2 {...icon} />, onSelect: () => undefined },
            {
              key: 'bookmark',
              label: t('overlays.bookmark'),
              icon: <Bookmark {...icon} />,
              checked: marked,
              onSelect: () => setMarked(!marked),
            },
            { key: 'report', label: t('overlays.report'), icon: <Flag {...icon} />, onSelect: () => undefined },
          ]}
        />
      </div>
    </Specimen>
  )
}

function Reports() {
  const { t } = useTranslation('ui')
  const [reported, setReported] = useState<Report | null>(null)
  return (
    <>
      <Specimen label={t('overlays.reports')}>
        <div className="flex flex-wrap gap-3">
          {reports.map((report) => (
            <Button key={report.label} look="secondary" onClick={() => setReported(report)}>
              {t(`overlays.${report.label}`)}
            </Button>
          ))}
        </div>
      </Specimen>
      {reported && <ReportDialog number={7} send={reported.send} onClose={() => setReported(null)} />}
    </>
  )
}
