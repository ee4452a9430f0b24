import { paths } from '@mentor-connect/contract/remote'
import {
  Button,
  Muted,
  Notice,
  Row,
  Stack,
  Title,
  UnsavedDialog,
  notify,
  useLeaveGuard,
} from '@mentor-connect/ui'
import type { Saving } from '@mentor-connect/ui/opening-form'
import { useRef, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useT } from '../messages/useT'
import { BasicsPart } from './BasicsPart'
import { MilestonesPart } from './MilestonesPart'
import { TeamPart } from './TeamPart'
import { useBriefForm, type EditedBrief } from './useBriefForm'

/** The form with everything that a mentor states about a project. */
export function BriefEditor(edited: EditedBrief) {
  const t = useT()
  const navigate = useNavigate()
  const failureText = useProjectFailureText()
  const form = useBriefForm(edited)
  const guard = useLeaveGuard(form.isUnsaved)
  const element = useRef<HTMLFormElement>(null)
  const { id, stored } = edited
  const isOpen = stored?.state === 'open'
  const isDraft = !stored || stored.state === 'draft'
  const { failure, isBusy } = form

  const save = async (how: Saving) => {
    const saved = await form.save(how)
    if (Array.isArray(saved)) {
      const fields = [...(element.current?.elements ?? [])] as HTMLInputElement[]
      return fields.find(({ name }) => saved.includes(name))?.focus()
    }
    if (!saved) return
    notify.success(t(how === 'publish' ? 'projects.briefs.opened' : 'projects.form.saved'))
    guard.open()
    void navigate(paths.mentorArea.project(id))
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void save(isDraft ? 'draft' : 'shown')
  }
  return (
    <Stack as="form" ref={element} $gap={6} noValidate onSubmit={handleSubmit}>
      <Title>{t(stored ? 'projects.form.edit' : 'projects.form.new')}</Title>
      <BasicsPart form={form} />
      <TeamPart form={form} />
      <MilestonesPart form={form} />
      {failure && (
        <Notice tone="danger">
          {failure.fields?.['roles'] ? t('projects.form.rolesInUse') : failureText(failure)}
        </Notice>
      )}
      {!isDraft && <Muted>{t('projects.form.startedTeams')}</Muted>}
      <Row>
        {!isOpen && (
          <Button $inactive={isBusy} onClick={() => void save('publish')}>
            {t('projects.briefs.open')}
          </Button>
        )}
        <Button type="submit" $variant={isOpen ? 'primary' : 'secondary'} $inactive={isBusy}>
          {t(isDraft ? 'projects.form.saveDraft' : 'projects.form.save')}
        </Button>
      </Row>
      <UnsavedDialog guard={guard} />
    </Stack>
  )
}
