import { call, useAttempt } from '@mentor-connect/api'
import { useDraft } from '@mentor-connect/api/drafts'
import { graphemeCount } from '@mentor-connect/i18n'
import { CONTRIBUTION_MAX, CONTRIBUTION_MIN } from '@mentor-connect/contract/work/projects/projectLimits'
import {
  writeContributions,
  type Contributions,
  type Team,
} from '@mentor-connect/contract/work/projects/teams'
import { Button, Card, CardTitle, CountedField, Muted, Notice, Row, Stack, notify } from '@mentor-connect/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useT } from '../messages/useT'

interface ContributionsFormProps {
  team: Team
  contributions: Contributions
  onSent: (contributions: Contributions) => void
}

/** Asks for a description of each other member's contribution. It is kept on this device until the server has it. */
export function ContributionsForm({ team, contributions, onSent }: ContributionsFormProps) {
  const t = useT()
  const failureText = useProjectFailureText()
  const form = useRef<HTMLFormElement>(null)
  const { about, own } = contributions
  const stored = Object.fromEntries(
    about.map((id): [string, string] => [id, own.find(({ aboutId }) => aboutId === id)?.text ?? '']),
  )
  const { values, change, clear } = useDraft<Record<string, string>>(`contributions/${team.id}`, stored)
  const [isChecked, setChecked] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const isTooShort = (id: string) => graphemeCount((values[id] ?? '').trim()) < CONTRIBUTION_MIN

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const short = about.find(isTooShort)
    if (short) return form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(short)}"]`)?.focus()
    let sent: Contributions | undefined
    await attempt(async () => {
      const body = { contributions: about.map((id) => ({ aboutId: id, text: (values[id] ?? '').trim() })) }
      sent = (await call(writeContributions, { params: { id: team.id }, body })).data
    })
    if (!sent) return
    void clear()
    notify.success(t('projects.ending.sent'))
    onSent(sent)
  }
  return (
    <Card>
      <Stack
        as="form"
        ref={form}
        $gap={4}
        noValidate
        onSubmit={(event) => void handleSubmit(event as FormEvent)}
      >
        <CardTitle>{t('projects.ending.form')}</CardTitle>
        <Muted>{t('projects.ending.formHint')}</Muted>
        {about.map((id) => {
          const name = team.people.find((one) => one.id === id)?.name ?? ''
          return (
            <div key={id}>
              <CountedField
                label={t('projects.ending.about', { name })}
                name={id}
                rows={3}
                max={CONTRIBUTION_MAX}
                capped
                value={values[id] ?? ''}
                error={
                  isChecked && isTooShort(id)
                    ? t('projects.ending.short', { min: CONTRIBUTION_MIN })
                    : undefined
                }
                onChange={(text) => change({ [id]: text })}
              />
            </div>
          )
        })}
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        <Row>
          <Button type="submit" $inactive={isBusy}>
            {t('projects.ending.send')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
