import { sql, type SQL } from 'drizzle-orm'
import type { FactVersion } from '../../../domain/current-affairs/facts.ts'
import type { FactPhase } from '../../../domain/current-affairs/kinds.ts'
import type { Database } from '../../platform/context.ts'

/** Condition: the fact is as the change found it. Its own update follows in the same transaction. */
export const isAt = (id: string, revision: number): SQL =>
  sql`EXISTS (SELECT 1 FROM facts WHERE id = ${id} AND revision = ${revision})`

type Version = Omit<FactVersion, 'edition'>

/** Statement that adds the first version of a fact, or the next where it stands at a revision. */
export const addVersion = (id: string, version: Version, when: SQL = sql`true`): SQL => sql`
  INSERT INTO fact_versions (fact_id, edition, statement, valid_from, valid_to, phase, source, reason, at, by)
  SELECT ${id}, (SELECT coalesce(max(edition), 0) + 1 FROM fact_versions WHERE fact_id = ${id}),
    ${JSON.stringify(version.statement)}, ${version.validFrom}, ${version.validTo}, ${version.phase},
    ${version.source}, ${version.reason}, ${version.at}, ${version.by} WHERE ${when}`

/** Statement that corrects the wording of the current version. */
export const rewordVersion = (id: string, { statement, source }: Version, when: SQL): SQL => sql`
  UPDATE fact_versions SET statement = ${JSON.stringify(statement)}, source = ${source}
  WHERE fact_id = ${id} AND edition = (SELECT edition FROM facts WHERE id = ${id}) AND ${when}`

/** Statement that flags what rests on a fact; what is flagged keeps its instant. */
export const flagUses = (id: string, now: number, when: SQL): SQL => sql`
  UPDATE fact_uses SET flagged_at = coalesce(flagged_at, ${now}) WHERE fact_id = ${id} AND ${when}`

type CardChange = { cardId: string; isStale: boolean; answeredAnewAt: number | null }

/** Statement that tells decks of a change of a card, with the next number over all cards. */
export const changeCard = ({ cardId, isStale, answeredAnewAt }: CardChange, when: SQL): SQL => sql`
  INSERT INTO card_changes (card_id, seq, is_stale, answered_anew_at)
  SELECT ${cardId}, (SELECT coalesce(max(seq), 0) + 1 FROM card_changes), ${isStale ? 1 : 0}, ${answeredAnewAt}
  WHERE ${when}
  ON CONFLICT (card_id) DO UPDATE SET seq = excluded.seq, is_stale = excluded.is_stale,
    answered_anew_at = coalesce(excluded.answered_anew_at, answered_anew_at)`

/** Facts whose phase is another on a day than the clock computed last. */
export const listTurned = (db: Database, today: string, limit: number) =>
  db.all<{ id: string; phase: FactPhase }>(sql`
    SELECT id, 'expired' AS phase FROM facts
    WHERE phase = 'valid' AND valid_to IS NOT NULL AND valid_to < ${today}
    UNION ALL SELECT id, CASE WHEN valid_to < ${today} THEN 'expired' ELSE 'valid' END FROM facts
    WHERE phase = 'upcoming' AND valid_from <= ${today}
    LIMIT ${limit}`)

/** Statement that brings a fact to its phase. `by` of the last save stays. */
export const turnFact = (id: string, revision: number, phase: FactPhase): SQL => sql`
  UPDATE facts SET revision = revision + 1, edition = edition + 1, phase = ${phase}
  WHERE id = ${id} AND revision = ${revision}`
