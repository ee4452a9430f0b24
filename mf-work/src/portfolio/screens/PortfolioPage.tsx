import { useEndpoint } from '@mentor-connect/api'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { findMovedPortfolio, getPortfolio } from '@mentor-connect/contract/work/portfolio'
import { Report } from '@mentor-connect/features/report/button'
import { ButtonLink, MissingRecord, Row } from '@mentor-connect/ui'
import { Navigate, useParams } from 'react-router-dom'
import { PageColumn } from '../../page-layout/PageColumn'
import { useT } from '../messages/useT'
import { ShownPortfolio } from '../shown/ShownPortfolio'

/** The portfolio of a learner, for everybody who has its address. */
export default function PortfolioPage() {
  const t = useT()
  const { slug = '' } = useParams()
  const { data, error, retry } = useEndpoint(getPortfolio, { params: { slug } })
  if (!data)
    return (
      <PageColumn>
        <MissingRecord
          error={error}
          onRetry={retry}
          notFound={t('portfolio.page.unknown')}
          help={t('portfolio.page.unknownHelp')}
        >
          <MovedPortfolio slug={slug} />
          <Row>
            <ButtonLink to={paths.home}>{t('portfolio.page.home')}</ButtonLink>
          </Row>
        </MissingRecord>
      </PageColumn>
    )
  return (
    <PageColumn>
      <PageTitle>{t('portfolio.page.title', { name: data.name })}</PageTitle>
      <ShownPortfolio portfolio={data} />
      <Report kind="portfolio" subjectId={data.slug} name={data.name} />
    </PageColumn>
  )
}

/** Redirects a former address of a portfolio to the present one, if there is one. */
function MovedPortfolio({ slug }: { slug: string }) {
  const { data } = useEndpoint(findMovedPortfolio, { params: { slug } })
  return data ? <Navigate to={paths.portfolio(data.slug)} replace /> : null
}
