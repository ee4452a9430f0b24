import { isNotFound, useEndpoint } from '@mentor-connect/api'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { getApplicant } from '@mentor-connect/contract/work/posting'
import { AreaPage, BackTo, Empty, LoadFailed, Skeleton } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { useT } from '../messages/useT'
import { ApplicantDetails } from './ApplicantDetails'

/** One application to an own opening. */
export default function ApplicantPage() {
  const t = useT()
  const { openingId = '', applicationId = '' } = useParams()
  const { data, error, isLoading, retry, setData } = useEndpoint(getApplicant, {
    params: { id: applicationId },
  })
  return (
    <AreaPage>
      <PageTitle>{data?.name ?? t('openings.applicants.title')}</PageTitle>
      <BackTo to={paths.mentorArea.opening(openingId)}>
        {data?.opening.title ?? t('openings.own.title')}
      </BackTo>
      {isLoading && <Skeleton $height="20rem" />}
      {!data && error && isNotFound(error) && <Empty title={t('openings.applicant.notFound')} />}
      {!data && error && !isNotFound(error) && <LoadFailed error={error} onRetry={retry} />}
      {data && <ApplicantDetails key={data._id} applicant={data} onChanged={setData} onReload={retry} />}
    </AreaPage>
  )
}
