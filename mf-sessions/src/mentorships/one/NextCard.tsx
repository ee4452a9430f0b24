import type { MentorshipDetails } from '@mentor-connect/contract/mentoring/mentorships'
import { paths } from '@mentor-connect/contract/remote'
import type { MentorshipAct } from '@mentor-connect/contract/mentoring/mentorship'
import { Button, ButtonLink, Card, Notice, Row, SectionTitle, Stack, color } from '@mentor-connect/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { useSide } from '../useSide'
import { ActDialog } from './ActDialog'
import { CLOSING, nameOf, orderedActs, type ActName } from './acts'
import { useNextTexts } from './useNextTexts'

interface NextCardProps {
  mentorship: MentorshipDetails
  onChanged: (mentorship: MentorshipDetails) => void
}

/** Says whose turn it is and until when, and offers the actions of this person. */
export function NextCard({ mentorship, onChanged }: NextCardProps) {
  const t = useT()
  const id = useId()
  const { side } = useSide()
  const { title, text } = useNextTexts()(mentorship)
  const heading = useRef<HTMLHeadingElement>(null)
  const [act, setAct] = useState<MentorshipAct>()
  const isNew = Boolean((useLocation().state as { isNew?: boolean } | null)?.isNew)
  const [done, setDone] = useState<{ name: ActName | 'request' } | undefined>(
    isNew && mentorship.version === 0 ? { name: 'request' } : undefined,
  )
  // Focuses the heading, because the button that opened the dialog may have disappeared.
  useEffect(() => {
    if (done && done.name !== 'request') heading.current?.focus()
  }, [done])

  const { main, acts } = orderedActs(mentorship, side)
  const isBookable = side === 'learner' && mentorship.state === 'active' && !mentorship.proposedBy
  const isOver = acts.length === 0 && side === 'learner' && mentorship.state !== 'completed'
  const handleDone = (changed: MentorshipDetails, name: ActName) => {
    onChanged(changed)
    setAct(undefined)
    setDone({ name })
  }
  return (
    <Next as="section" aria-labelledby={id} $mine={mentorship.waitsFor === side}>
      <Stack>
        {done && (
          <Notice tone="success">
            {t(`mentorship.done.${done.name}`, { name: mentorship.partner.name })}
          </Notice>
        )}
        <SectionTitle id={id} ref={heading} tabIndex={-1}>
          {title}
        </SectionTitle>
        <p>{text}</p>
        <Row>
          {isBookable && (
            <ButtonLink to={paths.learner.bookSession(mentorship.partner.id)}>
              {t('mentorship.link.book')}
            </ButtonLink>
          )}
          {isOver && (
            <ButtonLink to={paths.learner.mentorDirectory}>{t('mentorship.cannot.others')}</ButtonLink>
          )}
          {acts.map((one) => {
            const name = nameOf(one, mentorship, side)
            return (
              <Button
                key={one}
                $variant={one === main ? 'primary' : CLOSING.includes(name) ? 'ghost' : 'secondary'}
                onClick={() => setAct(one)}
              >
                {t(`mentorship.act.${name}`)}
              </Button>
            )
          })}
        </Row>
      </Stack>
      {act && (
        <ActDialog
          act={act}
          mentorship={mentorship}
          onDone={handleDone}
          onChanged={onChanged}
          onClose={() => setAct(undefined)}
        />
      )}
    </Next>
  )
}

const Next = styled(Card)<{ $mine: boolean }>`
  border-inline-start: 4px solid ${({ $mine }) => ($mine ? color.accent : color.border)};
  overflow-wrap: anywhere;
`
