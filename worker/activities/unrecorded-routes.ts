/** Routes of the office that take a body and leave no row in the audit log, each with the reason. */
export const unrecordedRoutes: Readonly<Record<string, string>> = {
  'PUT /api/admin/content/:kind/:id/draft': 'saves a draft as it is typed',
  'POST /api/admin/content/rendering': 'renders, and changes nothing',
  'POST /api/admin/questions/similar': 'compares, and changes nothing',
  'PUT /api/admin/contact/:id/draft': 'saves a draft as it is typed',
  'PUT /api/admin/notifications/messages/:id/draft': 'saves a draft as it is typed',
  'PUT /api/admin/current-affairs/questions/:id': 'saves a draft as it is typed',
  'POST /api/admin/quality-gate': 'checks a paper, and changes nothing',
  'POST /api/admin/questions/draws': 'proposes questions for a paper, and changes nothing',
  'POST /api/admin/questions/versions': 'reads the questions of a paper',
  'POST /api/admin/presets/:id/:part/draft': 'copies a version into a draft, and changes nothing in force',
  'PUT /api/admin/presets/:id/:part/draft': 'saves a draft as it is typed',
  'POST /api/admin/jobs/link-checks': 'asks other sites, and changes nothing of an item',
  'POST /api/admin/files/uploads': 'begins an upload, and adds no file',
  'PUT /api/admin/files/uploads/:id/parts/:number': 'stores a part; the complete file leaves its row',
  'POST /api/admin/files/uploads/:id/completion': 'the version leaves its row, for most kinds in a task',
  'DELETE /api/admin/files/uploads/:id': 'ends an upload that added no file',
  'POST /api/admin/materials/preview-pages': 'makes a file, which no item has yet',
  'POST /api/admin/tests/:testId/incidents': 'a note of the incident log, which names its author itself',
  'POST /api/admin/question-imports': 'begins a dry run, and adds no question',
  'POST /api/admin/question-imports/:id/check': 'repeats a dry run, and adds no question',
  'POST /api/admin/question-imports/:id/replacement': 'corrects rows that are not in the bank yet',
  'PUT /api/admin/question-imports/:id/rows/:position': 'corrects a row that is not in the bank yet',
  'POST /api/admin/feeds/:id/reading': 'reads a feed, as the schedule does',
  'POST /api/admin/lists/rebuild': 'derives rows of the lists anew',
  'POST /api/admin/lists/:list/views': "an administrator's own view",
  'DELETE /api/admin/lists/:list/views/:viewId': "an administrator's own view",
  'POST /api/admin/lists/:list/bulk': 'tries an act, and changes nothing',
  'POST /api/admin/lists/:list/bulk/:bulkId/run': 'starts a task in which each item leaves its row',
  'POST /api/admin/lists/:list/bulk/:bulkId/undo': 'starts a task in which each item leaves its row',
  'PUT /api/admin/lists/:list/columns': "an administrator's own columns",
}

/** Routes of the office that only read and leave a row all the same, because data leaves the product by them. */
export const recordedReads: ReadonlySet<string> = new Set([
  'GET /api/admin/lists/:list/export',
  'GET /api/admin/student-list/export',
])
