import type { SoldKind } from '../../domain/purchases/offers.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import { sumNames, type SalesSums } from '../../domain/sales/sums.ts'
import { salesSums } from '../../drizzle/schema/index.ts'

/** A row of sums; keys by which it was not grouped are empty. */
export type SumRow = {
  day: string
  itemId: string
  code: string
  kind: SoldKind | null
  title: Bilingual
  sums: SalesSums
}

type Row = Readonly<Record<string, unknown>>

const textIn = (row: Row, column: string): string => String(row[column] ?? '')

export const rowOf = (row: Row): SumRow => ({
  day: textIn(row, 'day'),
  itemId: textIn(row, 'item_id'),
  code: textIn(row, 'coupon_code'),
  kind: (row['kind'] ?? null) as SoldKind | null,
  title: JSON.parse(textIn(row, 'title') || '{"en":"","hi":""}') as Bilingual,
  sums: Object.fromEntries(sumNames.map((name) => [name, Number(row[salesSums[name].name] ?? 0)])) as SalesSums,
})
