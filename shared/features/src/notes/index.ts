export { NoteForm } from './NoteForm'
export { NoteList } from './NoteList'
export { NoteQuote } from './NoteQuote'
export { NoteStatusNotice } from './NoteStatusNotice'
