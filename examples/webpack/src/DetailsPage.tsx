import { PageTitle } from '@mentor-connect/contract/remote'
import { Link } from 'react-router-dom'
import { useT } from './messages/useT'

export default function DetailsPage() {
  const t = useT()
  return (
    <>
      <PageTitle>{t('example.details')}</PageTitle>
      <h1>{t('example.details')}</h1>
      <Link to=".." relative="path">
        {t('example.back')}
      </Link>
    </>
  )
}
