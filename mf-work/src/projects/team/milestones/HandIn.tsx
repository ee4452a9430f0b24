import { useEndpoint } from '@mentor-connect/api'
import {
  MILESTONE_FILES_MAX,
  MILESTONE_LINKS_MAX,
  MILESTONE_TEXT_MAX,
} from '@mentor-connect/contract/work/projects/projectLimits'
import type { TeamMilestone } from '@mentor-connect/contract/work/projects/teamMilestones'
import { listTeamFiles } from '@mentor-connect/contract/work/projects/teamFiles'
import {
  Button,
  CardTitle,
  Checkbox,
  ConfirmDialog,
  CountedField,
  Field,
  Fieldset,
  Muted,
  Notice,
  Row,
  Stack,
} from '@mentor-connect/ui'
import { useRef, useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useT } from '../messages/useT'
import { partQuery } from '../usePart'
import { useHandIn } from './useHandIn'

interface HandInProps {
  milestone: TeamMilestone
  teamId: string
  onSent: (milestone: TeamMilestone) => void
  onReload: () => void
}

/** Hands in a milestone for the whole team, with a text, links or files of the team. */
export function HandIn({ milestone, teamId, onSent, onReload }: HandInProps) {
  const t = useT()
  const failureText = useProjectFailureText()
  const form = useRef<HTMLFormElement>(null)
  const handIn = useHandIn(teamId, milestone, onSent)
  const [isAsked, setAsked] = useState(false)
  const { gap, isBusy, failure } = handIn

  const send = async () => {
    const found = await handIn.send()
    setAsked(false)
    if (found)
      form.current?.querySelector<HTMLElement>(`[name="${found === 'links' ? 'links' : 'text'}"]`)?.focus()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // Asks for confirmation, because a second submission replaces one that the mentor has not read yet.
    if (milestone.state === 'sent') setAsked(true)
    else void send()
  }
  return (
    <Stack as="form" ref={form} $gap={4} noValidate onSubmit={handleSubmit}>
      <CardTitle>{t(milestone.number > 0 ? 'projects.handIn.again' : 'projects.handIn.title')}</CardTitle>
      {handIn.isRestored && <Notice>{t('projects.handIn.restored')}</Notice>}
      <CountedField
        label={t('projects.handIn.text')}
        name="text"
        rows={5}
        max={MILESTONE_TEXT_MAX}
        capped
        value={handIn.text}
        error={gap === 'empty' ? t('projects.handIn.empty') : undefined}
        onChange={(text) => handIn.change({ text })}
      />
      <Field
        label={t('projects.handIn.links')}
        name="links"
        rows={2}
        hint={t('projects.handIn.linksHint', { max: MILESTONE_LINKS_MAX })}
        value={handIn.links}
        error={gap === 'links' ? t('projects.handIn.linksWrong', { max: MILESTONE_LINKS_MAX }) : undefined}
        onChange={({ target }) => handIn.change({ links: target.value })}
      />
      <FileChoice teamId={teamId} chosen={handIn.fileIds} onChange={handIn.setFileIds} />
      {failure && (
        <Notice tone="danger">
          <p>{failureText(failure)}</p>
          {failure.code === 'edit_conflict' && (
            <Button $variant="secondary" $small onClick={onReload}>
              {t('projects.reload')}
            </Button>
          )}
        </Notice>
      )}
      <Row>
        <Button type="submit" $inactive={isBusy}>
          {t('projects.handIn.send')}
        </Button>
      </Row>
      {isAsked && (
        <ConfirmDialog
          title={t('projects.handIn.replaceTitle')}
          yes={t('projects.handIn.send')}
          no={t('projects.cancel')}
          isBusy={isBusy}
          onYes={() => void send()}
          onClose={() => setAsked(false)}
        >
          {t('projects.handIn.replaceText')}
        </ConfirmDialog>
      )}
    </Stack>
  )
}

interface FileChoiceProps {
  teamId: string
  chosen: string[]
  onChange: (chosen: string[]) => void
}

/** A list in which the member chooses among the files that were added to the team last. */
function FileChoice({ teamId, chosen, onChange }: FileChoiceProps) {
  const t = useT()
  const { data } = useEndpoint(listTeamFiles, { params: { id: teamId }, query: { page: 1 } })
  const files = data?.files ?? []
  const isFull = chosen.length >= MILESTONE_FILES_MAX
  return (
    <Fieldset>
      <legend>{t('projects.handIn.files')}</legend>
      {files.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          disabled={isFull && !chosen.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        >
          {name}
        </Checkbox>
      ))}
      <Muted>
        {t('projects.handIn.filesHint', { max: MILESTONE_FILES_MAX })}{' '}
        <Link to={{ search: partQuery('files') }}>{t('projects.handIn.toFiles')}</Link>
      </Muted>
    </Fieldset>
  )
}
