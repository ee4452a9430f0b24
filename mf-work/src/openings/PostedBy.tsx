import { fileUrl } from '@mentor-connect/api'
import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import type { OpeningPoster } from '@mentor-connect/contract/work/openings'
import { languageOf } from '@mentor-connect/i18n'
import { Avatar, Muted, Row, Small } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import { useT } from './messages/useT'

/** The poster of an opening: a mentor, with a link to the profile, or the platform. */
export function PostedBy({ poster }: { poster: OpeningPoster }) {
  const t = useT()
  const isLearner = useSession().session.role === 'user'
  if (poster.kind === 'platform') return <Muted>{t('openings.one.byPlatform')}</Muted>
  const { id, name, profile } = poster
  return (
    <Row $gap={3}>
      <Avatar name={name} src={profile && fileUrl(profile)} size={40} />
      <div>
        <Small as="p">{t('openings.one.by')}</Small>
        <Link to={isLearner ? paths.learner.mentor(id) : paths.mentor(id)} lang={languageOf(name)}>
          {name}
        </Link>
      </div>
    </Row>
  )
}
