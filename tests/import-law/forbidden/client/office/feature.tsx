export { AttemptNotes } from '../features/attempts/notes.ts'
