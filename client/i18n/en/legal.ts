export const legal = {
  version: 'Version {{version}}, in force since {{date}}',
  older: 'This version no longer holds. It was replaced by a newer one.',
  toCurrent: 'Read the version that holds today',
  contents: 'On this page',
  changes: 'New in this version',
  versions: 'All versions',
  versionLine: 'Version {{version}} of {{date}}',
  shown: 'shown here',
  questions: 'A question about this page?',
  contact: 'Write to us',
}
