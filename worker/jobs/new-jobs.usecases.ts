import { draftFromEarlier, draftFromNotice, draftFromTemplate, emptyDraft } from '../../domain/jobs/new-draft.ts'
import type { NewJob } from '../../domain/jobs/office-contract.ts'
import { findTemplate } from '../../domain/jobs/templates/index.ts'
import { createItem } from '../content/creation.usecases.ts'
import { readItem } from '../content/drafts.usecases.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { jobContent } from './jobs.content.ts'
import { listNames } from './organisations.store.ts'

const bodyOf = async (services: Services, input: NewJob) => {
  switch (input.from) {
    case 'empty':
      return emptyDraft()
    case 'notice':
      return draftFromNotice(input.text, await listNames(services.db))
    case 'template': {
      const template = findTemplate(input.template)
      if (!template) throw notFound()
      return draftFromTemplate(template)
    }
    case 'job':
      return draftFromEarlier((await readItem(services, jobContent, input.jobId)).draft.body)
  }
}

/** Creates the draft of a notice. Throws 404 for a template or earlier notice that does not exist. */
export const createJob = async (services: Services, input: NewJob, actor: string) =>
  createItem(services, jobContent, await bodyOf(services, input), actor)
