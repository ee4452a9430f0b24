import type { AnyEndpoint } from '@mentor-connect/contract/api/endpoint'
import type { Page } from 'playwright-core'

interface Prepared {
  endpoint: Pick<AnyEndpoint, 'method' | 'path'>
  /** The whole response, such as `{ message: 'OK', data }`. */
  json: object
  status?: number
}

/** Brings a page into a state in which endpoints without parameters respond with what is prepared. */
export async function withAnswers(page: Page, answers: Prepared[], act: () => Promise<unknown>) {
  const routes = answers.map((answer) => ({ ...answer, isIts: isPath(answer.endpoint.path) }))
  for (const { endpoint, json, status = 200, isIts } of routes)
    await page.route(isIts, (route) => {
      const request = route.request()
      if (request.method() !== endpoint.method) return route.fallback()
      const headers = {
        'access-control-allow-origin': request.headers().origin!,
        'access-control-allow-credentials': 'true',
      }
      return route.fulfill({ status, json, headers })
    })
  await act()
  for (const { isIts } of routes) await page.unroute(isIts)
}

const isPath =
  (path: string) =>
  ({ pathname }: URL) =>
    pathname === path

/** Loads the page again with prepared data, and waits until an element shows it. */
export const showsAnswer = (page: Page, endpoint: Prepared['endpoint'], data: object, element: string) =>
  withAnswers(page, [{ endpoint, json: { message: 'OK', data } }], async () => {
    await page.reload()
    await page.locator(element).first().waitFor()
  })
