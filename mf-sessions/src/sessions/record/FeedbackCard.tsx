import type { Feedback } from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { Card, CardTitle, Muted, SectionTitle, Stack, Stars } from '@mentor-connect/ui'
import { useRef } from 'react'
import { useT } from '../../messages/useT'
import { FeedbackForm } from './FeedbackForm'
import type { RecordProps } from './useNotes'

/** The feedback of both people on the session. Each sees the other's feedback only after giving their own. */
export function FeedbackCard({ id, name, record, onChanged }: RecordProps) {
  const t = useT()
  const { dateTime } = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  const { own, partner, isOpen, until } = record.feedback
  if (!isOpen && !own && !partner) return null
  return (
    <Card as="section" aria-labelledby={`feedback-${id}`}>
      <Stack $gap={4}>
        <SectionTitle id={`feedback-${id}`} ref={heading} tabIndex={-1}>
          {t('sessions.feedback.title')}
        </SectionTitle>
        {isOpen && (
          <>
            <p>{t('sessions.feedback.text', { name, date: dateTime(until) })}</p>
            <FeedbackForm
              id={id}
              onGiven={(given) => {
                onChanged(given)
                heading.current?.focus()
              }}
            />
          </>
        )}
        {own && <Given title={t('sessions.feedback.own')} feedback={own} />}
        {partner && <Given title={t('sessions.feedback.partner', { name })} feedback={partner} />}
        {own && !partner && Date.parse(until) > Date.now() && (
          <Muted>{t('sessions.feedback.waiting', { name, date: dateTime(until) })}</Muted>
        )}
      </Stack>
    </Card>
  )
}

function Given({ title, feedback: { rating, text } }: { title: string; feedback: Feedback }) {
  return (
    <Stack $gap={1}>
      <CardTitle>{title}</CardTitle>
      <Stars value={rating} />
      {text && <p lang={languageOf(text)}>{text}</p>}
    </Stack>
  )
}
