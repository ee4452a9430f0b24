import { useEndpoint } from '@mentor-connect/api'
import { getOwnWorkshop } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { AreaPage, BackTo, ButtonLink, MissingRecord } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { useT } from '../../messages/useT'
import { OwnWorkshopDetails } from './OwnWorkshopDetails'

/** The page of a workshop for the mentor who gives it. */
export default function OwnWorkshopPage() {
  const t = useT()
  const { id = '' } = useParams()
  const { data, error, retry, setData } = useEndpoint(getOwnWorkshop, { params: { id } })
  return (
    <AreaPage>
      <PageTitle>{data?.title ?? t('sessions.workshops.title')}</PageTitle>
      <BackTo to={paths.mentorArea.workshops}>{t('sessions.workshops.title')}</BackTo>
      {!data && (
        <MissingRecord error={error} onRetry={retry} notFound={t('sessions.workshops.notFound')}>
          <ButtonLink to={paths.mentorArea.workshops}>{t('sessions.workshops.title')}</ButtonLink>
        </MissingRecord>
      )}
      {data && <OwnWorkshopDetails workshop={data} onChanged={setData} onReload={retry} />}
    </AreaPage>
  )
}
