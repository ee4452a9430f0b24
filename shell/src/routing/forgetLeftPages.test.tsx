import { createMemoryRouter, type RouteObject } from 'react-router-dom'
import type { Router } from './router'
import { forgetLeftPages } from './forgetLeftPages'
import { createStaleResponses } from '../offline/staleResponses'

function openAt(routes: RouteObject[]) {
  const worker = new EventTarget()
  const responses = createStaleResponses(worker as unknown as ServiceWorkerContainer)
  const router = createMemoryRouter(routes, { initialEntries: ['/a'] }) as Router
  forgetLeftPages(router, responses)
  const fromCache = (url: string, storedAt: number) =>
    worker.dispatchEvent(new MessageEvent('message', { data: { type: 'mc:answer', url, storedAt } }))
  return { router, responses, fromCache }
}

let endLoading: () => void
const pages: RouteObject[] = [
  { path: '/a', element: null },
  { path: '/b', element: null, loader: () => new Promise((resolve) => (endLoading = () => resolve(null))) },
  { path: '/c', element: null },
]

test('what the page before had shown is forgotten, and what the next page has read during the move is kept', async () => {
  const { router, responses, fromCache } = openAt(pages)
  fromCache('/of-a', 1000)
  const moved = router.navigate('/b')
  fromCache('/of-b', 2000)
  expect(responses.asOf.get()).toBe(1000)
  endLoading()
  await moved
  expect(responses.asOf.get()).toBe(2000)
})

test('a page that is shown at once forgets everything', async () => {
  const { router, responses, fromCache } = openAt(pages)
  fromCache('/of-a', 1000)
  await router.navigate('/c')
  expect(responses.asOf.get()).toBeUndefined()
})

test('a change of the query alone forgets nothing', async () => {
  const { router, responses, fromCache } = openAt(pages)
  fromCache('/of-a', 1000)
  await router.navigate('/a?tab=2')
  expect(responses.asOf.get()).toBe(1000)
})

test('a move that is given up for another one leaves nothing', async () => {
  const { router, responses, fromCache } = openAt(pages)
  void router.navigate('/b')
  fromCache('/of-b', 2000)
  await router.navigate('/c')
  expect(responses.asOf.get()).toBeUndefined()
})
