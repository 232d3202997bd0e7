import { unwrap, type Api } from '../../../../api.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import type { FactChoices } from './fact-form.tsx'

/** Exams, and topics with their subjects, that a fact may name. */
export const loadFactChoices = async (api: Api) => {
  const [exams, subjects, topics] = await Promise.all([
    unwrap(api.exams.$get()),
    unwrap(api.subjects.$get()),
    unwrap(api.admin.vocabulary.topics.$get()),
  ])
  return {
    exams: exams.items.map(({ id, title }) => ({ id, title })),
    topics: topics.items.map(({ id, subject, title }) => ({
      id,
      title,
      subject: subjects.items.find((term) => term.id === subject)?.title ?? null,
    })),
  }
}

/** Choices of the form in the language of the office, topics by their subjects. */
export const useFactChoices = ({ exams, topics }: Awaited<ReturnType<typeof loadFactChoices>>): FactChoices => {
  const { pick } = useBilingual()
  return {
    exams: exams.map(({ id, title }) => [id, pick(title)] as const),
    topics: topics
      .map(({ id, title, subject }) => [id, subject ? `${pick(subject)}: ${pick(title)}` : pick(title)] as const)
      .toSorted(([, one], [, other]) => one.localeCompare(other)),
  }
}
