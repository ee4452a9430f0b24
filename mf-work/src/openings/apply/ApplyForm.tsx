import { useEndpoint } from '@mentor-connect/api'
import { getApplicable } from '@mentor-connect/contract/work/applications'
import type { Opening } from '@mentor-connect/contract/work/openings'
import { Card, LoadFailed, SectionTitle, Skeleton, Stack } from '@mentor-connect/ui'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApplicationFields } from './ApplicationFields'
import { ApplicationReview } from './ApplicationReview'
import { useApplication } from './useApplication'
import { useApplyT } from './useApplyT'

interface ApplyFormProps {
  opening: Opening
  onSent: () => void
  onClose: () => void
}

/** Applies to an opening in two steps: the learner writes, and then sees everything that will be sent. */
export function ApplyForm({ opening, onSent, onClose }: ApplyFormProps) {
  const t = useApplyT()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isReview, setReview] = useState(false)
  const applicable = useEndpoint(getApplicable, {})
  const application = useApplication(opening, () => {
    onSent()
    onClose()
  })
  useEffect(() => heading.current?.focus(), [])

  const show = (review: boolean) => {
    flushSync(() => setReview(review))
    heading.current?.focus()
  }
  const { data, error, retry } = applicable
  return (
    <Card as="section" aria-labelledby="apply">
      <Stack $gap={5}>
        <SectionTitle id="apply" ref={heading} tabIndex={-1}>
          {t(isReview ? 'openings.apply.reviewTitle' : 'openings.apply.title')}
        </SectionTitle>
        {!data && (error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="16rem" />)}
        {data && !isReview && (
          <ApplicationFields
            opening={opening}
            applicable={data}
            application={application}
            onNext={() => show(true)}
            onClose={onClose}
          />
        )}
        {data && isReview && (
          <ApplicationReview
            opening={opening}
            applicable={data}
            application={application}
            onBack={() => show(false)}
          />
        )}
      </Stack>
    </Card>
  )
}
