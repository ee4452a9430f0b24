import type { Course } from '@mentor-connect/contract/courses/courses'
import type { Progress } from '@mentor-connect/contract/courses/progress'
import { lessonKey } from '@mentor-connect/contract/courses/completion'
import { languageOf } from '@mentor-connect/i18n'
import { Small, color, font, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { OutlineLesson } from './OutlineLesson'

export interface OutlineProps {
  course: Course
  currentId: string
  progress: Progress
  /** True if the reader may open all lessons; otherwise only previews are links. */
  isOpen: boolean
  onFollow?: () => void
}

/** All lessons of the course with their status. */
export function Outline({ course, currentId, progress, isOpen, onFollow }: OutlineProps) {
  const t = useT()
  return (
    <nav aria-label={t('public.player.outline')}>
      <Modules>
        {course.modules.map((module, at) => {
          const keys = module.lessons.map((_, index) => lessonKey(at, index))
          const completed = keys.filter((key) => progress[key] === 'completed').length
          return (
            <li key={at}>
              <Name lang={languageOf(module.name)}>{module.name}</Name>
              {isOpen && <Count>{t('public.player.moduleDone', { completed, total: keys.length })}</Count>}
              <ol>
                {module.lessons.map((lesson, index) => (
                  <OutlineLesson
                    key={keys[index]}
                    courseId={course._id}
                    lesson={lesson}
                    status={progress[keys[index]!] ?? 'not-started'}
                    isCurrent={lesson.id === currentId}
                    isOpen={isOpen || lesson.preview === true}
                    onFollow={onFollow}
                  />
                ))}
              </ol>
            </li>
          )
        })}
      </Modules>
    </nav>
  )
}

const Modules = styled.ol`
  display: grid;
  gap: ${space[5]};
`

const Name = styled.p`
  padding-inline: ${space[3]};
  font-size: ${font.size.body};
  font-weight: ${font.weight.semibold};
`

const Count = styled(Small)`
  display: block;
  margin-bottom: ${space[1]};
  padding-inline: ${space[3]};
  color: ${color.muted};
`
