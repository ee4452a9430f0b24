import { useEndpoint } from '@mentor-connect/api'
import { getWaitingOpening } from '@mentor-connect/contract/admin/openings'
import { languageOf } from '@mentor-connect/i18n'
import { Tag } from '@mentor-connect/ui'
import { useParams } from 'react-router-dom'
import { RecordHeader } from '../list-controls/RecordHeader'
import { RecordMissing } from '../list-controls/RecordMissing'
import { RecordLayout } from '../list-controls/RecordLayout'
import { useT } from '../messages/useT'
import { DoneNotice } from '../operator/DoneNotice'
import { NotWaiting } from '../list-controls/NotWaiting'
import { useAct } from '../operator/useAct'
import { DecideOpening } from './DecideOpening'
import { OpeningFacts } from './OpeningFacts'
import { OpeningTexts } from './OpeningTexts'
import { Signs } from './Signs'

/** One opening that waits for a decision, with all that learners would see. */
export default function OpeningPage() {
  const t = useT()
  const { id = '' } = useParams()
  const reading = useEndpoint(getWaitingOpening, { params: { id } })
  const acting = useAct(() => undefined)
  const { data, retry } = reading
  // The server no longer finds an opening that was decided. The page keeps showing it next to the confirmation.
  const error = acting.done ? undefined : reading.error

  if (error?.status === 404)
    return (
      <NotWaiting
        title={t('admin.openings.notWaiting')}
        help={t('admin.openings.notWaitingHelp')}
        failure={acting.failure}
      />
    )
  if (error || !data) return <RecordMissing error={error} onRetry={retry} />
  return (
    <RecordLayout>
      <RecordHeader name={data.title} lang={languageOf(data.title, data.language)}>
        <Tag>{t(`admin.openings.kind.${data.kind}`)}</Tag>
      </RecordHeader>
      <Signs warnings={data.warnings} />
      <OpeningFacts opening={data} />
      <OpeningTexts opening={data} />
      <DoneNotice text={acting.done} />
      {!acting.done && <DecideOpening opening={data} acting={acting} onRefused={retry} />}
    </RecordLayout>
  )
}
