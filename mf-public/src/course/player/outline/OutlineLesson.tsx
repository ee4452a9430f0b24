import { fileUrl } from '@mentor-connect/api'
import type { Lesson } from '@mentor-connect/contract/courses/courses'
import type { LessonStatus } from '@mentor-connect/contract/courses/progress'
import { languageOf } from '@mentor-connect/i18n'
import { VisuallyHidden, color } from '@mentor-connect/ui'
import { Circle, CircleCheckBig, CircleDotDashed, Lock } from 'lucide-react'
import { useT } from '../messages/useT'
import { useLessonPath } from '../../progress/useLessonPath'
import { LessonFacts } from './LessonFacts'
import { LockedRow, OutsideRow, Row, Words } from './outlineRows'

interface OutlineLessonProps {
  courseId: string
  lesson: Lesson
  status: LessonStatus
  isCurrent: boolean
  isOpen: boolean
  onFollow: (() => void) | undefined
}

const ICONS = { 'not-started': Circle, 'in-progress': CircleDotDashed, completed: CircleCheckBig }
const COLOURS = { 'not-started': color.control, 'in-progress': color.warning, completed: color.success }

/** A lesson in the outline: a link to its page or, for a lesson on another site, to that site. */
export function OutlineLesson({ courseId, lesson, status, isCurrent, isOpen, onFollow }: OutlineLessonProps) {
  const t = useT()
  const pathOf = useLessonPath()
  const Icon = isOpen ? ICONS[status] : Lock
  const content = (
    <>
      <Icon size={20} color={isOpen ? COLOURS[status] : color.muted} aria-hidden />
      <Words>
        <span lang={languageOf(lesson.title)}>{lesson.title}</span>
        <VisuallyHidden>
          , {isOpen ? t(`public.lesson.status.${status}`) : t('public.player.lockedLesson')}
        </VisuallyHidden>
        <LessonFacts lesson={lesson} />
      </Words>
    </>
  )
  const address = lesson.file || lesson.url
  if (!isOpen || (!lesson.kind && !address))
    return (
      <li>
        <LockedRow>{content}</LockedRow>
      </li>
    )
  return (
    <li>
      {lesson.kind && lesson.id ? (
        <Row
          to={pathOf(courseId, lesson.id)}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={onFollow}
        >
          {content}
        </Row>
      ) : (
        <OutsideRow href={fileUrl(address)} target="_blank" rel="noopener noreferrer">
          {content}
        </OutsideRow>
      )}
    </li>
  )
}
