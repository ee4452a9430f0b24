import { isNotFound, useEndpoint } from '@mentor-connect/api'
import { getCareer, type Career } from '@mentor-connect/contract/learning/careers'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { CAREER_IDS } from '@mentor-connect/contract/learning/careerFields'
import { useLocale } from '@mentor-connect/i18n'
import {
  NotFound,
  BackTo,
  ButtonLink,
  Columns,
  LoadFailed,
  LoadingHeading,
  Notice,
  Row,
  Skeleton,
  Stack,
} from '@mentor-connect/ui'
import type { ComponentProps } from 'react'
import { useParams } from 'react-router-dom'
import { PageColumn } from '../page-layout/PageColumn'
import { PageHeader } from '../page-layout/PageHeader'
import { useSitePaths } from '../page-layout/useSitePaths'
import { CareerFacts } from './CareerFacts'
import { CareerStory } from './CareerStory'
import { useT } from './messages/useT'
import { NextSteps } from './NextSteps'

const isCareerId = (id: string | undefined): id is (typeof CAREER_IDS)[number] =>
  CAREER_IDS.some((known) => known === id)

/** The page of one career. */
export default function CareerPage() {
  const { careerId } = useParams()
  return (
    <PageColumn>
      {isCareerId(careerId) ? <LoadedCareer key={careerId} id={careerId} /> : <Unknown />}
    </PageColumn>
  )
}

function LoadedCareer({ id }: { id: (typeof CAREER_IDS)[number] }) {
  const { data, error, retry } = useEndpoint(getCareer, { params: { id } })
  if (data) return <Described career={data} />
  if (error && isNotFound(error)) return <Unknown />
  if (error) return <Failed error={error} onRetry={retry} />
  return <CareerSkeleton />
}

function CareerSkeleton() {
  return (
    <Stack $gap={8} aria-busy>
      <LoadingHeading />
      <Skeleton $height="2.75rem" $width="60%" />
      <Skeleton $height="2.75rem" $width="80%" />
      <Columns $gap={8}>
        <Skeleton $height="24rem" />
        <Skeleton $height="24rem" />
      </Columns>
    </Stack>
  )
}

function Failed({ error, onRetry }: ComponentProps<typeof LoadFailed>) {
  const t = useT()
  return (
    <>
      <PageTitle>{t('public.careers.title')}</PageTitle>
      <PageHeader title={t('public.careers.title')} />
      <LoadFailed error={error} onRetry={onRetry} />
    </>
  )
}

function Described({ career }: { career: Career }) {
  const t = useT()
  const sitePaths = useSitePaths()
  const locale = useLocale()
  return (
    <>
      <PageTitle>{career.names[locale]}</PageTitle>
      <BackTo to={sitePaths.careers}>{t('public.careers.all')}</BackTo>
      <PageHeader title={career.names[locale]} intro={career.summary[locale]}>
        <Row>
          <ButtonLink to={paths.learner.planFor(career.id)}>{t('public.careers.goal')}</ButtonLink>
          <ButtonLink to={`${sitePaths.careers}?ids=${career.id}`} $variant="secondary">
            {t('public.careers.selectShort')}
          </ButtonLink>
        </Row>
      </PageHeader>
      {career.isOutdated && <Notice>{t('public.careers.outdated')}</Notice>}
      <Columns $gap={8}>
        <CareerStory career={career} />
        <CareerFacts career={career} />
      </Columns>
      <NextSteps career={career} />
    </>
  )
}

function Unknown() {
  const t = useT()
  const sitePaths = useSitePaths()
  return (
    <NotFound title={t('public.careers.unknown')} help={t('public.careers.unknownHelp')}>
      <Row>
        <ButtonLink to={sitePaths.careers}>{t('public.careers.all')}</ButtonLink>
      </Row>
    </NotFound>
  )
}
