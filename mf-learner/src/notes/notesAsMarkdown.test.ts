import type { ListedNote } from '@mentor-connect/contract/learning/notes'
import { notesAsMarkdown } from './notesAsMarkdown'

const LABELS = { title: 'My notes', deletedCourse: 'A deleted course', deletedLesson: 'A deleted lesson' }
const aNote = (parts: Partial<ListedNote>): ListedNote => ({
  id: 'n',
  courseId: 'bread',
  lessonId: 'dough',
  quote: '',
  text: 'Text',
  createdAt: '2026-11-20T08:30:00.000Z',
  updatedAt: '2026-11-20T08:30:00.000Z',
  ...parts,
})

test('notes stand under their course and lesson, the first one first', () => {
  const bread = { courseTitle: 'Bread', lessonTitle: 'Dough' }
  const notes = [
    aNote({ ...bread, text: 'Later', createdAt: '2026-11-21T08:30:00.000Z' }),
    aNote({ courseId: 'gone', lessonId: 'gone', text: 'पुराना नोट' }),
    aNote({ ...bread, quote: 'Two\nlines', text: 'Earlier' }),
  ]
  expect(notesAsMarkdown(notes, LABELS)).toBe(`# My notes

## Bread

### Dough

> Two
> lines

Earlier

Later

## A deleted course

### A deleted lesson

पुराना नोट
`)
})
