import { newId, useEndpoint } from '@mentor-connect/api'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { getOwnBrief } from '@mentor-connect/contract/work/projects/briefs'
import { useLocale } from '@mentor-connect/i18n'
import { AreaPage, BackTo, MissingRecord } from '@mentor-connect/ui'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useT } from '../messages/useT'
import { BriefEditor } from './BriefEditor'
import { newBrief, storedBrief } from './briefValues'

/** Creates or changes a brief. */
export default function BriefFormPage() {
  const t = useT()
  const locale = useLocale()
  const { briefId: id } = useParams()
  // A repeated request has the same id, so that it creates the brief only once.
  const [created] = useState(newId)
  const [initial] = useState(() => newBrief(locale))
  const { data, error, retry } = useEndpoint(getOwnBrief, id ? { params: { id } } : null)
  const stored = id ? data : undefined
  return (
    <AreaPage>
      <PageTitle>{t(id ? 'projects.form.edit' : 'projects.form.new')}</PageTitle>
      <BackTo to={id ? paths.mentorArea.project(id) : paths.mentorArea.projects}>
        {stored?.title || t('projects.title')}
      </BackTo>
      {id && !stored && (
        <MissingRecord error={error} onRetry={retry} notFound={t('projects.briefs.notFound')} />
      )}
      {!id && <BriefEditor id={created} initial={initial} />}
      {id && stored && <BriefEditor key={id} id={id} initial={storedBrief(stored)} stored={stored} />}
    </AreaPage>
  )
}
