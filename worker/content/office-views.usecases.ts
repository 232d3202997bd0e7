import type { ListSettings, SavedView } from '../../domain/content/office-views.ts'
import { maxViews } from '../../domain/content/office-views.ts'
import type { ViewedList } from '../../domain/content/office-query.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { newestBulk } from './bulk.usecases.ts'
import { notPossible } from './content.state.ts'
import * as store from './office-views.store.ts'

/** Saved views, chosen columns and newest bulk act of an administrator for a list. */
export const readListSettings = async (services: Services, userId: string, list: ViewedList): Promise<ListSettings> => {
  const { db } = services
  const [views, columns, bulk] = await Promise.all([
    store.listViews(db, userId, list),
    store.findColumns(db, userId, list),
    list === 'student' ? null : newestBulk(services, list, userId),
  ])
  return { views, columns, bulk }
}

/** Saves a view; one of the same name is replaced. Throws 409 above `maxViews`. */
export const saveView = async (
  services: Services,
  userId: string,
  list: string,
  { name, query }: { name: string; query: string },
): Promise<SavedView> => {
  const { db } = services
  const views = await store.listViews(db, userId, list)
  const same = views.find((view) => view.name === name)
  if (same) {
    await store.renameView(db, same.id, { name, query })
    return { id: same.id, name, query }
  }
  if (views.length >= maxViews) throw notPossible('There are too many saved views. Delete one first.')
  const id = services.newId('view')
  await store.insertView(db, { id, userId, list, name, query, createdAt: services.now() })
  return { id, name, query }
}

export const deleteView = async ({ db }: Services, userId: string, id: string): Promise<void> => {
  if (!(await store.deleteView(db, userId, id))) throw notFound()
}

export const chooseColumns = async ({ db }: Services, userId: string, list: string, columns: string[]): Promise<void> =>
  void (await store.saveColumns(db, userId, list, columns))
