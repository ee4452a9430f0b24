import { newId, useEndpoint } from '@mentor-connect/api'
import { getPlatformOpening } from '@mentor-connect/contract/admin/platformOpenings'
import { PageTitle } from '@mentor-connect/contract/remote'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { RecordMissing } from '../../list-controls/RecordMissing'
import { RecordLayout } from '../../list-controls/RecordLayout'
import { useT } from '../../messages/useT'
import { newOpening, storedOpening } from './openingValues'
import { PlatformForm } from './PlatformForm'

/** Creates or changes an opening of the platform. */
export default function PlatformFormPage() {
  const t = useT()
  const { id } = useParams()
  // A repeated request has the same id, so that it creates the opening only once.
  const [created] = useState(newId)
  const [initial] = useState(newOpening)
  const { data, error, retry } = useEndpoint(getPlatformOpening, id ? { params: { id } } : null)
  if (id && (error || !data)) return <RecordMissing error={error} onRetry={retry} />
  return (
    <RecordLayout>
      <PageTitle>{t(id ? 'admin.openings.form.edit' : 'admin.openings.form.new')}</PageTitle>
      {id && data ? (
        <PlatformForm key={id} id={id} initial={storedOpening(data)} stored={data} />
      ) : (
        <PlatformForm id={created} initial={initial} />
      )}
    </RecordLayout>
  )
}
