import type { ProjectRequest } from '@mentor-connect/contract/work/projects/projects'
import { languageOf } from '@mentor-connect/i18n'
import { Card, CardTitle, Row, Small, Stack, Tag } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import { ReportableWords } from '../../facts/ReportableWords'
import { useProjectPaths } from '../../facts/useProjectPaths'
import { useTeamPath } from '../../facts/useTeamPath'
import { useWhenText } from '../../facts/useWhenText'
import { Words } from '../../facts/Words'
import { RequestActs } from '../request/RequestActs'
import { useT } from '../messages/useT'

interface OwnRequestProps {
  request: ProjectRequest
  onChanged: () => void
}

/** An application or an invitation, with what the learner can do about it. */
export function OwnRequest({ request, onChanged }: OwnRequestProps) {
  const t = useT()
  const { dateText } = useWhenText()
  const { one } = useProjectPaths()
  const teamPath = useTeamPath()
  const { id, kind, state, project, role, mentor, note, isHidden, answer, teamId, sentAt } = request
  const language = languageOf(project.title, project.language)
  return (
    <Card as="li" $padding={5}>
      <Stack $gap={3}>
        <Row $between>
          <CardTitle lang={language}>
            {project.isOpen ? <Link to={one(project._id)}>{project.title}</Link> : project.title}
          </CardTitle>
          <Tag $tone={state === 'accepted' ? 'success' : state === 'waiting' ? 'primary' : 'neutral'}>
            {t(`projects.requestState.${state}`)}
          </Tag>
        </Row>
        <Small>
          {t(`projects.request.${kind}`, {
            role: role.name,
            name: mentor?.name ?? '',
            date: dateText(sentAt),
          })}
        </Small>
        {kind === 'invitation' && (
          <ReportableWords
            kind="project-request"
            subjectId={note === '' ? undefined : id}
            name={mentor?.name ?? ''}
            text={note}
            isOwn={false}
            isHidden={isHidden}
          />
        )}
        {kind === 'application' && answer && <Words lang={languageOf(answer)}>{answer}</Words>}
        {teamId && <Link to={teamPath(teamId)}>{t('projects.request.toTeam')}</Link>}
        <RequestActs request={request} onChanged={onChanged} />
      </Stack>
    </Card>
  )
}
