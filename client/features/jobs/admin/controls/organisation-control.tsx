import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { OfficeOrganisationFields } from '../organisation-fields.tsx'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import { ChoiceControl } from '../../../../office/editor/choice-controls.tsx'
import { useEditor, type ControlProps } from '../../../../office/editor/editor-context.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'

/** Choice of the organisation, and the way to add one without leaving the notice. */
export function OrganisationControl({ path, field }: ControlProps) {
  const { t } = useTranslation('jobEditor')
  const { store, locked } = useEditor()
  const hydrated = useHydrated()
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  if (field.type !== 'reference') return null
  const created = async (id: string) => {
    await revalidate()
    store.set(path, id)
    setOpen(false)
  }
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 grow">
        <ChoiceControl path={path} field={field} />
      </div>
      {hydrated && locked === null && (
        <button type="button" onClick={() => setOpen(true)} className={`${compactButton} mb-1 shrink-0`}>
          <Plus aria-hidden className="size-4" /> {t('organisations.create')}
        </button>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('organisations.create')}>
        {isOpen && <OfficeOrganisationFields onCreated={(id) => void created(id)} onClose={() => setOpen(false)} />}
      </Dialog>
    </div>
  )
}
