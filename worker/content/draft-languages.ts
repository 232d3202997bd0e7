import { sql, type SQL } from 'drizzle-orm'

/** True for `en` and for `hi` where a text of the draft is filled in; a row for each text. */
type TextRows = SQL

const bilingualTexts: TextRows = sql`
  SELECT max(key = 'en' AND atom <> '') AS en, max(key = 'hi' AND atom <> '') AS hi
  FROM json_tree(draft.body) WHERE key IN ('en', 'hi') AND type = 'text' AND path NOT LIKE '$."$%' GROUP BY parent`

/** As `bilingualTexts`, without texts that are blank in both languages. */
export const writtenTexts: TextRows = sql`${bilingualTexts} HAVING max(atom <> '')`

/** Languages of a draft as its publication would set them: those in which it has a title and all of its texts. */
export const draftLanguages = (title: { en: SQL; hi: SQL }, texts: TextRows = bilingualTexts): SQL => sql`(
  SELECT CASE WHEN min(en) AND min(hi) THEN '["en","hi"]' WHEN min(en) THEN '["en"]' WHEN min(hi) THEN '["hi"]' ELSE '[]' END
  FROM (SELECT coalesce(${title.en}, '') <> '' AS en, coalesce(${title.hi}, '') <> '' AS hi
    UNION ALL ${texts}))`
