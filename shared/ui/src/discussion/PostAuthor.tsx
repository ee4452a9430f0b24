import type { LessonAnswer } from '@mentor-connect/contract/api/discussions'
import { useFormats } from '@mentor-connect/i18n'
import { languageOf } from '@mentor-connect/contract/rules/courseLanguages'
import { Row, Small, Tag } from '..'
import { useDiscussionT } from './useDiscussionT'

type Post = Pick<LessonAnswer, 'author' | 'createdAt' | 'editedAt' | 'isOwn'>

/** Who has written it, and when. */
export function PostAuthor({ author, createdAt, editedAt, isOwn }: Post) {
  const t = useDiscussionT()
  const { shortDate } = useFormats()
  const name = author.name || t('discussion.former')
  return (
    <Row $gap={2}>
      <strong lang={languageOf(name)}>{name}</strong>
      {isOwn && <Tag $tone="neutral">{t('discussion.you')}</Tag>}
      {author.isMentor && <Tag>{t('discussion.mentor')}</Tag>}
      <Small>
        {shortDate(createdAt)}
        {editedAt && ` · ${t('discussion.edited')}`}
      </Small>
    </Row>
  )
}
