import { isNotFound, useEndpoint, type ApiFailure } from '@mentor-connect/api'
import {
  getWorkshop,
  getWorkshopPlace,
  type Workshop,
} from '@mentor-connect/contract/mentoring/workshops/workshops'
import { useSession } from '@mentor-connect/contract/auth'
import { PageTitle } from '@mentor-connect/contract/remote'
import { Report } from '@mentor-connect/features/report/button'
import { languageOf } from '@mentor-connect/i18n'
import {
  DetailLayout,
  DetailSide,
  BackTo,
  ButtonLink,
  Card,
  MissingRecord,
  Notice,
  Row,
  SectionTitle,
  Stack,
  font,
} from '@mentor-connect/ui'
import type { ComponentProps } from 'react'
import { useParams } from 'react-router-dom'
import styled from 'styled-components'
import { PageColumn } from '../page-layout/PageColumn'
import { useSitePaths } from '../page-layout/useSitePaths'
import { JoinPanel } from './JoinPanel'
import { useT } from './messages/useT'
import { WorkshopFacts } from './WorkshopFacts'
import { WorkshopHero } from './WorkshopHero'

/** The page of one workshop, for visitors and for learners, who can take a seat. */
export default function WorkshopPage() {
  const { workshopId = '' } = useParams()
  const { data, error, retry } = useEndpoint(getWorkshop, { params: { id: workshopId } })
  return (
    <PageColumn>
      {data && <Described workshop={data} onChanged={retry} />}
      {!data &&
        (error && isNotFound(error) ? (
          <HiddenWorkshop id={workshopId} unknown={error} />
        ) : (
          <MissingWorkshop error={error} onRetry={retry} />
        ))}
    </PageColumn>
  )
}

/**
 * Shown if a workshop has no public page, because operators have hidden it or it does not exist. People with a seat,
 * and its mentor, see a hidden workshop here.
 */
function HiddenWorkshop({ id, unknown }: { id: string; unknown: ApiFailure }) {
  const { session } = useSession()
  const params = { id }
  const isSignedIn = session.status === 'signed-in'
  const place = useEndpoint(getWorkshopPlace, isSignedIn ? { params } : null)
  if (place.data?.hidden) return <Described workshop={place.data.hidden} onChanged={place.retry} />
  const error = isSignedIn && place.isLoading ? undefined : (place.error ?? unknown)
  return <MissingWorkshop error={error} onRetry={place.retry} />
}

type MissingWorkshopProps = Pick<ComponentProps<typeof MissingRecord>, 'error' | 'onRetry'>

function MissingWorkshop(props: MissingWorkshopProps) {
  const t = useT()
  const sitePaths = useSitePaths()
  return (
    <MissingRecord
      {...props}
      notFound={t('public.workshops.unknown')}
      help={t('public.workshops.unknownHelp')}
    >
      <Row>
        <ButtonLink to={sitePaths.workshops}>{t('public.workshops.all')}</ButtonLink>
      </Row>
    </MissingRecord>
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
