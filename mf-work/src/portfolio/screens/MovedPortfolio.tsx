import { useEndpoint } from '@mentor-connect/api'
import { paths } from '@mentor-connect/contract/remote'
import { findMovedPortfolio } from '@mentor-connect/contract/work/portfolio'
import { Navigate } from 'react-router-dom'

/** Leads from a former address of a portfolio to the present one, if there is one. */
export function MovedPortfolio({ slug }: { slug: string }) {
  const { data } = useEndpoint(findMovedPortfolio, { params: { slug } })
  return data ? <Navigate to={paths.portfolio(data.slug)} replace /> : null
}
