import type { LessonKind } from '@mentor-connect/contract/courses/lessons/lessonKinds'
import type { LessonType } from '@mentor-connect/contract/courses/lessons/lessonTypes'
import {
  BookOpenText,
  ClipboardCheck,
  FileText,
  GraduationCap,
  Link,
  ListChecks,
  SquarePlay,
} from 'lucide-react'

/** The kind of a lesson that is written on the platform, otherwise the type of its link. */
export type LessonWhat = `kind.${LessonKind}` | LessonType

export const LESSON_ICONS = {
  'kind.text': BookOpenText,
  'kind.video': SquarePlay,
  'kind.document': FileText,
  'kind.quiz': ListChecks,
  'kind.task': ClipboardCheck,
  link: Link,
  document: FileText,
  course: GraduationCap,
} satisfies Record<LessonWhat, unknown>

export const whatOf = ({ kind, type }: { kind?: LessonKind; type: LessonType }): LessonWhat =>
  kind ? `kind.${kind}` : type
