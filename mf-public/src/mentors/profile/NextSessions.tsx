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
 * The section with a mentor's free times. They are loaded in the browser, because they depend on the present time and
 * the reader's time zone. Renders nothing for a mentor who offers no sessions.
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
