import { FileArchive, FileQuestion, FileText, Film, Image, type LucideIcon } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import type { FileKind } from '../../../../../domain/content/fields.ts'
import type { FileLine, FileVersion } from '../../../../../domain/files/library.ts'
import { fileSize } from '../../../../i18n/file-size.ts'
import { writtenLanguage } from '../../../../i18n/written-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton, foldOutButton } from '../../../../office/button-classes.ts'
import { fileAddress } from '../../../../office/files/file-address.ts'
import { ItemTitle } from '../../../../office/frame/item-title.tsx'
import { officeKinds } from '../../../../office/frame/kinds.ts'
import { When } from '../../../../office/list/changed.tsx'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { HiddenFields, isSent } from '../../../../ui/hidden-fields.tsx'
import { Notice } from '../../../../ui/notice.tsx'

const icons: Record<FileKind, LucideIcon> = {
  pdf: FileText,
  video: Film,
  picture: Image,
  questions: FileQuestion,
  archive: FileArchive,
}

type Props = { line: FileLine; now: number; answer: OfficeAnswer | undefined }

/** File with its newest version, earlier ones, the items that name it and its act. */
export function FileRow({ line, now, answer }: Props) {
  const { t } = useTranslation('files')
  const { kind, name, alt, versions, uses, deletedAt } = line
  const [newest, ...earlier] = versions
  const Icon = icons[kind]
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-2">
      <div className="flex size-12 shrink-0 items-center justify-center rounded-sm bg-sunken text-muted">
        {kind === 'picture' && newest ? (
          <img src={fileAddress(newest.key)} alt="" loading="lazy" className="size-12 rounded-sm object-cover" />
        ) : (
          <Icon aria-hidden className="size-6" />
        )}
      </div>
      <div className="min-w-0 grow basis-64">
        <p lang={writtenLanguage(name)} className="font-semibold break-words">
          {name}
        </p>
        {alt && <p className="text-sm text-muted">{t('list.alt', { text: `${alt.en} · ${alt.hi}` })}</p>}
        {newest && <VersionLine version={newest} now={now} />}
        {earlier.length > 0 && (
          <details>
            <summary className={`${foldOutButton} -ms-2 cursor-pointer`}>
              {t('list.earlier', { count: earlier.length })}
            </summary>
            <ul className="ps-2">
              {earlier.map((version) => (
                <li key={version.key}>
                  <VersionLine version={version} now={now} />
                </li>
              ))}
            </ul>
          </details>
        )}
        {uses.length > 0 && <Uses uses={uses} />}
        {uses.length === 0 && deletedAt === null && <Badge>{t('list.views.unused')}</Badge>}
        {answer?.code && (
          <Notice tone="danger" className="mt-2">
            {answer.reason === 'used' ? t('faults.used') : t(`errors:${answer.code}`)}
          </Notice>
        )}
      </div>
      {uses.length === 0 && <Act line={line} />}
    </li>
  )
}

function VersionLine({ version: { key, type, bytes, createdAt }, now }: { version: FileVersion; now: number }) {
  const { t } = useTranslation('files')
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <span className="uppercase">{type.split('/')[1]}</span>
      <span className="tabular">{fileSize(bytes)}</span>
      <When at={createdAt} now={now} />
      <a
        href={fileAddress(key)}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-6 items-center text-primary hover:underline pointer-coarse:min-h-11"
      >
        {t('open')}
      </a>
    </p>
  )
}

function Uses({ uses }: Pick<FileLine, 'uses'>) {
  const { t } = useTranslation('files')
  return (
    <ul aria-label={t('list.uses')} className="flex flex-wrap gap-x-3 text-sm">
      {uses.map(({ kind, id, title }) => (
        <li key={`${kind} ${id}`} className="min-w-0">
          <Link
            to={officeKinds[kind].address(id)}
            className="inline-flex min-h-6 items-center gap-1 text-primary hover:underline pointer-coarse:min-h-11"
          >
            <span className="text-muted">{t(`officeFrame:kinds.${kind}`)}</span> <ItemTitle title={title} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Moves an unused file to the bin, or restores it: both can be taken back. */
function Act({ line: { id, name, deletedAt } }: Pick<Props, 'line'>) {
  const { t } = useTranslation('files')
  const act = deletedAt === null ? 'trash' : 'restore'
  const fields = { intent: `${act}-file`, id }
  const busy = isSent(useNavigation().formData, fields)
  return (
    <Form method="post" preventScrollReset>
      <HiddenFields fields={fields} />
      <button type="submit" disabled={busy} aria-label={t(`list.${act}Of`, { name })} className={compactButton}>
        {t(`list.${act}`)}
      </button>
    </Form>
  )
}
