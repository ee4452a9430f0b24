import type { LessonType } from './lessonTypes'

export interface LessonContent {
  title: string
  type: LessonType
  /** Empty for a document that was uploaded. */
  url: string
  /** Path of an uploaded document. */
  file?: string
}

export interface ModuleContent<Lesson extends LessonContent = LessonContent> {
  name: string
  lessons: Lesson[]
}

/**
 * What a mentor writes in a course. The contract, the form, the rules and the columns of the database are typed by it:
 * where a new field is forgotten, the code does not compile.
 */
export interface CourseContent<Module extends ModuleContent = ModuleContent> {
  title: string
  description: string
  domain: string[]
  modules: Module[]
}

/** Fields of the content that are a column of their own. */
export type CourseTextField = Exclude<keyof CourseContent, 'domain' | 'modules'>
