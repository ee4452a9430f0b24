import { newId } from '@mentor-connect/api'
import type { ModuleDraft, OwnCourse } from '@mentor-connect/contract/courses/authoring/authoring'
import {
  forEachCourseText,
  type CourseContent,
  type CourseTexts,
} from '@mentor-connect/contract/courses/authoring/courseContent'
import { isCourseLanguage, type CourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { NO_FACTS, factValuesOf, factsOf, type FactValues } from './factValues'
import { lessonContentOf, lessonValuesOf, newLesson, type LessonValues } from './lessonValues'

export interface ModuleValues {
  /** Identifies the module within the form. */
  uid: string
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

export const newModule = (): ModuleValues => ({ uid: newId(), name: '', lessons: [newLesson()] })

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
      uid: id,
      id,
      name,
      lessons: lessons.map(lessonValuesOf),
    })),
  }
}

/** Adds to a draft of an earlier version of the form what it lacks. */
export function completed(draft: Partial<ResourceValues>, initial: ResourceValues): ResourceValues {
  const values = { ...initial, ...draft }
  const withUid = <Item extends { uid?: string; id?: string }>(item: Item) => ({
    ...item,
    uid: item.uid ?? item.id ?? newId(),
  })
  return {
    ...values,
    modules: values.modules.map((module) => ({
      ...withUid(module),
      lessons: module.lessons.map(withUid),
    })),
  }
}

/** Whether the banner was uploaded; otherwise the server generates one. */
function isUploaded(banner: string): boolean {
  return banner.startsWith('/files/')
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
      lessons: lessons.map(lessonContentOf),
    })),
  }
}
