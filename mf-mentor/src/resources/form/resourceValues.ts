import type { ModuleDraft, OwnCourse } from '@mentor-connect/contract/api/authoring'
import {
  forEachCourseText,
  type CourseContent,
  type CourseTexts,
} from '@mentor-connect/contract/rules/courseContent'
import { isCourseLanguage, type CourseLanguage } from '@mentor-connect/contract/rules/courseLanguages'
import { completeUrl } from '@mentor-connect/contract/rules/courseRules'
import type { LessonType } from '@mentor-connect/contract/rules/lessonTypes'
import { NO_FACTS, factValuesOf, factsOf, type FactValues } from './factValues'

/** Document of a lesson: stored (`file`), external (`address`), or not uploaded yet (`upload`). */
export interface DocumentValue {
  name: string
  file?: string
  address?: string
  upload?: File
}

export interface LessonValues {
  /** Id of a stored lesson, so that learners' progress follows it. */
  id?: string
  title: string
  type: LessonType
  /** URL of a video or course. */
  url: string
  document: DocumentValue | null
}

export interface ModuleValues {
  id?: string
  name: string
  lessons: LessonValues[]
}

/** Values of the form. */
export interface ResourceValues extends CourseTexts, FactValues, Pick<CourseContent, 'domain' | 'language'> {
  /** URL of the uploaded picture, or a newly selected file. */
  banner: string | File | null
  modules: ModuleValues[]
}

export const newLesson = (): LessonValues => ({ title: '', type: 'link', url: '', document: null })

export const newModule = (): ModuleValues => ({ name: '', lessons: [newLesson()] })

export const emptyResource = (): ResourceValues => ({
  ...forEachCourseText(() => ''),
  ...NO_FACTS,
  domain: [],
  language: undefined,
  banner: null,
  modules: [newModule()],
})

/** Converts a stored course to form values. */
export function valuesOf(course: OwnCourse): ResourceValues {
  return {
    ...forEachCourseText((field) => course[field]),
    ...factValuesOf(course),
    domain: course.domain,
    language: course.language,
    banner: isUploaded(course.banner) ? course.banner : null,
    modules: course.modules.map(({ id, name, lessons }) => ({
      id,
      name,
      lessons: lessons.map((lesson) => ({
        id: lesson.id,
        title: lesson.title,
        type: lesson.type,
        url: lesson.type === 'document' ? '' : lesson.url,
        document: lesson.type === 'document' ? documentOf(lesson) : null,
      })),
    })),
  }
}

/** Whether the banner was uploaded; otherwise the server generates one. */
function isUploaded(banner: string): boolean {
  return banner.startsWith('/files/')
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

interface CourseDraft extends CourseContent<ModuleDraft> {
  language?: CourseLanguage
}

/** Converts form values to the API's content, without the banner. */
export function contentOf({ domain, language, modules, ...values }: ResourceValues): CourseDraft {
  return {
    ...forEachCourseText((field) => values[field].trim()),
    ...factsOf(values),
    domain,
    ...(isCourseLanguage(language) && { language }),
    modules: modules.map(({ id, name, lessons }) => ({
      ...(id && { id }),
      name: name.trim(),
      lessons: lessons.map((lesson) => ({
        ...(lesson.id && { id: lesson.id }),
        title: lesson.title.trim(),
        type: lesson.type,
        ...targetOf(lesson),
      })),
    })),
  }
}

function targetOf({ type, url, document }: LessonValues): { url: string; file?: string } {
  if (type !== 'document') return { url: completeUrl(url) }
  return document?.file ? { url: '', file: document.file } : { url: document?.address ?? '' }
}
