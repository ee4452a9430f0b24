import { newId } from '@mentor-connect/api'
import type { LessonDraft, OwnCourse } from '@mentor-connect/contract/courses/authoring/authoring'
import { completeUrl } from '@mentor-connect/contract/courses/courseRules'
import { typeOfKind, type LessonKind } from '@mentor-connect/contract/courses/lessons/lessonKinds'
import type { LessonType } from '@mentor-connect/contract/courses/lessons/lessonTypes'

/** Document of a lesson: stored (`file`), external (`address`), or not uploaded yet (`upload`). */
export interface DocumentValue {
  name: string
  file?: string
  address?: string
  upload?: File
}

export interface LessonValues {
  /** Identifies the lesson within the form, even after it is moved. */
  uid: string
  /** Id of a stored lesson. It must be kept, because learners' progress refers to it. */
  id?: string
  title: string
  type: LessonType
  /**
   * Set if the lesson is written on the platform. The kind never changes. Minutes and preview are edited on the page
   * of the lesson, not in this form.
   */
  kind?: LessonKind
  minutes?: number
  preview?: boolean
  /** True if the lesson had neither a text nor a draft when the course was loaded. */
  isEmpty?: boolean
  /** URL of a video or course. */
  url: string
  document: DocumentValue | null
}

/** The nature of a new lesson: a link or document (`type`), or written on the platform (`kind`). */
export type LessonChoice = { type: LessonType } | { kind: LessonKind }

export const newLesson = (choice: LessonChoice = { type: 'link' }): LessonValues => ({
  uid: newId(),
  title: '',
  url: '',
  document: null,
  ...('kind' in choice
    ? { kind: choice.kind, type: typeOfKind(choice.kind), isEmpty: true }
    : { type: choice.type }),
})

type OwnLesson = OwnCourse['modules'][number]['lessons'][number]

/** Converts a stored lesson to form values. */
export function lessonValuesOf({ id, title, type, url, file, ...rest }: OwnLesson): LessonValues {
  const { kind, minutes, preview, empty, drafted } = rest
  const stored = { uid: id, id, title, type }
  if (kind)
    return {
      ...stored,
      kind,
      minutes,
      preview,
      isEmpty: empty && !drafted,
      url: '',
      document: null,
    }
  if (type === 'document') return { ...stored, url: '', document: documentOf({ url, file }) }
  return { ...stored, url, document: null }
}

function documentOf({ url, file }: { url: string; file?: string }): DocumentValue | null {
  if (file) return { name: fileNameOf(file), file }
  return url ? { name: url, address: url } : null
}

function fileNameOf(path: string): string {
  const last = path.split('/').at(-1) ?? path
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

/**
 * Converts form values to the API's lesson. Minutes and preview are omitted, so that the server keeps the stored
 * ones.
 */
export function lessonContentOf({ id, title, type, kind, url, document }: LessonValues): LessonDraft {
  return {
    ...(id && { id }),
    title: title.trim(),
    type,
    ...(kind ? { kind, url: '' } : targetOf({ type, url, document })),
  }
}

function targetOf({ type, url, document }: Pick<LessonValues, 'type' | 'url' | 'document'>) {
  if (type !== 'document') return { url: completeUrl(url) }
  return document?.file ? { url: '', file: document.file } : { url: document?.address ?? '' }
}
