import { useEndpoint } from '@mentor-connect/api'
import { useSession } from '@mentor-connect/contract/auth'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { getTeam } from '@mentor-connect/contract/work/projects/teams'
import { languageOf } from '@mentor-connect/i18n'
import {
  AreaPage,
  BackTo,
  ButtonLink,
  lazyPart,
  Lead,
  MissingRecord,
  Row,
  Skeleton,
  Stack,
  StaleNotice,
  Title,
} from '@mentor-connect/ui'
import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { TeamTag } from '../facts/TeamTag'
import { useT } from './messages/useT'
import type { TeamPartProps } from './teamPartProps'
import { TeamTabs } from './TeamTabs'
import { TEAM_PARTS, usePart, type TeamPart } from './usePart'
import { useRepeated } from './useRepeated'

/** Time between two reads of the team, in ms. */
const INTERVAL_MS = 60_000

const loading = <Skeleton $height="20rem" />

const PARTS: Record<TeamPart, ComponentType<TeamPartProps>> = {
  overview: lazyPart(
    () =>
      import(/* webpackChunkName: "team-overview" */ './overview/OverviewPart').then(
        (module) => module.OverviewPart,
      ),
    loading,
  ),
  board: lazyPart(
    () => import(/* webpackChunkName: "team-board" */ './board/BoardPart').then((module) => module.BoardPart),
    loading,
  ),
  milestones: lazyPart(
    () =>
      import(/* webpackChunkName: "team-milestones" */ './milestones/MilestonesPart').then(
        (module) => module.MilestonesPart,
      ),
    loading,
  ),
  'check-ins': lazyPart(
    () =>
      import(/* webpackChunkName: "team-parts" */ './check-ins/CheckInsPart').then(
        (module) => module.CheckInsPart,
      ),
    loading,
  ),
  files: lazyPart(
    () => import(/* webpackChunkName: "team-parts" */ './files/FilesPart').then((module) => module.FilesPart),
    loading,
  ),
  people: lazyPart(
    () =>
      import(/* webpackChunkName: "team-parts" */ './people/PeoplePart').then((module) => module.PeoplePart),
    loading,
  ),
}

/** Parts that a former member can read: only those about this person. */
const OF_FORMER: readonly TeamPart[] = ['overview', 'people']

/** The page of a team, for its members and its mentor. */
export default function TeamPage() {
  const t = useT()
  const { teamId = '' } = useParams()
  const isMentor = useSession().session.role === 'mentor'
  const { data, error, retry } = useEndpoint(getTeam, { params: { id: teamId } })
  useRepeated(retry, INTERVAL_MS)
  const above = isMentor ? paths.mentorArea.projects : paths.learner.projects
  return (
    <AreaPage>
      <PageTitle>{data?.title ?? t('projects.title')}</PageTitle>
      <BackTo to={isMentor && data?.projectId ? paths.mentorArea.project(data.projectId) : above}>
        {t('projects.title')}
      </BackTo>
      {!data && (
        <MissingRecord error={error} onRetry={retry} notFound={t('projects.team.notFound')}>
          <p>{t('projects.team.notFoundHelp')}</p>
          <ButtonLink to={above}>{t('projects.title')}</ButtonLink>
        </MissingRecord>
      )}
      {data && (
        <>
          {error && <StaleNotice onRetry={retry} />}
          <ShownTeam key={data.id} team={data} onChanged={retry} />
        </>
      )}
    </AreaPage>
  )
}

function ShownTeam({ team, onChanged }: TeamPartProps) {
  const t = useT()
  const { part: chosen } = usePart()
  const parts = team.viewer === 'former' ? OF_FORMER : TEAM_PARTS
  const part = parts.includes(chosen) ? chosen : 'overview'
  const { title, goal, language, number, state, week, weeks } = team
  const Part = PARTS[part]
  return (
    <Stack $gap={6}>
      <Stack as="header" $gap={3}>
        <div>
          <Title lang={languageOf(title, language)}>{title}</Title>
          <Lead lang={languageOf(goal, language)}>{goal}</Lead>
        </div>
        <Row $gap={3}>
          <span>{t('projects.team', { number })}</span>
          <TeamTag state={state} />
          {week !== undefined && <span>{t('projects.team.week', { week, weeks })}</span>}
        </Row>
      </Stack>
      <TeamTabs part={part} parts={parts} />
      <Part team={team} onChanged={onChanged} />
    </Stack>
  )
}
