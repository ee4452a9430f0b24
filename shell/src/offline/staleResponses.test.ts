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

it('drops responses that nothing displays any more, once the server was reached', () => {
  const { worker, stored } = aWorker()
  const responses = createStaleResponses(worker)
  stored('/displayed', 2000)
  stored('/gone', 1000)

  const endOffline = responses.startRound()
  stored('/displayed', 2000)
  endOffline()
  expect(responses.asOf.get()).toBe(1000)

  const endOnline = responses.startRound()
  stored('/displayed')
  endOnline()
  expect(responses.asOf.get()).toBeUndefined()
})

it('keeps what came from the cache again in the same round', () => {
  const { worker, stored } = aWorker()
  const responses = createStaleResponses(worker)
  stored('/a', 1000)
  const end = responses.startRound()
  stored('/a', 1000)
  stored('/b')
  end()
  expect(responses.asOf.get()).toBe(1000)
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
