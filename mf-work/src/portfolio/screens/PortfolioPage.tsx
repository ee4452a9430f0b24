import { isNotFound, useEndpoint } from '@mentor-connect/api'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { getPortfolio } from '@mentor-connect/contract/work/portfolio'
import { ButtonLink, Empty, LoadFailed, Skeleton, Title } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { PageColumn } from '../../page-layout/PageColumn'
import { useT } from '../messages/useT'
import { ShownPortfolio } from '../shown/ShownPortfolio'
import { MovedPortfolio } from './MovedPortfolio'
import { ReportPortfolio } from './ReportPortfolio'

/** The portfolio of a learner, for everybody who has its address. */
export default function PortfolioPage() {
  const t = useT()
  const { slug = '' } = useParams()
  const { data, error, retry } = useEndpoint(getPortfolio, { params: { slug } })
  if (data)
    return (
      <PageColumn>
        <PageTitle>{t('portfolio.page.title', { name: data.name })}</PageTitle>
        <ShownPortfolio portfolio={data} />
        <ReportPortfolio slug={data.slug} name={data.name} />
      </PageColumn>
    )
  if (!error)
    return (
      <PageColumn>
        <Skeleton $height="24rem" />
      </PageColumn>
    )
  const isUnknown = isNotFound(error)
  const title = t(isUnknown ? 'portfolio.page.unknown' : 'portfolio.page.failed')
  return (
    <PageColumn>
      <PageTitle>{title}</PageTitle>
      <Title>{title}</Title>
      {isUnknown ? (
        <Empty title={t('portfolio.page.unknownHelp')}>
          <MovedPortfolio slug={slug} />
          <ButtonLink to={paths.home}>{t('portfolio.page.home')}</ButtonLink>
        </Empty>
      ) : (
        <LoadFailed error={error} onRetry={retry} />
      )}
    </PageColumn>
  )
}
