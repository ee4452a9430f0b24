import { fileUrl } from '@mentor-connect/shared/api'
import type { Lesson } from '@mentor-connect/shared/contracts/courses'
import type { LessonStatus } from '@mentor-connect/shared/contracts/learners'
import {
  ButtonAnchor,
  Small,
  TARGET,
  VisuallyHidden,
  color,
  font,
  media,
  space,
} from '@mentor-connect/shared/ui'
import { ExternalLink } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { LessonStatusButton, MarkInProgressButton } from './LessonButtons'

interface LessonRowProps {
  lesson: Lesson
  status: LessonStatus
  disabled: boolean
  onChange: (status: LessonStatus) => void
}

export function LessonRow({ lesson, status, disabled, onChange }: LessonRowProps) {
  const t = useT()
  const address = lesson.file || lesson.url
  return (
    <Item>
      <LessonStatusButton
        lesson={lesson.title}
        status={status}
        disabled={disabled}
        onToggle={() => onChange(status === 'completed' ? 'not-started' : 'completed')}
      />
      <Text>
        <Name>{lesson.title}</Name>
        <Small>
          {t(`public.lesson.type.${lesson.type}`)} · {t(`public.lesson.status.${status}`)}
        </Small>
      </Text>
      <Actions>
        {status === 'not-started' && (
          <MarkInProgressButton
            lesson={lesson.title}
            disabled={disabled}
            onMark={() => onChange('in-progress')}
          />
        )}
        {address && (
          <ButtonAnchor
            $variant="secondary"
            $small
            href={fileUrl(address)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('public.lesson.open')}
            <ExternalLink size={16} aria-hidden />
            <VisuallyHidden>
              {lesson.title} {t('public.newTab')}
            </VisuallyHidden>
          </ButtonAnchor>
        )}
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
