import { call, useEndpoint } from '@mentor-connect/api'
import { getAnySkillPath, hideSkillPath, restoreSkillPath } from '@mentor-connect/contract/admin/skillPaths'
import { SkillPathEditor } from '@mentor-connect/features/skill-path-editor'
import { languageOf } from '@mentor-connect/i18n'
import { useParams } from 'react-router-dom'
import { RecordHeader } from '../list-controls/RecordHeader'
import { RecordMissing } from '../list-controls/RecordMissing'
import { RecordLayout } from '../list-controls/RecordLayout'
import { RecordSection } from '../list-controls/RecordSection'
import { useT } from '../messages/useT'
import { HideActs } from '../operator/HideActs'
import { PathContent } from './PathContent'
import { PathState } from './PathState'
import { platformPathMaking } from './platformPathMaking'

/** One path: of the platform with its form, of a mentor with its content. Both can be hidden. */
export default function SkillPathPage() {
  const t = useT()
  const { id = '' } = useParams()
  const { data, error, retry } = useEndpoint(getAnySkillPath, { params: { id } })

  if (!data) return <RecordMissing error={error} onRetry={retry} />
  const params = { id }
  return (
    <RecordLayout>
      <RecordHeader name={data.title} lang={languageOf(data.title, data.language)}>
        <PathState path={data} />
      </RecordHeader>
      {data.mentor ? (
        <PathContent path={data} mentor={data.mentor} />
      ) : (
        <SkillPathEditor making={platformPathMaking} pathId={id} missing={null} />
      )}
      {data.state !== 'draft' && (
        <RecordSection title={t('admin.decision.title')}>
          <HideActs
            state={data.state === 'hidden' ? 'hidden' : 'shown'}
            isTold={false}
            hide={(reason) => call(hideSkillPath, { params, body: { reason } })}
            restore={(reason) => call(restoreSkillPath, { params, body: { reason } })}
            onChange={retry}
          />
        </RecordSection>
      )}
    </RecordLayout>
  )
}
