import { copyKey, draftCopies, type LessonCopy } from '../autosave/draftCopies'

/** Markdown that could not be read as a lesson yet. It is kept on this device, because only blocks are sent. */
export const markdownKey = (lesson: LessonCopy) => `${copyKey(lesson)}/markdown`

export function keepMarkdown(lesson: LessonCopy, markdown: string): void {
  const { owner } = lesson
  const writtenAt = new Date().toISOString()
  void draftCopies().put({ key: markdownKey(lesson), owner, writtenAt, values: markdown })
}

export const forgetMarkdown = (lesson: LessonCopy) => void draftCopies().remove(markdownKey(lesson))

export async function storedMarkdown(lesson: LessonCopy): Promise<string | undefined> {
  const stored = await draftCopies().open(lesson.owner)
  return stored.find(({ key }) => key === markdownKey(lesson))?.values as string | undefined
}
