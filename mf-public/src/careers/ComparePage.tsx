import { useEndpoint } from '@mentor-connect/api'
import { getCareer, type Career } from '@mentor-connect/contract/api/careers'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { useLocale } from '@mentor-connect/i18n'
import {
  ButtonLink,
  Card,
  CardTitle,
  Empty,
  LoadFailed,
  Row,
  Skeleton,
  Stack,
  color,
  font,
  media,
  space,
} from '@mentor-connect/ui'
import { Link, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { PageColumn } from '../page-layout/PageColumn'
import { PageHeader } from '../page-layout/PageHeader'
import { comparedIn, type CareerId } from './comparedIn'
import { FactList } from './FactList'
import { InterestShares } from './InterestShares'
import { useT } from './messages/useT'
import { usePayText } from './usePayText'

/** Up to three careers side by side; one below the other on phones. */
export default function ComparePage() {
  const t = useT()
  const [params] = useSearchParams()
  const ids = comparedIn(params)
  return (
    <PageColumn>
      <PageTitle>{t('public.careers.compareTitle')}</PageTitle>
      <PageHeader title={t('public.careers.compareTitle')} intro={t('public.careers.compareIntro')}>
        <Row>
          <ButtonLink
            to={`${paths.careers}?${new URLSearchParams({ ids: ids.join(',') })}`}
            $variant="secondary"
          >
            {t('public.careers.all')}
          </ButtonLink>
        </Row>
      </PageHeader>
      {ids.length === 0 && <Empty title={t('public.careers.compareEmpty')} />}
      <Columns>
        {ids.map((id) => (
          <li key={id}>
            <Compared id={id} />
          </li>
        ))}
      </Columns>
    </PageColumn>
  )
}

function Compared({ id }: { id: CareerId }) {
  const { data, error, retry } = useEndpoint(getCareer, { params: { id } })
  if (data) return <Column career={data} />
  return error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="24rem" />
}

function Column({ career }: { career: Career }) {
  const t = useT()
  const locale = useLocale()
  const payText = usePayText()
  const facts = [
    [t('public.careers.ways'), career.ways.map((way) => t(`public.careers.way.${way}`)).join(' · ')],
    [t('public.careers.cost'), t(`public.careers.cost.${career.cost}`)],
    [t('public.careers.route'), career.route[locale]],
    [t('public.careers.skills'), career.skills[locale]],
    [t('public.careers.outlook'), career.outlook[locale]],
    [t('public.careers.pay'), payText(career)],
  ] as const
  return (
    <Card>
      <Stack $gap={4}>
        <Name>
          <Link to={paths.career(career.id)}>{career.names[locale]}</Link>
        </Name>
        <p>{career.summary[locale]}</p>
        <FactList facts={facts} />
        <CardTitle>{t('public.careers.shares')}</CardTitle>
        <InterestShares career={career} />
      </Stack>
    </Card>
  )
}

const Columns = styled.ul`
  display: grid;
  gap: ${space[5]};
  align-items: start;
  ${media.tabletUp} {
    grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
  }
`

const Name = styled.h2`
  font-size: ${font.size.h3};

  a {
    display: inline-block;
    padding-block: ${space[2]};
    color: ${color.primary};
  }
`
