import { useEndpoint } from '@mentor-connect/api'
import { getCareer, type Career } from '@mentor-connect/contract/learning/careers'
import { PageTitle } from '@mentor-connect/contract/remote'
import { CAREER_IDS, COMPARED_MAX } from '@mentor-connect/contract/learning/careerFields'
import { useLocale } from '@mentor-connect/i18n'
import {
  BackTo,
  Card,
  CardTitle,
  Empty,
  LoadFailed,
  Skeleton,
  TARGET,
  color,
  font,
  media,
  space,
} from '@mentor-connect/ui'
import { Link, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { PageColumn } from '../page-layout/PageColumn'
import { PageHeader } from '../page-layout/PageHeader'
import { useSitePaths } from '../page-layout/useSitePaths'
import { FactList } from './FactList'
import { InterestShares } from './InterestShares'
import { useT } from './messages/useT'
import { usePayText } from './usePayText'

export type CareerId = (typeof CAREER_IDS)[number]

/** Up to three careers side by side. A phone shows one and the beginning of the next. */
export default function ComparePage() {
  const t = useT()
  const sitePaths = useSitePaths()
  const [params] = useSearchParams()
  const ids = comparedIn(params)
  return (
    <PageColumn>
      <PageTitle>{t('public.careers.compareTitle')}</PageTitle>
      <BackTo to={`${sitePaths.careers}?${new URLSearchParams({ ids: ids.join(',') })}`}>
        {t('public.careers.all')}
      </BackTo>
      <PageHeader title={t('public.careers.compareTitle')} intro={t('public.careers.compareIntro')} />
      {ids.length === 0 && <Empty title={t('public.careers.compareEmpty')} />}
      <Columns>
        {ids.map((id) => (
          <Compared key={id} id={id} />
        ))}
      </Columns>
    </PageColumn>
  )
}

function Compared({ id }: { id: CareerId }) {
  const { data, error, retry } = useEndpoint(getCareer, { params: { id } })
  if (data) return <Column career={data} />
  return <li>{error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="24rem" />}</li>
}

function Column({ career }: { career: Career }) {
  const t = useT()
  const sitePaths = useSitePaths()
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
    <Box as="li" $padding={5}>
      <Name>
        <Link to={sitePaths.career(career.id)}>{career.names[locale]}</Link>
      </Name>
      <p>{career.summary[locale]}</p>
      <FactList facts={facts} />
      <CardTitle>{t('public.careers.shares')}</CardTitle>
      <InterestShares career={career} />
    </Box>
  )
}

const FACTS = 6

const Columns = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(min(82%, 20rem), 1fr);
  gap: ${space[5]};
  /*
   * Visually hidden text is positioned in this area, so that it is clipped in columns that are scrolled away.
   */
  position: relative;
  overflow-x: auto;
  /* Room for shadows and focus rings, which the scrolled area would otherwise cut off. */
  margin: -${space[2]};
  padding: ${space[2]};
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${space[2]};
  ${media.tabletUp} {
    grid-auto-columns: minmax(15rem, 1fr);
  }
`

/** A subgrid whose rows are shared by all careers, so that a fact has the same height in each column. */
const Box = styled(Card)`
  display: grid;
  grid-row: span ${FACTS + 4};
  grid-template-rows: subgrid;
  row-gap: ${space[4]};
  scroll-snap-align: start;

  dl {
    grid-row: span ${FACTS};
    grid-template-rows: subgrid;
    row-gap: ${space[3]};
  }
`

const Name = styled.h2`
  font-size: ${font.size.h3};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${TARGET};
    color: ${color.primary};
  }
`

/** The known careers in the URL, without duplicates. */
export function comparedIn(params: URLSearchParams): CareerId[] {
  const wanted = new Set((params.get('ids') ?? '').split(','))
  return CAREER_IDS.filter((id) => wanted.has(id)).slice(0, COMPARED_MAX)
}
