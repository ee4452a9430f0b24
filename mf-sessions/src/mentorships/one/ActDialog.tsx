import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { useDraft } from '@mentor-connect/api/drafts'
import type { MentorshipDetails } from '@mentor-connect/contract/mentoring/mentorships'
import {
  ACT_RULES,
  COMPLETION_DAYS,
  DECLINE_CLOSES_DAYS,
  MENTORSHIP_TEXT_MAX,
  type MentorshipAct,
} from '@mentor-connect/contract/mentoring/mentorship'
import { graphemeCount } from '@mentor-connect/i18n'
import { Button, CardTitle, Checkbox, CountedField, Modal, Row, Stack } from '@mentor-connect/ui'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useT } from '../messages/useT'
import { useSide } from '../useSide'
import { ActFailure } from './ActFailure'
import { CLOSING, nameOf, type ActName } from './acts'
import { useAct } from './useAct'

interface ActDialogProps {
  act: MentorshipAct
  mentorship: MentorshipDetails
  onDone: (changed: MentorshipDetails, name: ActName) => void
  /** Called with the present state, which was loaded because somebody has changed the mentorship meanwhile. */
  onChanged: (present: MentorshipDetails) => void
  onClose: () => void
}

const EMPTY = { text: '' }

/** Asks for a confirmation of an action, and for its text if it has one. A typed text is kept until it is sent. */
export function ActDialog({ act, mentorship, onDone, onChanged, onClose }: ActDialogProps) {
  const t = useT()
  const id = useId()
  const { side } = useSide()
  const field = useRef<HTMLInputElement>(null)
  // The name is fixed on opening, so that the dialog keeps its subject if the mentorship changes.
  const [name] = useState(() => nameOf(act, mentorship, side))
  const { values, change, clear } = useDraft(`mentorship/${mentorship.id}/${act}`, EMPTY)
  const [withdrawOthers, setWithdrawOthers] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const sending = useAct(mentorship, onChanged)
  const { text: rule } = ACT_RULES[act]
  const error = rule && isChecked ? errorOf(values.text, rule) : undefined
  const isPossible = mentorship.mayDo.includes(act) && nameOf(act, mentorship, side) === name
  const texts = {
    name: mentorship.partner.name,
    count: mentorship.questionsLeft,
    declined: DECLINE_CLOSES_DAYS,
    completion: COMPLETION_DAYS,
  }

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.isBusy) return
    setChecked(true)
    if (rule && errorOf(values.text, rule)) return field.current?.focus()
    const changed = await sending.run(act, { text: values.text.trim(), withdrawOthers })
    if (!changed) return
    await clear()
    onDone(changed, name)
  }
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <Stack as="form" noValidate onSubmit={(event) => void handleSubmit(event as FormEvent)}>
        <CardTitle id={id} as="h2">
          {t(`mentorship.dialog.${name}`, texts)}
        </CardTitle>
        <p>{t(`mentorship.dialog.${name}.text`, texts)}</p>
        {isTextual(name) && (
          <CountedField
            ref={field}
            label={t(`mentorship.dialog.${name}.field`, texts)}
            rows={5}
            max={MENTORSHIP_TEXT_MAX}
            value={values.text}
            error={error && t(`mentorship.dialog.${error}`, { max: MENTORSHIP_TEXT_MAX })}
            onChange={(text) => change({ text })}
          />
        )}
        {name === 'confirm' && (
          <Checkbox
            checked={withdrawOthers}
            hint={t('mentorship.dialog.othersHint')}
            onChange={(event) => setWithdrawOthers(event.target.checked)}
          >
            {t('mentorship.dialog.others')}
          </Checkbox>
        )}
        <ActFailure sending={sending} mentorship={mentorship} isPossible={isPossible} />
        <Row>
          {isPossible && (
            <Button
              type="submit"
              $variant={CLOSING.includes(name) ? 'danger' : 'primary'}
              $inactive={sending.isBusy}
            >
              {t(`mentorship.act.${name}`)}
            </Button>
          )}
          <Button $variant="secondary" onClick={onClose}>
            {t(isPossible ? 'mentorship.dialog.back' : 'mentorship.dialog.close')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}

const TEXTUAL = ['ask', 'answer', 'accept', 'decline', 'end'] as const
const isTextual = (name: ActName): name is (typeof TEXTUAL)[number] => TEXTUAL.some((one) => one === name)

function errorOf(text: string, rule: 'needed' | 'optional') {
  if (rule === 'needed' && isBlank(text)) return 'missing'
  return graphemeCount(text.trim()) > MENTORSHIP_TEXT_MAX ? 'long' : undefined
}
