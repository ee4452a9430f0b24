import { Card, Stack, font, lazyPart } from '@mentor-connect/ui'
import { useCallback, useState } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { SlotsRoom } from './SlotsRoom'

const LazySlots = lazyPart(
  () => import(/* webpackChunkName: "free-slots" */ './FreeSlots').then((module) => module.FreeSlots),
  <SlotsRoom />,
  null,
)

/**
 * Free times are read in the browser: they depend on the hour and on the reader's clock. Nothing for a mentor who offers
 * no sessions.
 */
export function NextSessions({ mentorId }: { mentorId: string }) {
  const t = useT()
  const [isOffered, setOffered] = useState(true)
  const handleNotOffered = useCallback(() => setOffered(false), [])
  if (!isOffered) return null
  return (
    <Card as="section">
      <Stack $gap={4}>
        <Heading>{t('public.mentor.slots')}</Heading>
        <LazySlots mentorId={mentorId} onNotOffered={handleNotOffered} />
      </Stack>
    </Card>
  )
}

const Heading = styled.h2`
  font-size: ${font.size.h3};
`
