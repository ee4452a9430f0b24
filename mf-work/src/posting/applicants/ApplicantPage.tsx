import { useEndpoint } from '@mentor-connect/api'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { getApplicant } from '@mentor-connect/contract/work/posting'
import { AreaPage, BackTo, MissingRecord } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { useT } from '../messages/useT'
import { ApplicantDetails } from './ApplicantDetails'

/** One application to an opening that the mentor has posted. */
export default function ApplicantPage() {
  const t = useT()
  const { openingId = '', applicationId = '' } = useParams()
  const { data, error, retry, setData } = useEndpoint(getApplicant, {
    params: { id: applicationId },
  })
  return (
    <AreaPage>
      <PageTitle>{data?.name ?? t('openings.applicants.title')}</PageTitle>
      <BackTo to={paths.mentorArea.opening(openingId)}>
        {data?.opening.title ?? t('openings.own.title')}
      </BackTo>
      {!data && <MissingRecord error={error} onRetry={retry} notFound={t('openings.applicant.notFound')} />}
      {data && <ApplicantDetails key={data._id} applicant={data} onChanged={setData} onReload={retry} />}
    </AreaPage>
  )
}
