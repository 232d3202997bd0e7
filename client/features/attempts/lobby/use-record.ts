import { useEffect, useEffectEvent, useState } from 'react'
import type { LobbyEntry } from '../../../../domain/attempts/lobby.ts'
import type { Language } from '../../../../domain/language.ts'
import { newRecord, type AttemptRecord } from '../journal/journal-store.ts'
import { openJournal } from '../journal/open-journal.ts'

type Place = { testId: string; userId: string; entry: LobbyEntry | null }

/**
 * The record of a student who is ready, kept on the device: it survives a reload and opens the attempt after the start.
 * Null until language and declaration are given; `takeBack` clears it.
 */
export const useRecord = ({ testId, userId, entry }: Place) => {
  const [language, setLanguage] = useState<Language | null>(null)
  const [kept, setKept] = useState<AttemptRecord | null>(null)
  const [record, setRecord] = useState<AttemptRecord | null>(null)
  const attemptId = entry?.attemptId
  useEffect(() => {
    if (!attemptId) return
    let wanted = true
    void openJournal()
      .then(({ store }) => store.load(attemptId, userId))
      .then((found) => void (wanted && setKept(found.record)))
      .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [attemptId, userId])
  const keep = useEffectEvent(() => {
    if (!entry || !language) return
    const made = newRecord({ attemptId: entry.attemptId, userId, testId, lease: entry.ticket, language })
    setRecord(made)
    void openJournal()
      .then(({ store }) => store.saveRecord(made))
      .catch(() => undefined)
  })
  useEffect(() => keep(), [attemptId, language])
  return {
    record: record ?? kept,
    /** May be called before the place is taken; the record is stored once it is. */
    makeReady: setLanguage,
    takeBack: () => {
      setLanguage(null)
      setRecord(null)
      setKept(null)
    },
  }
}
