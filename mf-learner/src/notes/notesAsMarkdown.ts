import type { ListedNote } from '@mentor-connect/contract/learning/notes'

interface Labels {
  title: string
  /** Text in place of the title of a deleted course. */
  deletedCourse: string
  deletedLesson: string
}

/** Notes as a Markdown document: a heading for each course and lesson, quotes as quotes. */
export function notesAsMarkdown(notes: readonly ListedNote[], labels: Labels): string {
  const parts = [`# ${labels.title}`]
  for (const [, ofCourse] of grouped(notes, ({ courseId }) => courseId)) {
    parts.push(`## ${ofCourse[0]!.courseTitle ?? labels.deletedCourse}`)
    for (const [, ofLesson] of grouped(ofCourse, ({ lessonId }) => lessonId)) {
      parts.push(`### ${ofLesson[0]!.lessonTitle ?? labels.deletedLesson}`)
      const inOrder = [...ofLesson].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
      for (const { quote, text } of inOrder) parts.push(...(quote ? [asQuote(quote), text] : [text]))
    }
  }
  return `${parts.join('\n\n')}\n`
}

const asQuote = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
