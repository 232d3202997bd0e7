/** Labels by the keys that the editor composes from paths. */
const fields = {
  subject: 'Subject',
}

/** Screens of the office for courses. */
export const courseEditor = {
  title: 'Courses',
  list: {
    search: 'Title or address of the page',
    emptyTitle: 'No courses yet',
    emptyText: 'A course puts videos, notes and tests in order, and ends with a certificate.',
  },
  certificates: {
    title: 'Certificates',
    shown: 'Show',
    all: 'All',
    revoked: 'Revoked',
    search: 'Find a certificate',
    searchHint: 'How the code, the printed name, the e-mail address or the name of the student begins; or a student ID',
    find: 'Find',
    count_one: '{{number}} certificate',
    count_other: '{{number}} certificates',
    pages: 'Pages of certificates',
    emptyTitle: 'No certificates yet',
    emptyText: 'A student who completes a course with a certificate asks for it there.',
    noneRevoked: 'No certificate was revoked.',
    noMatch: 'No certificate begins with "{{words}}", and no student.',
    isRevoked: 'Revoked',
    revokedOn: 'Revoked on {{date}}: {{reason}}',
    deletedAccount: 'Account deleted',
    revoke: 'Revoke',
    revokeOf: 'Revoke the certificate of {{name}}',
    revokeText:
      'Whoever checks the code then reads that it was revoked, and the student can no longer load the file. This cannot be undone.',
    reason: 'Reason, for the record',
    reasonMissing: 'Give the reason in at least 3 letters.',
  },
  fields,
}
