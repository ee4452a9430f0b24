import { ApiFailure, call, useAttempt } from '@mentor-connect/api'
import { useDraft } from '@mentor-connect/api/drafts'
import { useLearner } from '@mentor-connect/contract/auth'
import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { REQUEST_NOTE_MAX } from '@mentor-connect/contract/work/projects/projectLimits'
import {
  applyToProject,
  type Project,
  type ProjectFit,
} from '@mentor-connect/contract/work/projects/projects'
import { useAgeQuestion } from '@mentor-connect/features/age/question'
import { languageOf } from '@mentor-connect/i18n'
import {
  Button,
  CardTitle,
  CountedField,
  FieldError,
  Fieldset,
  Muted,
  Notice,
  Option,
  Row,
  Small,
  Stack,
} from '@mentor-connect/ui'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useT } from '../messages/useT'

interface ApplyFormProps {
  project: Project
  onSent: (fit: ProjectFit) => void
}

const EMPTY = { roleId: '', note: '' }

/** An application that is being written. It is kept on this device until it is sent. */
function useApplication(projectId: string, onSent: (fit: ProjectFit) => void) {
  const learner = useLearner()
  const { values, restored, change, clear } = useDraft(`project/${projectId}`, EMPTY)
  const [isChecked, setChecked] = useState(false)
  const { afterAge, ageDialog } = useAgeQuestion(learner?._id)
  const { attempt, isBusy, failure } = useAttempt()
  const { roleId, note } = values
  const invalid = [...(roleId ? [] : ['role']), ...(isBlank(note) ? ['note'] : [])]

  const send = async () => {
    setChecked(true)
    if (invalid.length > 0) return invalid[0]
    let fit: ProjectFit | undefined
    await attempt(async () => {
      const request = { params: { id: projectId }, body: { roleId, note: note.trim() } }
      fit = (await afterAge(() => call(applyToProject, request)))?.data
    })
    if (!fit) return undefined
    void clear()
    onSent(fit)
    return undefined
  }
  return {
    roleId,
    note,
    isRestored: restored !== undefined,
    change,
    invalid: isChecked ? invalid : [],
    send,
    isBusy,
    failure,
    ageDialog,
  }
}

/** The form with which a learner applies for a role in a project, with a short text to the mentor. */
export function ApplyForm({ project, onSent }: ApplyFormProps) {
  const t = useT()
  const failureText = useProjectFailureText()
  const form = useRef<HTMLFormElement>(null)
  const application = useApplication(project._id, onSent)
  const { note, change, invalid, isBusy, failure } = application

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const first = await application.send()
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  return (
    <Stack
      as="form"
      ref={form}
      $gap={4}
      noValidate
      onSubmit={(event) => void handleSubmit(event as FormEvent)}
    >
      <CardTitle as="h2">{t('projects.apply.title')}</CardTitle>
      {application.isRestored && <Notice>{t('projects.apply.restored')}</Notice>}
      <RoleChoice project={project} application={application} />
      <CountedField
        label={t('projects.apply.note')}
        name="note"
        rows={5}
        max={REQUEST_NOTE_MAX}
        capped
        value={note}
        error={invalid.includes('note') ? t('projects.apply.noteMissing') : undefined}
        onChange={(next) => change({ note: next })}
      />
      <Muted>{t('projects.apply.who', { name: project.mentor.name })}</Muted>
      {failure && (
        <Notice tone="danger">
          {failure instanceof ApiFailure && failure.code === 'guardian_consent_needed'
            ? t('projects.apply.obstacle.consent')
            : failureText(failure)}
        </Notice>
      )}
      <Row>
        <Button type="submit" $inactive={isBusy}>
          {t(isBusy ? 'projects.apply.sending' : 'projects.apply.send')}
        </Button>
      </Row>
      {application.ageDialog}
    </Stack>
  )
}

interface RoleChoiceProps {
  project: Project
  application: ReturnType<typeof useApplication>
}

/** The roles as radio buttons. A role without a free place cannot be chosen. */
function RoleChoice({ project: { roles, language }, application }: RoleChoiceProps) {
  const t = useT()
  const errorId = useId()
  const { roleId, change, invalid } = application
  const isInvalid = invalid.includes('role')
  return (
    <Fieldset aria-describedby={isInvalid ? errorId : undefined}>
      <legend>{t('projects.apply.role')}</legend>
      <Stack $gap={2}>
        {roles.map(({ id, name, free }) => (
          <Option
            key={id}
            name="role"
            checked={roleId === id}
            disabled={free === 0}
            onChange={() => change({ roleId: id })}
          >
            <span lang={languageOf(name, language)}>{name}</span>
            <Small>{t('projects.free', { count: free })}</Small>
          </Option>
        ))}
      </Stack>
      {isInvalid && (
        <FieldError id={errorId} role="alert">
          {t('projects.apply.roleMissing')}
        </FieldError>
      )}
    </Fieldset>
  )
}
