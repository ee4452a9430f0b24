import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { Row, SectionTitle, Skeleton, Stack, lazyPart } from '@mentor-connect/ui'
import { useEffect, useRef } from 'react'
import { MentorRating } from '../../MentorRating'
import { useT } from '../../messages/useT'

const LazyReviews = lazyPart(
  () => import(/* webpackChunkName: "mentor-reviews" */ './ReadReviews').then((module) => module.ReadReviews),
  <Skeleton $height="16rem" />,
)

const ID = 'reviews'

/** The reviews of a mentor. They are loaded in the browser, because the available actions depend on the reader. */
export function MentorReviews({ mentor }: { mentor: Mentor }) {
  const t = useT()
  const section = useRef<HTMLElement>(null)

  // Links to reviews end with this fragment. The browser looked for it before this section was rendered, so
  // the section takes the focus here.
  useEffect(() => {
    if (window.location.hash === `#${ID}`) section.current?.focus()
  }, [])

  return (
    <Stack as="section" id={ID} ref={section} tabIndex={-1} $gap={4}>
      <Row $between>
        <SectionTitle>{t('public.course.reviews')}</SectionTitle>
        <MentorRating mentor={mentor} />
      </Row>
      <LazyReviews mentor={mentor} />
    </Stack>
  )
}
