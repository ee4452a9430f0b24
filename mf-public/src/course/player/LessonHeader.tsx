import type { LessonStatus } from '@mentor-connect/contract/courses/progress'
import type { LessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import { languageOf } from '@mentor-connect/i18n'
import { Row, Stack, Tag, color, font, space } from '@mentor-connect/ui'
import {
  BookOpenText,
  CircleCheckBig,
  CirclePlay,
  Clock,
  FileText,
  ListChecks,
  PencilLine,
} from 'lucide-react'
import type { RefObject } from 'react'
import styled from 'styled-components'
import { LessonTitle } from './LessonTitle'
import { useT } from './messages/useT'

interface LessonHeaderProps {
  page: LessonPage
  /** Undefined if the reader is not enrolled. */
  status: LessonStatus | '' | undefined
  heading: RefObject<HTMLHeadingElement | null>
}

const ICONS = {
  text: BookOpenText,
  video: CirclePlay,
  document: FileText,
  quiz: ListChecks,
  task: PencilLine,
}

export function LessonHeader({ page: { moduleName, lesson }, status, heading }: LessonHeaderProps) {
  const t = useT()
  const Icon = ICONS[lesson.kind]
  return (
    <Head as="header" $gap={3}>
      <Module lang={languageOf(moduleName)}>{moduleName}</Module>
      <LessonTitle ref={heading} lang={languageOf(lesson.title)}>
        {lesson.title}
      </LessonTitle>
      <Facts $gap={4}>
        <Fact>
          <Icon size={18} aria-hidden />
          {t(`public.lesson.kind.${lesson.kind}`)}
        </Fact>
        {lesson.minutes > 0 && (
          <Fact>
            <Clock size={18} aria-hidden />
            {t('public.player.minutes', { count: lesson.minutes })}
          </Fact>
        )}
        {status === 'completed' && (
          <Tag $tone="success">
            <CircleCheckBig size={16} aria-hidden />
            {t('public.player.isDone')}
          </Tag>
        )}
      </Facts>
    </Head>
  )
}

const Head = styled(Stack)`
  padding-bottom: ${space[6]};
  border-bottom: 1px solid ${color.border};
`

const Module = styled.p`
  color: ${color.primary};
  font-size: ${font.size.small};
  font-weight: ${font.weight.semibold};
`

const Facts = styled(Row)`
  color: ${color.muted};
  font-size: ${font.size.small};
`

const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
`
