import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { useFormats } from '@mentor-connect/i18n'
import { Stars } from '@mentor-connect/ui'
import { useT } from './messages/useT'

/** The average rating of a mentor, or "New" if there are few reviews. */
export function MentorRating({ mentor: { rating, reviewCount = 0 } }: { mentor: Mentor }) {
  const t = useT()
  const { number } = useFormats()
  if (rating === undefined)
    return (
      <div>
        <Stars value={0} count={0} />
      </div>
    )
  return (
    <div>
      <Stars value={rating} />{' '}
      <span>
        <span aria-hidden>{number(rating)} · </span>
        {t('public.course.reviewCount', { count: reviewCount })}
      </span>
    </div>
  )
}
