import { useEndpoint } from '@mentor-connect/api'
import {
  getBookingPage,
  type BookingPage as Page,
  findMovedBookingPage,
} from '@mentor-connect/contract/mentoring/bookingPage'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import {
  ButtonLink,
  Card,
  MissingRecord,
  Row,
  SectionTitle,
  Skeleton,
  Stack,
  StaleNotice,
  lazyPart,
} from '@mentor-connect/ui'
import { useId } from 'react'
import { useParams, Navigate } from 'react-router-dom'
import { PageColumn } from '../page-layout/PageColumn'
import { useSitePaths } from '../page-layout/useSitePaths'
import { BookingHeader } from './BookingHeader'
import { BookingKinds } from './BookingKinds'
import { useT } from './messages/useT'

/** Loaded in the browser, because free times depend on the present time and the visitor’s time zone. */
const BookingTimes = lazyPart(
  () =>
    import(/* webpackChunkName: "booking-times" */ './BookingTimes').then((module) => module.BookingTimes),
  <Skeleton $height="24rem" />,
)

/** A mentor’s public page for booking. Its address is chosen by the mentor. */
export default function BookingPage() {
  const t = useT()
  const sitePaths = useSitePaths()
  const { slug = '' } = useParams()
  const { data, error, retry } = useEndpoint(getBookingPage, { params: { slug } })
  return (
    <PageColumn>
      {data && (
        <>
          {error && <StaleNotice onRetry={retry} />}
          <Described page={data} />
        </>
      )}
      {!data && (
        <MissingRecord
          error={error}
          onRetry={retry}
          notFound={t('public.booking.unknown')}
          help={t('public.booking.unknownHelp')}
        >
          <MovedBookingPage slug={slug} />
          <Row>
            <ButtonLink to={sitePaths.mentorDirectory}>{t('public.booking.others')}</ButtonLink>
          </Row>
        </MissingRecord>
      )}
    </PageColumn>
  )
}

function Described({ page }: { page: Page }) {
  const t = useT()
  const headingId = useId()
  const hasKinds = page.kinds.length > 0
  return (
    <>
      <PageTitle>{t('public.booking.title', { name: page.name })}</PageTitle>
      <BookingHeader page={page} />
      <BookingKinds page={page} />
      {hasKinds && (
        <Card as="section" aria-labelledby={headingId}>
          <Stack $gap={5}>
            <SectionTitle id={headingId}>{t('public.booking.times')}</SectionTitle>
            <BookingTimes page={page} />
          </Stack>
        </Card>
      )}
    </>
  )
}

/** Redirects a former address of a booking page to the present one, if there is one. */
function MovedBookingPage({ slug }: { slug: string }) {
  const { data } = useEndpoint(findMovedBookingPage, { params: { slug } })
  return data ? <Navigate to={paths.bookingPage(data.slug)} replace /> : null
}
