import { useEffect, useState } from 'react'
import { isSame } from '../../../domain/content/body-paths.ts'
import type { DraftBody } from '../../../domain/content/contract.ts'
import { mergeBodies } from '../../../domain/content/merge.ts'
import { deviceCopyOf, lockDeviceDraft, abandonedDrafts, type DeviceDraft } from './device-drafts.ts'
import type { EditorTools } from './editor-context.ts'

/** Text that a closed tab left unsaved on this device. */
export type Offer = { tab: string; draft: DeviceDraft }

/** The draft as it is now with such a text in it. */
export const withDeviceDraft = ({ form, store }: EditorTools, { base, body }: DeviceDraft): DraftBody =>
  mergeBodies(form.fields, { base, mine: body, theirs: store.body() }).body

type Place = { userId: string; item: string; tab: string }

const findOffers = async (place: Place, tools: EditorTools): Promise<Offer[]> => {
  const offers: Offer[] = []
  for (const { tab, draft } of await abandonedDrafts(place)) {
    if (isSame(withDeviceDraft(tools, draft), tools.store.body())) await deviceCopyOf({ ...place, tab }).clear()
    else offers.push({ tab, draft })
  }
  return offers
}

/** Offers of unsaved text on this device, with the functions that accept and discard them. */
export const useDeviceDrafts = (place: Place, tools: EditorTools) => {
  const [offers, setOffers] = useState<readonly Offer[]>([])
  useEffect(() => {
    const release = lockDeviceDraft(place)
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
    autosave.adopt(offer.draft)
    await autosave.flush()
    const { phase, onDevice } = autosave.state()
    if (phase === 'saved' || onDevice) remove(offer)
  }
  return { offers, accept, discard: remove }
}
