import { useEndpoint } from '@mentor-connect/api'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { listOwnBriefs, type OwnBriefSummary } from '@mentor-connect/contract/work/projects/briefs'
import { BRIEF_STATES } from '@mentor-connect/contract/work/projects/projectRules'
import { languageOf } from '@mentor-connect/i18n'
import {
  AreaPage,
  ButtonLink,
  Card,
  CardTitle,
  CoverLink,
  Empty,
  Lead,
  LoadFailed,
  Pagination,
  Row,
  SectionTitle,
  Skeleton,
  Stack,
  StaleNotice,
  Tag,
  Title,
} from '@mentor-connect/ui'
import { Plus } from 'lucide-react'
import { useId, useRef } from 'react'
import styled from 'styled-components'
import { StateFilter, totalOf } from '../../../page-layout/StateFilter'
import { useStateAndPage } from '../../../page-layout/useStateAndPage'
import { BriefTag } from '../BriefTag'
import { useT } from '../messages/useT'
import { GuidedTeams } from './GuidedTeams'
import { TeamOffers } from './TeamOffers'

/** The projects of a mentor: the teams first, because they may wait for something, then the briefs. */
export default function OwnBriefsPage() {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <AreaPage>
      <PageTitle>{t('projects.title')}</PageTitle>
      <Row $between $gap={4}>
        <header>
          <Title ref={heading} tabIndex={-1}>
            {t('projects.title')}
          </Title>
          <Lead>{t('projects.briefs.lead')}</Lead>
        </header>
        <ButtonLink to={paths.mentorArea.newProject}>
          <Plus size={18} aria-hidden />
          {t('projects.briefs.new')}
        </ButtonLink>
      </Row>
      <TeamOffers onDone={() => heading.current?.focus()} />
      <GuidedTeams />
      <OwnBriefs />
    </AreaPage>
  )
}

function OwnBriefs() {
  const t = useT()
  const titleId = useId()
  const { state, page, show } = useStateAndPage(BRIEF_STATES)
  const { data, error, retry } = useEndpoint(listOwnBriefs, { query: { ...(state && { state }), page } })
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="14rem" />
  const { briefs, counts, pagination } = data
  if (totalOf(counts) === 0)
    return (
      <Empty title={t('projects.briefs.none')}>
        <p>{t('projects.briefs.noneHint')}</p>
      </Empty>
    )
  return (
    <Stack as="section" $gap={5} aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{t('projects.briefs.title')}</SectionTitle>
      {error && <StaleNotice onRetry={retry} />}
      <StateFilter
        label={t('projects.briefs.state')}
        allLabel={t('projects.briefs.all')}
        stateLabel={(one) => t(`projects.briefState.${one}`)}
        counts={counts}
        chosen={state}
        onChoose={show}
      />
      {briefs.length === 0 ? (
        <Empty title={t('projects.briefs.noneHere')} />
      ) : (
        <Stack as="ul">
          {briefs.map((brief) => (
            <BriefEntry key={brief._id} brief={brief} />
          ))}
        </Stack>
      )}
      <Pagination page={page} totalPages={pagination.totalPages} onChange={(next) => show(state, next)} />
    </Stack>
  )
}

function BriefEntry({ brief }: { brief: OwnBriefSummary }) {
  const t = useT()
  const { _id, title, language, state, waiting, teams, waitingMilestones, isHidden } = brief
  const name = title || t('projects.briefs.untitled')
  return (
    <Entry as="li" $padding={4}>
      <Stack $gap={2}>
        <CardTitle>
          <CoverLink to={paths.mentorArea.project(_id)} lang={languageOf(name, language)}>
            {name}
          </CoverLink>
        </CardTitle>
        <Row $gap={2}>
          <BriefTag state={state} />
          {isHidden && <Tag $tone="accent">{t('projects.briefs.hidden')}</Tag>}
          {waiting > 0 && <Tag $tone="accent">{t('projects.briefs.waiting', { count: waiting })}</Tag>}
          {waitingMilestones > 0 && (
            <Tag $tone="accent">{t('projects.briefs.milestones', { count: waitingMilestones })}</Tag>
          )}
          <Tag $tone="neutral">{t('projects.briefs.teams', { count: teams })}</Tag>
        </Row>
      </Stack>
    </Entry>
  )
}

const Entry = styled(Card)`
  position: relative;
  overflow-wrap: anywhere;
`
