import { newId, useEndpoint } from '@mentor-connect/api'
import { getOwnWorkshop } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { AreaPage, BackTo, LoadFailed, Skeleton, Title } from '@mentor-connect/ui'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useT } from '../../messages/useT'
import { newWorkshop, storedWorkshop } from './workshopValues'
import { WorkshopForm } from './WorkshopForm'

/** Creates or changes a workshop. */
export default function WorkshopFormPage() {
  const t = useT()
  const { id } = useParams()
  const [created] = useState(newId)
  const { data, error, retry } = useEndpoint(getOwnWorkshop, id ? { params: { id } } : null)
  const title = t(id ? 'sessions.workshops.edit' : 'sessions.workshops.new')
  const stored = id ? data : undefined
  return (
    <AreaPage>
      <PageTitle>{title}</PageTitle>
      <BackTo to={id ? paths.mentorArea.workshop(id) : paths.mentorArea.workshops}>
        {stored?.title ?? t('sessions.workshops.title')}
      </BackTo>
      <Title>{title}</Title>
      {id && !data && (error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="24rem" />)}
      {!id && <WorkshopForm id={created} initial={newWorkshop()} />}
      {id && stored && (
        <WorkshopForm
          key={id}
          id={id}
          initial={storedWorkshop(stored)}
          revision={stored.revision}
          isOpen={stored.state === 'open'}
        />
      )}
    </AreaPage>
  )
}
