import { PageTitle } from '@mentor-connect/contract/remote'
import { SkillPathEditor } from '@mentor-connect/features/skill-path-editor'
import { Lead, Title } from '@mentor-connect/ui'
import { RecordLayout } from '../list-controls/RecordLayout'
import { useT } from '../messages/useT'
import { platformPathMaking } from './platformPathMaking'

/** Makes a path in the name of the platform. */
export default function NewSkillPathPage() {
  const t = useT()
  return (
    <RecordLayout>
      <PageTitle>{t('admin.paths.new')}</PageTitle>
      <header>
        <Title>{t('admin.paths.new')}</Title>
        <Lead>{t('admin.paths.newLead')}</Lead>
      </header>
      <SkillPathEditor making={platformPathMaking} pathId={undefined} missing={null} />
    </RecordLayout>
  )
}
