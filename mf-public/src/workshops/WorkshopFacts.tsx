import type { Workshop } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { Muted, Stack, color, font, space } from '@mentor-connect/ui'
import { Users, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { DateTile } from './DateTile'
import { useT } from './messages/useT'
import { WorkshopStart } from './WorkshopStart'
import { WorkshopTime } from './WorkshopTime'

/** Time and place of a workshop, and the number of free seats. */
export function WorkshopFacts({ workshop }: { workshop: Workshop }) {
  const t = useT()
  const { start, seats, free, waiting } = workshop
  return (
    <Stack $gap={4}>
      <Line icon={<DateTile start={start} />}>
        <When>
          <WorkshopTime workshop={workshop} />
        </When>
      </Line>
      <WorkshopStart workshop={workshop} />
      <Line icon={<Video size={22} aria-hidden />}>{t('public.workshops.online')}</Line>
      <Line icon={<Users size={22} aria-hidden />}>
        {t('public.workshops.freeOf', { free, seats })}
        {waiting > 0 && <Muted>{t('public.workshops.waiting', { count: waiting })}</Muted>}
      </Line>
    </Stack>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Fact>
      <Icon>{icon}</Icon>
      <div>{children}</div>
    </Fact>
  )
}

const Fact = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`

const Icon = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 3.5rem;
  color: ${color.primary};
`

const When = styled.p`
  text-wrap: balance;
  font-weight: ${font.weight.semibold};
`
