import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useJobEditor } from '../job-editor-context.ts'
import { OfficeOrganisationFields } from '../organisation-fields.tsx'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { ChoiceControl } from '../../../../office/editor/choice-controls.tsx'
import { useEditor, useValue, type ControlProps } from '../../../../office/editor/editor-context.ts'
import { Floating } from '../../../../office/rich-text/floating.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'

/** Choice of the organisation, with a dialog that adds one. */
export function OrganisationControl({ path, field }: ControlProps) {
  const { t } = useTranslation('jobEditor')
  const { store, locked } = useEditor()
  const hydrated = useHydrated()
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  const { newOrganisation } = useJobEditor()
  const known = newOrganisation ? newOrganisation.en || newOrganisation.hi : ''
  const isUnknown = !useValue(path) && known !== ''
  if (field.type !== 'reference') return null
  const created = async (id: string) => {
    await revalidate()
    store.set(path, id)
    setOpen(false)
  }
  return (
    <div className="min-w-0">
      <ChoiceControl path={path} field={field} />
      {hydrated && locked === null && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="link mt-1 inline-flex min-h-8 max-w-full items-center gap-1 text-start text-sm"
        >
          <Plus aria-hidden className="size-4 shrink-0" />
          <span className="truncate">
            {isUnknown ? t('organisations.add', { name: known }) : t('organisations.create')}
          </span>
        </button>
      )}
      {isOpen && (
        <Floating>
          <Dialog open onClose={() => setOpen(false)} title={t('organisations.create')}>
            <OfficeOrganisationFields onCreated={(id) => void created(id)} onClose={() => setOpen(false)} />
          </Dialog>
        </Floating>
      )}
    </div>
  )
}
