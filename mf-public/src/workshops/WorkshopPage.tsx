import { isNotFound, useEndpoint } from '@mentor-connect/api'
import {
  getWorkshop,
  getWorkshopPlace,
  type Workshop,
} from '@mentor-connect/contract/mentoring/workshops/workshops'
import { useSession } from '@mentor-connect/contract/auth'
import { PageTitle } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import {
  DetailLayout,
  DetailSide,
  NotFound,
  BackTo,
  ButtonLink,
  Card,
  LoadFailed,
  Notice,
  Row,
  SectionTitle,
  Skeleton,
  Stack,
  font,
} from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import styled from 'styled-components'
import { PageColumn } from '../page-layout/PageColumn'
import { PageHeader } from '../page-layout/PageHeader'
import { useSitePaths } from '../page-layout/useSitePaths'
import { Report } from '../reporting/Report'
import { JoinPanel } from './JoinPanel'
import { useT } from './messages/useT'
import { WorkshopFacts } from './WorkshopFacts'
import { WorkshopHero } from './WorkshopHero'

/** The page of one workshop, for visitors and for learners, who can take a seat. */
export default function WorkshopPage() {
  const t = useT()
  const { workshopId = '' } = useParams()
  const { data, error, retry } = useEndpoint(getWorkshop, { params: { id: workshopId } })
  return (
    <PageColumn>
      {data && <Described workshop={data} onChanged={retry} />}
      {!data && !error && <Skeleton $height="24rem" />}
      {!data && error && isNotFound(error) && <HiddenWorkshop id={workshopId} />}
      {!data && error && !isNotFound(error) && (
        <>
          <PageTitle>{t('public.workshops.title')}</PageTitle>
          <PageHeader title={t('public.workshops.title')} />
          <LoadFailed error={error} onRetry={retry} />
        </>
      )}
    </PageColumn>
  )
}

/**
 * Shown if a workshop has no public page, because operators have hidden it or it does not exist. People with a seat,
 * and its mentor, see a hidden workshop here.
 */
function HiddenWorkshop({ id }: { id: string }) {
  const t = useT()
  const sitePaths = useSitePaths()
  const { session } = useSession()
  const params = { id }
  const place = useEndpoint(getWorkshopPlace, session.status === 'signed-in' ? { params } : null)
  if (place.data?.hidden) return <Described workshop={place.data.hidden} onChanged={place.retry} />
  if (session.status === 'signed-in' && place.isLoading) return <Skeleton $height="24rem" />
  if (place.error && !isNotFound(place.error)) return <LoadFailed error={place.error} onRetry={place.retry} />
  return (
    <NotFound title={t('public.workshops.unknown')} help={t('public.workshops.unknownHelp')}>
      <Row>
        <ButtonLink to={sitePaths.workshops}>{t('public.workshops.all')}</ButtonLink>
      </Row>
    </NotFound>
  )
}

function Described({ workshop, onChanged }: { workshop: Workshop; onChanged: () => void }) {
  const t = useT()
  const sitePaths = useSitePaths()
  const { id, description, language, mentor, isHidden } = workshop
  const isReadable = !isHidden || description !== ''
  const title = isReadable ? workshop.title : t('public.workshops.by', { name: mentor.name })
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <BackTo to={sitePaths.workshops}>{t('public.workshops.all')}</BackTo>
      <DetailLayout>
        <WorkshopHero workshop={{ ...workshop, title }} />
        <DetailSide>
          <Card>
            <Stack $gap={5}>
              <WorkshopFacts workshop={workshop} />
              <JoinPanel workshop={workshop} onChanged={onChanged} />
            </Stack>
          </Card>
        </DetailSide>
        <Stack as="section" $gap={3}>
          <SectionTitle>{t('public.workshops.about')}</SectionTitle>
          {isHidden && <Notice>{t(`public.workshops.${isReadable ? 'hiddenOwn' : 'hidden'}`)}</Notice>}
          {isReadable && <Words lang={languageOf(description, language)}>{description}</Words>}
          {!isHidden && <Report kind="workshop" subjectId={id} name={title} ownerId={mentor.id} />}
        </Stack>
      </DetailLayout>
    </>
  )
}

const Words = styled.p`
  max-width: 42rem;
  font-size: ${font.size.lead};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
