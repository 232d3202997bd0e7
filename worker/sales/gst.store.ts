import { sql, type SQL } from 'drizzle-orm'

/** Sums of the documents between two instants, by all that the return tells apart. States by their ids. */
export const groupedDocuments = (from: number, to: number): SQL => sql`
  SELECT kind, content ->> '$.seller.gstin' AS gstin, content ->> '$.seller.state' AS seller,
    content ->> '$.buyer.state' AS buyer, content ->> '$.gstPercent' AS rate, content ->> '$.sac' AS sac,
    count(*) AS documents, sum(content ->> '$.parts.taxable') AS taxable, sum(content ->> '$.parts.cgst') AS cgst,
    sum(content ->> '$.parts.sgst') AS sgst, sum(content ->> '$.parts.igst') AS igst
  FROM tax_documents WHERE issued_at >= ${from} AND issued_at < ${to}
  GROUP BY 1, 2, 3, 4, 5, 6`

/**
 * Runs of serials of the documents between two instants. Documents of midnight may have their serials the other way
 * round, so that a month can have two runs.
 */
export const documentRuns = (from: number, to: number): SQL => sql`
  SELECT kind, min(number) AS first, max(number) AS last, count(*) AS documents
  FROM (
    SELECT kind, year, serial, number,
      serial - row_number() OVER (PARTITION BY kind, year ORDER BY serial) AS run
    FROM tax_documents WHERE issued_at >= ${from} AND issued_at < ${to})
  GROUP BY kind, year, run ORDER BY kind DESC, min(number)`
