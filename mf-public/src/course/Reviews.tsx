import type { Review } from '@mentor-connect/shared/contracts/courses'
import { useFormats } from '@mentor-connect/shared/i18n'
import { Avatar, Card, Muted, Row, SectionTitle, Small, Stack, Stars } from '@mentor-connect/shared/ui'
import { useT } from '../messages/useT'

export function Reviews({ reviews }: { reviews: Review[] }) {
  const t = useT()
  const { shortDate } = useFormats()
  return (
    <Stack as="section" $gap={4}>
      <SectionTitle>{t('public.course.reviews')}</SectionTitle>
      {reviews.length === 0 && <Muted>{t('public.course.noReviews')}</Muted>}
      <Stack as="ul" $gap={4}>
        {reviews.map((review, index) => (
          <Card as="li" key={index} $padding={5}>
            <Stack $gap={3}>
              <Row>
                <Avatar name={review.user} size={44} />
                <Stack $gap={0}>
                  <strong>{review.user}</strong>
                  <Small>{shortDate(review.createdAt)}</Small>
                </Stack>
                <Stars value={review.rating} />
              </Row>
              <p>{review.comment}</p>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Stack>
  )
}
