import { fileUrl } from '@mentor-connect/api'
import type { ProjectMentor } from '@mentor-connect/contract/work/projects/projects'
import { languageOf } from '@mentor-connect/i18n'
import { Avatar, Row, Small } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import { useProjectPaths } from '../../facts/useProjectPaths'
import { useT } from '../messages/useT'

/** The mentor who guides the teams, with a link to the profile. */
export function GuidedBy({ mentor: { id, name, profile } }: { mentor: ProjectMentor }) {
  const t = useT()
  const { mentorOf } = useProjectPaths()
  return (
    <Row $gap={3}>
      <Avatar name={name} src={profile && fileUrl(profile)} size={40} />
      <div>
        <Small as="p">{t('projects.page.guide')}</Small>
        <Link to={mentorOf(id)} lang={languageOf(name)}>
          {name}
        </Link>
      </div>
    </Row>
  )
}
