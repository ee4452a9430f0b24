export { useNoteActs } from './useNoteActs'
export type { NoteAct } from './useNoteActs'
export { withActs } from './withActs'
