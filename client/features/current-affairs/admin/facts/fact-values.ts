import type { Fact } from '../../../../../domain/current-affairs/facts.ts'

/** Texts of a fact by the names of its fields; none for a new one. */
export const valuesOf = (fact: Fact | null): Record<string, string> =>
  fact
    ? {
        kind: fact.kind,
        'subject.en': fact.subject.en,
        'subject.hi': fact.subject.hi,
        'statement.en': fact.statement.en,
        'statement.hi': fact.statement.hi,
        topicId: fact.topicId ?? '',
        validFrom: fact.validFrom ?? '',
        validTo: fact.validTo ?? '',
        source: fact.source,
        sourceUrl: fact.sourceUrl ?? '',
        sourceDate: fact.sourceDate ?? '',
      }
    : {}
