import { useEndpoint } from '@mentor-connect/api'
import { findMovedBookingPage } from '@mentor-connect/contract/mentoring/bookingPage'
import { paths } from '@mentor-connect/contract/remote'
import { Navigate } from 'react-router-dom'

/** Leads from a former address of a booking page to the present one, if there is one. */
export function MovedBookingPage({ slug }: { slug: string }) {
  const { data } = useEndpoint(findMovedBookingPage, { params: { slug } })
  return data ? <Navigate to={paths.bookingPage(data.slug)} replace /> : null
}
