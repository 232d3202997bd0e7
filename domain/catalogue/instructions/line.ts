import type { Language } from '../../language.ts'
import type { Bilingual } from '../../questions/contract.ts'
import type { Category } from '../../accounts/student-profile.ts'
import type { CutOffs, MarkingRow, Normaliser, SectionRules, TestRules } from '../contract.ts'

/** A tie-break rule with the section's own title. */
export type TieStep =
  { by: 'section' | 'wrong_ratio_in'; section: Bilingual } | { by: 'positive_marks' | 'wrong_ratio' | 'older' | 'name' }

/** A minimum percentage and the categories that it applies to. */
export type CutOff = { percent: number; categories: Category[] }

/**
 * One instruction as data; the text for each is in the translations. Times are in milliseconds, marks in units
 * (domain/results/marks.ts).
 */
export type Instruction =
  | { say: 'total_time'; ms: number }
  | { say: 'one_clock' | 'auto_lock' | 'no_early_leave' | 'no_return' | 'pausable' | 'common_start' }
  | { say: 'late_join'; minutes: number }
  | { say: 'section_time' | 'scribe_time' | 'section_min_submit'; sections: Bilingual[]; ms: number }
  | { say: 'break'; section: Bilingual; ms: number }
  | { say: 'min_submit'; ms: number }
  | { say: 'after_view' | 'after_edit' | 'after_none'; sections: Bilingual[] }
  | { say: 'optional'; count: number; sections: Bilingual[] }
  | { say: 'cap'; sections: Bilingual[]; max: number; of: number }
  | { say: 'marks'; section: Bilingual; row: MarkingRow }
  | { say: 'jee_advanced' | 'per_row' | 'no_penalty' | 'skipped' | 'not_attempted' }
  | { say: 'blank_penalty'; units: number }
  | { say: 'disqualified'; percent: number }
  | { say: 'clock' | 'palette' | 'jump' | 'calculator' | 'no_keyboard' | 'default_language' }
  | { say: 'section_language'; sections: Bilingual[]; languages: Language[] }
  | { say: 'answer'; kind: MarkingRow['kind'] }
  | { say: 'save' | 'mark' }
  | { say: 'save_mode'; mode: TestRules['saveMode'] }
  | { say: 'review'; counts: boolean }
  | { say: 'qualifying' }
  | { say: 'cut_offs'; cutOffs: CutOff[] }
  | { say: 'section_cut_offs'; section: Bilingual; cutOffs: CutOff[] }
  | { say: 'later_cut_offs'; sections: Bilingual[] }
  | { say: 'tie_break'; steps: TieStep[] }
  | { say: 'shared_rank' | 'still_shared_rank' }
  | { say: 'normaliser'; rule: Exclude<Normaliser, 'none'> }
  | { say: 'unchecked' }

/** Sections grouped by a value, in the order of the paper; those without the value are left out. */
export const groupSections = <Value extends string | number>(
  sections: SectionRules[],
  valueOf: (section: SectionRules) => Value | null,
): { value: Value; sections: Bilingual[] }[] => {
  const groups = new Map<Value, Bilingual[]>()
  for (const section of sections) {
    const value = valueOf(section)
    if (value !== null) groups.set(value, [...(groups.get(value) ?? []), section.title])
  }
  return [...groups].map(([value, titles]) => ({ value, sections: titles }))
}

/** Categories grouped by their minimum, the highest first. */
export const cutOffsOf = (cutOffs: CutOffs): CutOff[] => {
  const byPercent = new Map<number, Category[]>()
  for (const [category, percent] of Object.entries(cutOffs))
    byPercent.set(percent, [...(byPercent.get(percent) ?? []), category as Category])
  return [...byPercent]
    .map(([percent, categories]) => ({ percent, categories }))
    .toSorted((one, other) => other.percent - one.percent)
}
