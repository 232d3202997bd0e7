import { redirect } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import { PoolQuery } from '../../../../domain/revision/practice.ts'
import { unwrap, type Api } from '../../../api.ts'
import { load } from '../../../load.ts'
import { loginAddress } from '../../../sign-in-first.ts'

/** Choices in the address; those that are wrong are left out. */
const choicesIn = ({ searchParams }: URL): PoolQuery => {
  const joined = (name: string) => searchParams.getAll(name).filter(Boolean).join(',') || undefined
  const asked = {
    exam: searchParams.get('exam') || undefined,
    subjects: joined('subjects'),
    topics: joined('topics'),
    difficulties: joined('difficulties'),
    pool: searchParams.get('pool') || undefined,
  }
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
  const parsed = PoolQuery.safeParse(given)
  return parsed.success ? parsed.data : {}
}

const queryOf = ({ subjects, topics, difficulties, ...rest }: PoolQuery) => ({
  ...rest,
  ...(subjects && { subjects: subjects.join(',') }),
  ...(topics && { topics: topics.join(',') }),
  ...(difficulties && { difficulties: difficulties.join(',') }),
})

/** Choices, what they match, and the student's sessions. */
export const practiceLoader = async (request: Request, { api, isSignedIn }: { api: Api; isSignedIn: boolean }) => {
  if (!isSignedIn) throw redirect(loginAddress(paths.practice()))
  const choices = choicesIn(new URL(request.url))
  const [pool, sessions, exams] = await load(
    Promise.all([
      unwrap(api.practice.pool.$get({ query: queryOf(choices) })),
      unwrap(api.practice.sessions.$get()),
      unwrap(api.exams.$get()),
    ]),
  )
  return { choices, pool, sessions, exams: exams.items }
}
export type PracticeData = Awaited<ReturnType<typeof practiceLoader>>
