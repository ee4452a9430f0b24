import type { LessonAnswer } from '@mentor-connect/contract/courses/discussions'
import { useFormats } from '@mentor-connect/i18n'
import { languageOf } from '@mentor-connect/contract/courses/courseLanguages'
import { Row, Small, Tag } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import { useDiscussionT } from './useDiscussionT'

type Post = Pick<LessonAnswer, 'author' | 'createdAt' | 'editedAt' | 'isOwn'>

interface PostAuthorProps extends Post {
  /** Address of the page about the author. Absent for readers who have no such page. */
  to?: string | undefined
}

/** The author of a post and its time. */
export function PostAuthor({ author, createdAt, editedAt, isOwn, to }: PostAuthorProps) {
  const t = useDiscussionT()
  const { shortDate } = useFormats()
  const name = author.name || t('discussion.former')
  return (
    <Row $gap={2}>
      <strong lang={languageOf(name)}>{to ? <Link to={to}>{name}</Link> : name}</strong>
      {isOwn && <Tag $tone="neutral">{t('discussion.you')}</Tag>}
      {author.isMentor && <Tag>{t('discussion.mentor')}</Tag>}
      <Small>
        {shortDate(createdAt)}
        {editedAt && ` · ${t('discussion.edited')}`}
      </Small>
    </Row>
  )
}
