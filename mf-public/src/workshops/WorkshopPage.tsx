import { isNotFound, useEndpoint } from '@mentor-connect/api'
import { getWorkshop, type Workshop } from '@mentor-connect/contract/api/workshops'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import {
  BackTo,
  ButtonLink,
  Card,
  LoadFailed,
  Row,
  SectionTitle,
  Skeleton,
  Stack,
  font,
  media,
  space,
} from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import styled from 'styled-components'
import { NotFound } from '../page-layout/NotFound'
import { PageColumn } from '../page-layout/PageColumn'
import { PageHeader } from '../page-layout/PageHeader'
import { JoinPanel } from './JoinPanel'
import { useT } from './messages/useT'
import { WorkshopFacts } from './WorkshopFacts'
import { WorkshopHero } from './WorkshopHero'

/** One workshop, for visitors, and for learners who take a seat. */
export default function WorkshopPage() {
  const t = useT()
  const { workshopId = '' } = useParams()
  const { data, error, retry } = useEndpoint(getWorkshop, { params: { id: workshopId } })
  return (
    <PageColumn>
      {data && <Described workshop={data} onChanged={retry} />}
      {!data && !error && <Skeleton $height="24rem" />}
      {!data && error && isNotFound(error) && (
        <NotFound title={t('public.workshops.unknown')} help={t('public.workshops.unknownHelp')}>
          <Row>
            <ButtonLink to={paths.workshops}>{t('public.workshops.all')}</ButtonLink>
          </Row>
        </NotFound>
      )}
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

function Described({ workshop, onChanged }: { workshop: Workshop; onChanged: () => void }) {
  const t = useT()
  const { title, description, language } = workshop
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <BackTo to={paths.workshops}>{t('public.workshops.all')}</BackTo>
      <Layout>
        <WorkshopHero workshop={workshop} />
        <Side>
          <Card>
            <Stack $gap={5}>
              <WorkshopFacts workshop={workshop} />
              <JoinPanel workshop={workshop} onChanged={onChanged} />
            </Stack>
          </Card>
        </Side>
        <Stack as="section" $gap={3}>
          <SectionTitle>{t('public.workshops.about')}</SectionTitle>
          <Words lang={languageOf(description, language)}>{description}</Words>
        </Stack>
      </Layout>
    </>
  )
}

/** On phones time and seat come before the description. */
const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 5fr) minmax(20rem, 3fr);
    grid-template-rows: auto 1fr;
    column-gap: ${space[8]};
  }
`

const Side = styled.div`
  ${media.desktopUp} {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`

const Words = styled.p`
  max-width: 42rem;
  font-size: ${font.size.lead};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
