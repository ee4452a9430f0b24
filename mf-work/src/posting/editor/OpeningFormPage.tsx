import { newId, useEndpoint } from '@mentor-connect/api'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { getOwnOpening } from '@mentor-connect/contract/work/posting'
import { AreaPage, BackTo, MissingRecord } from '@mentor-connect/ui'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useT } from '../messages/useT'
import { OpeningEditor } from './OpeningEditor'
import { newOpening, storedOpening } from './openingValues'

/** Creates or changes an opening. */
export default function OpeningFormPage() {
  const t = useT()
  const { openingId: id } = useParams()
  // A repeated request has the same id, so that it creates the opening only once.
  const [created] = useState(newId)
  const [initial] = useState(newOpening)
  const { data, error, retry } = useEndpoint(getOwnOpening, id ? { params: { id } } : null)
  const stored = id ? data : undefined
  return (
    <AreaPage>
      <PageTitle>{t(id ? 'openings.form.edit' : 'openings.form.new')}</PageTitle>
      <BackTo to={id ? paths.mentorArea.opening(id) : paths.mentorArea.openings}>
        {stored?.title || t('openings.own.title')}
      </BackTo>
      {id && !stored && <MissingRecord error={error} onRetry={retry} notFound={t('openings.own.notFound')} />}
      {!id && <OpeningEditor id={created} initial={initial} />}
      {id && stored && <OpeningEditor key={id} id={id} initial={storedOpening(stored)} stored={stored} />}
    </AreaPage>
  )
}
