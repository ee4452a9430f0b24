import { Card, Stack, font, lazyPart } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'

const LazySlots = lazyPart(
  () => import(/* webpackChunkName: "free-slots" */ './FreeSlots').then((module) => module.FreeSlots),
  null,
  null,
)

/**
 * Free times are read in the browser: they depend on the hour and on the reader's clock. Their place is kept, so that
 * nothing moves when they appear.
 */
export function NextSessions({ mentorId }: { mentorId: string }) {
  const t = useT()
  return (
    <Card as="section">
      <Stack $gap={4}>
        <Heading>{t('public.mentor.slots')}</Heading>
        <Place>
          <LazySlots mentorId={mentorId} />
        </Place>
      </Stack>
    </Card>
  )
}

const Heading = styled.h2`
  font-size: ${font.size.h3};
`

const Place = styled.div`
  min-height: 13rem;
`
