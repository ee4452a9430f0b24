import type { Lesson } from '@mentor-connect/contract/api/courses'
import type { LessonStatus } from '@mentor-connect/contract/api/learners'
import { isProving } from '@mentor-connect/contract/rules/lessonKinds'
import { languageOf } from '@mentor-connect/i18n'
import { Small, TARGET, color, font, media, space } from '@mentor-connect/ui'
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

/** A lesson of an enrolled learner. */
export function LessonRow({ lesson, status, disabled, onChange }: LessonRowProps) {
  const t = useT()
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
      <Text>
        <Name lang={languageOf(lesson.title)}>
          {address ? <TitleLink to={address}>{lesson.title}</TitleLink> : lesson.title}
        </Name>
        <Small>
          <LessonFacts lesson={lesson} /> · {t(`public.lesson.status.${status}`)}
        </Small>
      </Text>
      <Actions>
        {status === 'not-started' && !isProving(lesson.kind) && (
          <MarkInProgressButton
            lesson={lesson.title}
            disabled={disabled}
            onMark={() => onChange('in-progress')}
          />
        )}
        {!address && <OpenLesson lesson={lesson} status={status} canChange={!disabled} onChange={onChange} />}
      </Actions>
    </Item>
  )
}

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-top: 1px solid ${color.border};
`

const Text = styled.div`
  flex: 1;
  min-width: 10rem;
`

const Name = styled.span`
  display: block;
  font-weight: ${font.weight.medium};
`

const TitleLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${TARGET};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  ${media.belowTablet} {
    width: 100%;
    padding-inline-start: calc(${TARGET} + ${space[3]});

    & > * {
      min-height: ${TARGET};
    }
  }
`
