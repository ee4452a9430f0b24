import {
  COURSE_TEXT_FIELDS,
  type CourseTextField,
} from '@mentor-connect/contract/courses/authoring/courseContent'
import { FACT_FIELDS, tidyLines, type FactField } from '@mentor-connect/contract/courses/courseFacts'
import type { LessonValues } from '../lessonValues'
import type { ModuleValues, ResourceValues } from '../resourceValues'

/** A part that differs between two versions of a course, with its content in both as lines of text. */
export interface Difference {
  part: CourseTextField | FactField | 'domains' | 'banner' | { module: number }
  mine: string[]
  saved: string[]
}

export function courseDifferences(mine: ResourceValues, saved: ResourceValues): Difference[] {
  const modules = Math.max(mine.modules.length, saved.modules.length)
  const all: Difference[] = [
    ...COURSE_TEXT_FIELDS.map((part) => ({ part, mine: [mine[part].trim()], saved: [saved[part].trim()] })),
    ...FACT_FIELDS.map((part) => ({ part, mine: factLines(mine, part), saved: factLines(saved, part) })),
    { part: 'domains', mine: mine.domain, saved: saved.domain },
    { part: 'banner', mine: bannerLines(mine), saved: bannerLines(saved) },
    ...Array.from({ length: modules }, (_, module) => ({
      part: { module },
      mine: moduleLines(mine.modules[module]),
      saved: moduleLines(saved.modules[module]),
    })),
  ]
  return all.filter((one) => one.mine.join('\n') !== one.saved.join('\n'))
}

function factLines(values: ResourceValues, field: FactField): string[] {
  return tidyLines(values[field].split('\n'))
}

function bannerLines({ banner }: ResourceValues): string[] {
  if (banner === null) return []
  return [typeof banner === 'string' ? banner : banner.name]
}

function moduleLines(module: ModuleValues | undefined): string[] {
  return module ? [module.name.trim(), ...module.lessons.map(lessonLine)] : []
}

function lessonLine({ title, type, url, document }: LessonValues): string {
  const target = type === 'document' ? document?.name : url.trim()
  return [title.trim(), target].filter(Boolean).join(': ')
}
