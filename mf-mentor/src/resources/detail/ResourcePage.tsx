import { useEndpoint } from '@mentor-connect/api'
import { useMentor } from '@mentor-connect/contract/auth'
import { getOwnResource } from '@mentor-connect/contract/courses/authoring/authoring'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { BackTo, AreaPage, LoadFailed, Skeleton, Stack, StaleNotice } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { useT } from '../../messages/useT'
import { LessonTree } from './LessonTree'
import { ResourceActions } from './ResourceActions'
import { ResourceHeader } from './ResourceHeader'

export default function ResourcePage() {
  const t = useT()
  const { resourceId = '' } = useParams()
  const mentor = useMentor()
  const own = useEndpoint(getOwnResource, mentor && { params: { id: resourceId } })

  return (
    <AreaPage>
      <PageTitle>{own.data?.title ?? t('mentor.resource.title')}</PageTitle>
      <BackTo to={paths.mentorArea.resources}>{t('mentor.resources.all')}</BackTo>
      {own.isLoading && <ResourceSkeleton />}
      {!own.data && own.error && <LoadFailed isPage error={own.error} onRetry={own.retry} />}
      {own.data && (
        <>
          {own.error && <StaleNotice onRetry={own.retry} />}
          <ResourceHeader course={own.data} />
          <ResourceActions course={own.data} onChanged={own.setData} />
          <LessonTree _id={own.data._id} modules={own.data.modules} />
        </>
      )}
    </AreaPage>
  )
}

function ResourceSkeleton() {
  return (
    <Stack $gap={6}>
      <Skeleton $height="12rem" />
      <Skeleton $height="3rem" $width="24rem" />
      <Skeleton $height="16rem" />
    </Stack>
  )
}
