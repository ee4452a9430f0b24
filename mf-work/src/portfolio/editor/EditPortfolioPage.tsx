import { call, useAttempt, useEndpoint } from '@mentor-connect/api'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { getOwnPortfolio } from '@mentor-connect/contract/work/portfolio'
import { AreaPage, BackTo, LoadFailed, Skeleton, Title } from '@mentor-connect/ui'
import { useState } from 'react'
import { useT } from './messages/useT'
import { PortfolioEditor } from './PortfolioEditor'

/** The learner's own portfolio: its form, its preview, and who can see it. */
export default function EditPortfolioPage() {
  const t = useT()
  const { data, error, retry, setData } = useEndpoint(getOwnPortfolio, {})
  const [loads, setLoads] = useState(0)
  const { attempt } = useAttempt()
  const reload = () =>
    attempt(async () => {
      setData((await call(getOwnPortfolio, {})).data)
      setLoads((count) => count + 1)
    })
  return (
    <AreaPage>
      <PageTitle>{t('portfolio.editor.title')}</PageTitle>
      <BackTo to={paths.learner.profile}>{t('portfolio.editor.profile')}</BackTo>
      {data && <PortfolioEditor key={loads} loaded={data} onSaved={setData} onReload={() => void reload()} />}
      {!data && <Title>{t('portfolio.editor.title')}</Title>}
      {!data && !error && <Skeleton $height="24rem" />}
      {!data && error && <LoadFailed error={error} onRetry={retry} />}
    </AreaPage>
  )
}
