import { useEffect, useState } from 'react'
import { isSame } from '../../../domain/content/body-paths.ts'
import type { DraftBody } from '../../../domain/content/contract.ts'
import { mergeBodies, type Conflict } from '../../../domain/content/merge.ts'
import { deviceCopyOf, holdTab, leftDrafts } from './device-drafts.ts'
import type { EditorTools } from './editor-context.ts'

/** Text that a closed tab left unsaved on this device, merged into the draft as it is now. */
export type Offer = { tab: string; at: number; body: DraftBody; conflicts: Conflict[] }

type Place = { userId: string; item: string; tab: string }

const findOffers = async (place: Place, { form, store }: EditorTools): Promise<Offer[]> => {
  const offers: Offer[] = []
  for (const { tab, draft } of await leftDrafts(place)) {
    const sides = { base: draft.base, mine: draft.body, theirs: store.body() }
    const { body, conflicts } = mergeBodies(form.fields, sides)
    if (isSame(body, store.body())) await deviceCopyOf({ ...place, tab }).clear()
    else offers.push({ tab, at: draft.at, body, conflicts })
  }
  return offers
}

/** Offers of unsaved text left on this device, and their acceptance or removal. */
export const useDeviceDrafts = (place: Place, tools: EditorTools) => {
  const [offers, setOffers] = useState<readonly Offer[]>([])
  useEffect(() => {
    const release = holdTab(place)
    void findOffers(place, tools).then(setOffers)
    return release
    // The place and the tools of an editor never change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const remove = (offer: Offer) => {
    setOffers((held) => held.filter((each) => each !== offer))
    void deviceCopyOf({ ...place, tab: offer.tab }).clear()
  }
  const accept = async (offer: Offer) => {
    const { autosave } = tools
    autosave.adopt(offer.body, offer.conflicts)
    await autosave.flush()
    const { phase, onDevice } = autosave.state()
    if (phase === 'saved' || onDevice) remove(offer)
  }
  return { offers, accept, discard: remove }
}
