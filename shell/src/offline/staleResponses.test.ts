import { createStaleResponses } from './staleResponses'

function aWorker() {
  const worker = new EventTarget()
  const tell = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }))
  const stored = (url: string, storedAt?: number) => tell({ type: 'mc:answer', url, storedAt })
  return { worker: worker as unknown as ServiceWorkerContainer, stored, tell }
}

it('reports the oldest stale response until all have been refreshed', () => {
  const { worker, stored } = aWorker()
  const responses = createStaleResponses(worker)
  const listener = jest.fn()
  responses.asOf.subscribe(listener)
  expect(responses.asOf.get()).toBeUndefined()
  stored('/a', 2000)
  stored('/b', 1000)
  expect(responses.asOf.get()).toBe(1000)
  stored('/b')
  expect(responses.asOf.get()).toBe(2000)
  stored('/a')
  expect(responses.asOf.get()).toBeUndefined()
  expect(listener).toHaveBeenCalledTimes(4)
})

it('clears stale responses for a new page', () => {
  const { worker, stored } = aWorker()
  const responses = createStaleResponses(worker)
  stored('/a', 1000)
  responses.clear()
  expect(responses.asOf.get()).toBeUndefined()
})

it.each([null, 'text', { type: 'other', url: '/a', storedAt: 1 }, { type: 'mc:answer', storedAt: 1 }])(
  'ignores the message %j',
  (data) => {
    const { worker, tell } = aWorker()
    const responses = createStaleResponses(worker)
    tell(data)
    expect(responses.asOf.get()).toBeUndefined()
  },
)

it('works in a browser without service workers', () => {
  expect(createStaleResponses(undefined).asOf.get()).toBeUndefined()
})
