import { useEndpoint } from '@mentor-connect/api'
import { PageTitle } from '@mentor-connect/contract/remote'
import { Container, LoadFailed, Skeleton } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import { useT } from './messages/useT'
import { getOpenings } from './service'

export default function OpeningsPage() {
  const t = useT()
  const { data, error, retry } = useEndpoint(getOpenings, {})
  return (
    <Container>
      <PageTitle>{t('example.title')}</PageTitle>
      <h1>{t('example.title')}</h1>
      {!data && !error && <Skeleton $height="8rem" />}
      {!data && error && <LoadFailed error={error} onRetry={retry} />}
      <ul>
        {data?.map(({ id, title, place }) => (
          <li key={id}>
            <Link to={id}>{title}</Link>, {place}
          </li>
        ))}
      </ul>
    </Container>
  )
}
