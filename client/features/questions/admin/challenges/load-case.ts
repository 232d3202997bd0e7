import { data } from 'react-router'
import { unwrap, type Api } from '../../../../api.ts'
import { onlySet } from '../../../../ui/list-address.ts'
import { loadKey } from '../key-change/load-key.ts'

type Asked = { questionId: string; versionId: string | undefined; cursor: string | undefined }

/** The named version of a question, else that of its newest challenge. */
const shownVersion = async (api: Api, { questionId, versionId }: Asked): Promise<string> => {
  if (versionId !== undefined) return versionId
  const found = api.admin.challenges.questions[':questionId'].$get({ param: { questionId } })
  return (await unwrap(found)).questionVersionId
}

/** Challenges of a version of a question with its keys, the newest trial and its statistics. */
export const loadCase = async (api: Api, asked: Asked) => {
  const { questionId, cursor } = asked
  const [key, statistics] = await Promise.all([
    loadKey(api, questionId),
    unwrap(api.admin.questions[':questionId'].statistics.$get({ param: { questionId } })),
  ])
  const questionVersionId = await shownVersion(api, asked)
  const param = { questionVersionId }
  const found = await unwrap(api.admin.challenges[':questionVersionId'].$get({ param, query: onlySet({ cursor }) }))
  const version = key.versions.find((each) => each.questionVersionId === questionVersionId)
  if (!version) throw data(null, { status: 404 })
  return {
    found,
    version,
    work: key.work?.questionVersionId === questionVersionId ? key.work : null,
    changes: key.changes,
    title: key.question.title,
    statistics: statistics.versions.find((each) => each.questionVersionId === questionVersionId) ?? null,
    isFirst: cursor === undefined,
    now: Date.now(),
  }
}

export type CaseData = Awaited<ReturnType<typeof loadCase>>
