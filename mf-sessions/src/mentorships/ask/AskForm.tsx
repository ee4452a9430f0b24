import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { MENTORSHIP_GOAL_MAX, MENTORSHIP_GOAL_MIN } from '@mentor-connect/contract/mentoring/mentorship'
import { SUBJECT_ROWS } from '@mentor-connect/contract/courses/subjectData'
import { INTL_TAGS, useLocale } from '@mentor-connect/i18n'
import {
  Button,
  Card,
  CountedField,
  Notice,
  Row,
  SelectField,
  Small,
  Stack,
  useFailureText,
} from '@mentor-connect/ui'
import { Send } from 'lucide-react'
import { useRef, type FormEvent } from 'react'
import { AttachFields } from '../attachments/AttachFields'
import { useT } from '../messages/useT'
import type { useRequest } from './useRequest'

interface AskFormProps {
  request: ReturnType<typeof useRequest>
  mentor: Mentor
  /** True while no request can be sent. */
  isClosed: boolean
}

export function AskForm({ request, mentor, isClosed }: AskFormProps) {
  const t = useT()
  const failureText = useFailureText()
  const topics = useTopics(mentor.domains)
  const topic = useRef<HTMLSelectElement>(null)
  const goal = useRef<HTMLInputElement>(null)
  const { values, errors, failure } = request

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isClosed || request.isBusy) return
    const invalid = await request.send()
    if (invalid) (invalid === 'topic' ? topic : goal).current?.focus()
  }
  return (
    <Card>
      <Stack as="form" $gap={5} noValidate onSubmit={(event) => void handleSubmit(event as FormEvent)}>
        {request.isRestored && <Notice>{t('mentorship.ask.restored')}</Notice>}
        <SelectField
          ref={topic}
          label={t('mentorship.ask.topic')}
          value={values.topic}
          onChange={(next) => request.change({ topic: next })}
          error={errors.topic && t('mentorship.ask.topicMissing')}
          options={[{ value: '', label: t('mentorship.ask.topicChoose') }, ...topics]}
        />
        <CountedField
          ref={goal}
          label={t('mentorship.ask.goal')}
          rows={8}
          max={MENTORSHIP_GOAL_MAX}
          value={values.goal}
          error={
            errors.goal &&
            t(`mentorship.ask.goal.${errors.goal === 'long' ? 'long' : 'short'}`, {
              min: MENTORSHIP_GOAL_MIN,
              max: MENTORSHIP_GOAL_MAX,
            })
          }
          onChange={(next) => request.change({ goal: next })}
        />
        <AttachFields
          name={mentor.name}
          chosen={request.attach}
          isGone={request.isAttachGone}
          onChange={request.setAttach}
        />
        {failure && !request.isAttachGone && <Notice tone="danger">{failureText(failure)}</Notice>}
        <Stack $gap={2}>
          <Row>
            <Button type="submit" $inactive={request.isBusy || isClosed}>
              <Send size={18} aria-hidden />
              {t('mentorship.ask.send')}
            </Button>
          </Row>
          <Small>{t('mentorship.ask.kept')}</Small>
        </Stack>
      </Stack>
    </Card>
  )
}

/** The subjects to choose from: those of the mentor first, then all others by name. */
function useTopics(domains: readonly string[]) {
  const locale = useLocale()
  const { compare } = new Intl.Collator(INTL_TAGS[locale])
  const topics = SUBJECT_ROWS.map(([id, en, hi]) => ({
    value: id as string,
    label: locale === 'hi' ? hi : en,
    isOwn: domains.includes(en) || domains.includes(hi),
  }))
  return topics
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || compare(a.label, b.label))
    .map(({ value, label }) => ({ value, label }))
}
