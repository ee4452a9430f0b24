export { useNoteActs } from './useNoteActs'
export type { NoteAct, NoteStatus } from './useNoteActs'
export { withActs } from './withActs'
