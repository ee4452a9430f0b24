import { useEndpoint } from '@mentor-connect/api'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { getOwnBrief, type OwnBrief } from '@mentor-connect/contract/work/projects/briefs'
import { languageOf } from '@mentor-connect/i18n'
import {
  AreaPage,
  BackTo,
  ButtonLink,
  Lead,
  MissingRecord,
  Notice,
  Row,
  Stack,
  Tag,
  Title,
} from '@mentor-connect/ui'
import { useRef } from 'react'
import { useParams } from 'react-router-dom'
import { BriefTag } from '../BriefTag'
import { useT } from '../messages/useT'
import { BriefActs } from './BriefActs'
import { BriefTeams } from './BriefTeams'
import { Invite } from './Invite'
import { Requests } from './Requests'

/** The page of a project for its mentor: who has applied, whom to invite, and the teams. */
export default function OwnBriefPage() {
  const t = useT()
  const { briefId = '' } = useParams()
  const { data, error, retry } = useEndpoint(getOwnBrief, { params: { id: briefId } })
  return (
    <AreaPage>
      <PageTitle>{data?.title || t('projects.title')}</PageTitle>
      <BackTo to={paths.mentorArea.projects}>{t('projects.title')}</BackTo>
      {!data && (
        <MissingRecord error={error} onRetry={retry} notFound={t('projects.briefs.notFound')}>
          <ButtonLink to={paths.mentorArea.projects}>{t('projects.title')}</ButtonLink>
        </MissingRecord>
      )}
      {data && <ManagedBrief key={data._id} brief={data} onReload={retry} />}
    </AreaPage>
  )
}

interface ManagedBriefProps {
  brief: OwnBrief
  onReload: () => void
}

function ManagedBrief({ brief, onReload }: ManagedBriefProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, goal, language, state, isHidden, shownRoles } = brief
  const name = title || t('projects.briefs.untitled')
  return (
    <Stack $gap={8}>
      <Stack as="header" $gap={3}>
        <div>
          <Title ref={heading} tabIndex={-1} lang={languageOf(name, language)}>
            {name}
          </Title>
          {goal && <Lead lang={languageOf(goal, language)}>{goal}</Lead>}
        </div>
        <Row $gap={2}>
          <BriefTag state={state} />
          {shownRoles.map(({ id, name: role, free }) => (
            <Tag key={id} $tone="neutral">
              {role}: {t('projects.free', { count: free })}
            </Tag>
          ))}
        </Row>
        {isHidden ? (
          <Notice tone="warning">{t('projects.briefs.hiddenText')}</Notice>
        ) : (
          <Notice tone={state === 'open' ? 'success' : 'info'}>{t(`projects.briefs.is.${state}`)}</Notice>
        )}
        <BriefActs brief={brief} onReload={onReload} onDone={() => heading.current?.focus()} />
      </Stack>
      {state !== 'draft' && (
        <>
          <Requests brief={brief} onAnswered={onReload} />
          {state === 'open' && <Invite brief={brief} />}
          <BriefTeams teams={brief.currentTeams} />
        </>
      )}
    </Stack>
  )
}
