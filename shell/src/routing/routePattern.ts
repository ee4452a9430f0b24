import { OTHER_ROUTE } from '@mentor-connect/contract/rules/releaseHealth'
import type { RouteObject } from 'react-router-dom'
import { isGuard } from './areaRoutes'

interface Match {
  route: Pick<RouteObject, 'id' | 'path'>
}

/**
 * Returns the path of a page as its route is declared, such as `/resource/:courseId`, without any value of
 * the real URL.
 * @param matches matches of the router, from the outermost route to the innermost
 */
export function routePattern(matches: Match[]): string {
  const isNoPage = ({ route: { id = '', path = '' } }: Match) => isGuard(id) || path.includes('*')
  if (matches.some(isNoPage)) return OTHER_ROUTE
  return `/${matches.flatMap(({ route: { path } }) => path || []).join('/')}`
}
