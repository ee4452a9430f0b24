import type { Slot } from '@mentor-connect/contract/api/wire'
import { Button, Card, Muted, SectionTitle, Stack, space } from '@mentor-connect/ui'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import { useWhen } from '../useWhen'

interface NextSlotsProps {
  slots: Slot[]
  isBusy: boolean
  onChoose: (slot: Slot) => void
}

/** Shown if the chosen time was taken meanwhile: buttons that book other free times. Takes the focus. */
export function NextSlots({ slots, isBusy, onChoose }: NextSlotsProps) {
  const t = useT()
  const { day, time } = useWhen()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [slots])
  return (
    <Card as="section" aria-labelledby="next-slots">
      <Stack $gap={4}>
        <SectionTitle id="next-slots" ref={heading} tabIndex={-1}>
          {t('sessions.taken.title')}
        </SectionTitle>
        <Muted>{t(slots.length > 0 ? 'sessions.taken.choose' : 'sessions.taken.none')}</Muted>
        <Choices>
          {slots.map((slot) => (
            <li key={slot.start}>
              <Button $wide $variant="secondary" $inactive={isBusy} onClick={() => onChoose(slot)}>
                {day(slot.start)}, {time(slot.start)}
              </Button>
            </li>
          ))}
        </Choices>
      </Stack>
    </Card>
  )
}

const Choices = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${space[2]};
`
