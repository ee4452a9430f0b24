import { useEndpoint } from '@mentor-connect/api'
import { getPlatformOpening } from '@mentor-connect/contract/admin/platformOpenings'
import { languageOf } from '@mentor-connect/i18n'
import { Muted, Notice, Tag } from '@mentor-connect/ui'
import { Link, useParams } from 'react-router-dom'
import { RecordHeader } from '../../list-controls/RecordHeader'
import { RecordMissing } from '../../list-controls/RecordMissing'
import { RecordLayout } from '../../list-controls/RecordLayout'
import { useT } from '../../messages/useT'
import { useAct } from '../../operator/useAct'
import { OpeningFacts } from '../OpeningFacts'
import { OpeningTexts } from '../OpeningTexts'
import { Signs } from '../Signs'
import { PlatformOpeningActs } from './PlatformOpeningActs'

/** One opening of the platform, with all that learners read and what an operator can do with it. */
export default function PlatformOpeningPage() {
  const t = useT()
  const { id = '' } = useParams()
  const { data, error, retry } = useEndpoint(getPlatformOpening, { params: { id } })
  const acting = useAct(retry)
  if (error || !data) return <RecordMissing error={error} onRetry={retry} />
  const { title, state, isHidden, feed, language, warnings, rejection } = data
  return (
    <RecordLayout>
      <RecordHeader
        name={title || t('admin.openings.platform.untitled')}
        lang={title ? languageOf(title, language) : undefined}
      >
        <Tag>{t(`admin.openings.kind.${data.kind}`)}</Tag>
        <Tag $tone={state === 'open' ? 'primary' : 'neutral'}>{t(`admin.openings.state.${state}`)}</Tag>
        {isHidden && <Tag $tone="accent">{t('admin.openings.platform.hidden')}</Tag>}
      </RecordHeader>
      {feed && (
        <Muted>
          {t('admin.openings.platform.fromFeed')} <Link to={`/openings/feeds/${feed.id}`}>{feed.name}</Link>
        </Muted>
      )}
      {state === 'waiting' && (
        <Notice tone="warning">
          <Link to={`/openings/${id}`}>{t('admin.openings.platform.waits')}</Link>
        </Notice>
      )}
      {rejection && <Notice>{rejection}</Notice>}
      <Signs warnings={warnings} />
      <OpeningFacts opening={data} />
      <OpeningTexts opening={data} />
      <PlatformOpeningActs opening={data} acting={acting} />
    </RecordLayout>
  )
}
