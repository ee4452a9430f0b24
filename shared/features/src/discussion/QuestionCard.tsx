import type { LessonQuestion } from '@mentor-connect/contract/courses/discussions'
import { languageOf } from '@mentor-connect/contract/courses/courseLanguages'
import { Row, Small, Stack, TARGET, Tag, color, font, motion, radius, space } from '@mentor-connect/ui'
import { ChevronDown, CircleCheckBig } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { PostAuthor } from './PostAuthor'
import { QuestionThread } from './QuestionThread'
import { useDiscussionT } from './useDiscussionT'

interface QuestionCardProps {
  userId: string
  question: LessonQuestion
  /** True if the answers are shown at first. */
  isOpenAtFirst?: boolean
  /** Address of the page about the author. Absent for readers who have no such page. */
  authorTo?: string | undefined
  /** The lesson or course in which the question was asked, with a link. */
  place?: ReactNode
  /** Called after a change, so that the list is loaded again. */
  onChanged: () => void
  onRemoved: () => void
}

/** A question in a list. Clicking its title shows the answers in place. */
export function QuestionCard(props: QuestionCardProps) {
  const { userId, question, isOpenAtFirst = false, authorTo, place, onChanged, onRemoved } = props
  const t = useDiscussionT()
  const threadId = useId()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const { id, title, answers, isAnswered } = question
  return (
    <Box as="li" $gap={2}>
      <h3>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={threadId}
          onClick={() => setOpen(!isOpen)}
        >
          <span lang={languageOf(title)}>{title || t('discussion.deletedQuestion')}</span>
          <ChevronDown size={20} aria-hidden />
        </Toggle>
      </h3>
      <Row $gap={3}>
        <PostAuthor {...question} to={authorTo} />
        {isAnswered ? (
          <Tag $tone="success">
            <CircleCheckBig size={16} aria-hidden />
            {t('discussion.solved')}
          </Tag>
        ) : (
          answers === 0 && <Tag $tone="accent">{t('discussion.noAnswers')}</Tag>
        )}
        {answers > 0 && <Small>{t('discussion.answers', { count: answers })}</Small>}
      </Row>
      {place}
      <div id={threadId} hidden={!isOpen}>
        {isOpen && <QuestionThread questionId={id} {...{ userId, onChanged, onRemoved }} />}
      </div>
    </Box>
  )
}

const Box = styled(Stack)`
  padding: ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
`

const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  width: 100%;
  min-height: ${TARGET};
  padding: 0;
  border: 0;
  background: transparent;
  font-size: ${font.size.h4};
  font-weight: ${font.weight.semibold};
  line-height: 1.4;
  overflow-wrap: anywhere;
  text-align: start;
  cursor: pointer;

  svg {
    flex: none;
    transition: transform ${motion.fast};
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`
