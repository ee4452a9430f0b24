import { color } from '@mentor-connect/ui'
import {
  CirclePlay,
  ClipboardCheck,
  FileText,
  GraduationCap,
  ListChecks,
  type LucideIcon,
} from 'lucide-react'
import styled from 'styled-components'
import type { Lesson } from '@mentor-connect/contract/courses/courses'

/** An icon for the kind of a lesson. The kind is also written beside it. */
export function LessonIcon({ lesson }: { lesson: Lesson }) {
  const Icon = ICONS[lesson.kind ?? lesson.type]
  return (
    <Box aria-hidden>
      <Icon size={20} />
    </Box>
  )
}

const ICONS: Record<NonNullable<Lesson['kind']> | Lesson['type'], LucideIcon> = {
  link: CirclePlay,
  course: GraduationCap,
  document: FileText,
  text: FileText,
  video: CirclePlay,
  quiz: ListChecks,
  task: ClipboardCheck,
}

const Box = styled.span`
  display: grid;
  flex: none;
  color: ${color.primary};
`
