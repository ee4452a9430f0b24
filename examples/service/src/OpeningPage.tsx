import { isNotFound, useEndpoint } from '@mentor-connect/api'
import { PageTitle } from '@mentor-connect/contract/remote'
import { useSession } from '@mentor-connect/contract/auth'
import { Container, LoadFailed, Skeleton } from '@mentor-connect/ui'
import { Link, useParams } from 'react-router-dom'
import { ApplicationForm } from './ApplicationForm'
import { useT } from './messages/useT'
import { getOpening } from './service'

export default function OpeningPage() {
  const t = useT()
  const { session } = useSession()
  const { openingId: id = '' } = useParams()
  const { data, error, retry } = useEndpoint(getOpening, { params: { id } })
  return (
    <Container>
      <PageTitle>{data?.title ?? t('example.title')}</PageTitle>
      <h1>{data?.title ?? t('example.title')}</h1>
      {!data && !error && <Skeleton $height="8rem" />}
      {!data && error && isNotFound(error) && <p>{t('example.missing')}</p>}
      {!data && error && !isNotFound(error) && <LoadFailed error={error} onRetry={retry} />}
      {data && <p>{data.text}</p>}
      {data && (session.role === 'user' ? <ApplicationForm openingId={id} /> : <p>{t('example.logIn')}</p>)}
      <Link to=".." relative="path">
        {t('example.all')}
      </Link>
    </Container>
  )
}
