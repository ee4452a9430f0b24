import type { Lesson } from '@mentor-connect/contract/courses/courses'
import type { LessonStatus } from '@mentor-connect/contract/courses/progress'
import { isProving } from '@mentor-connect/contract/courses/lessons/lessonKinds'
import { languageOf } from '@mentor-connect/i18n'
import { Small, TARGET, VisuallyHidden, color, font, media, space } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { LessonStatusButton, MarkInProgressButton } from './LessonButtons'
import { LessonFacts } from './LessonFacts'
import { OpenLesson } from './OpenLesson'
import { useLessonAddress } from './useLessonAddress'

interface LessonRowProps {
  lesson: Lesson
  status: LessonStatus
  disabled: boolean
  onChange: (status: LessonStatus) => void
}

/** A lesson in the list of an enrolled learner. */
export function LessonRow({ lesson, status, disabled, onChange }: LessonRowProps) {
  const address = useLessonAddress()(lesson)
  const toggle = () => onChange(status === 'completed' ? 'not-started' : 'completed')
  return (
    <Item>
      <LessonStatusButton
        lesson={lesson.title}
        status={status}
        disabled={disabled || isProving(lesson.kind)}
        onToggle={toggle}
      />
      <Name lang={languageOf(lesson.title)}>
        {address ? <TitleLink to={address}>{lesson.title}</TitleLink> : lesson.title}
      </Name>
      <Facts>
        <LessonFacts lesson={lesson} /> <Status status={status} />
      </Facts>
      {!address && (
        <Actions>
          {status === 'not-started' && !isProving(lesson.kind) && (
            <MarkInProgressButton
              lesson={lesson.title}
              disabled={disabled}
              onMark={() => onChange('in-progress')}
            />
          )}
          <OpenLesson lesson={lesson} status={status} canChange={!disabled} onChange={onChange} />
        </Actions>
      )}
    </Item>
  )
}

/** The status of a lesson. For a lesson that is not started, the text is visible only to screen readers. */
function Status({ status }: { status: LessonStatus }) {
  const t = useT()
  const text = t(`public.lesson.status.${status}`)
  return status === 'not-started' ? <VisuallyHidden>· {text}</VisuallyHidden> : <>· {text}</>
}

const Item = styled.li`
  display: grid;
  grid-template:
    'status name name' auto
    'status facts actions' auto / auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space[2]};
  padding: ${space[1]} ${space[2]};
  border-top: 1px solid ${color.border};
  ${media.tabletUp} {
    grid-template:
      'status name actions' auto
      'status facts actions' auto / auto minmax(0, 1fr) auto;
    column-gap: ${space[3]};
    padding: ${space[3]} ${space[4]};
  }

  & > :first-child {
    grid-area: status;
    align-self: start;
  }
`

const Name = styled.span`
  grid-area: name;
  font-weight: ${font.weight.semibold};
`

const TitleLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${TARGET};
`

const Facts = styled(Small)`
  grid-area: facts;
`

const Actions = styled.div`
  grid-area: actions;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[1]};

  & > :is(a, button),
  & > span > a {
    padding-inline: ${space[2]};
  }
`
