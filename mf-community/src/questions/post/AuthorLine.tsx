import type { CommunityAnswer, CommunityAuthor } from '@mentor-connect/contract/community/questions'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { Row, Small, Tag } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import { useT } from '../../messages/useT'
import { useCommunityPaths } from '../place/useCommunityPaths'

type Post = Pick<CommunityAnswer, 'author' | 'createdAt' | 'editedAt'> & { isOwn?: true }

/** The author of a post, what the author has done here, and the time of the post. */
export function AuthorLine({ author, createdAt, editedAt, isOwn }: Post) {
  const t = useT()
  const { longDate } = useFormats()
  return (
    <Row $gap={2}>
      <AuthorName author={author} />
      {isOwn && <Tag $tone="neutral">{t('community.you')}</Tag>}
      {author.isMentor && <Tag>{t('community.mentor')}</Tag>}
      {author.done && author.name && <Small>{t('community.done', author.done)}</Small>}
      <Small>
        <time dateTime={createdAt}>{longDate(createdAt)}</time>
        {editedAt && ` · ${t('community.changed')}`}
      </Small>
    </Row>
  )
}

/**
 * The name of the author. It is a link only for mentors with a public page; all other people cannot be looked
 * up.
 */
function AuthorName({ author: { name, mentorId } }: { author: CommunityAuthor }) {
  const t = useT()
  const communityPaths = useCommunityPaths()
  const shown = name || t('community.former')
  return (
    <strong lang={languageOf(shown)}>
      {mentorId && name ? <Link to={communityPaths.mentor(mentorId)}>{shown}</Link> : shown}
    </strong>
  )
}
