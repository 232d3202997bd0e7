import { sql } from 'drizzle-orm'
import type { Language } from '../../domain/language.ts'
import type { Services } from '../platform/context.ts'
import { inTransaction } from '../platform/transaction.ts'

/** Keeps the language of a student's mails; writes nothing where it is the same. */
export const keepMailLanguage = async ({ db }: Services, userId: string, language: Language): Promise<void> => {
  await inTransaction(db, [
    sql`INSERT INTO notice_readers (user_id, language) VALUES (${userId}, ${language})
      ON CONFLICT (user_id) DO UPDATE SET language = excluded.language WHERE language IS NOT excluded.language`,
  ])
}
