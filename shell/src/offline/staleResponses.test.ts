import { createStaleResponses } from './staleResponses'

function aWorker() {
  const worker = new EventTarget()
  const tell = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }))
  const stored = (url: string, storedAt?: number) => tell({ type: 'mc:answer', url, storedAt })
  return { worker: worker as unknown as ServiceWorkerContainer, stored, tell }
}

it('knows the oldest answer that came out of the store, until each has come anew', () => {
  const { worker, stored } = aWorker()
  const answers = createStaleResponses(worker)
  const listener = jest.fn()
  answers.asOf.subscribe(listener)
  expect(answers.asOf.get()).toBeUndefined()
  stored('/a', 2000)
  stored('/b', 1000)
  expect(answers.asOf.get()).toBe(1000)
  stored('/b')
  expect(answers.asOf.get()).toBe(2000)
  stored('/a')
  expect(answers.asOf.get()).toBeUndefined()
  expect(listener).toHaveBeenCalledTimes(4)
})

it('forgets them with the page that showed them', () => {
  const { worker, stored } = aWorker()
  const answers = createStaleResponses(worker)
  stored('/a', 1000)
  answers.clear()
  expect(answers.asOf.get()).toBeUndefined()
})

it.each([null, 'text', { type: 'other', url: '/a', storedAt: 1 }, { type: 'mc:answer', storedAt: 1 }])(
  'takes no notice of %j',
  (data) => {
    const { worker, tell } = aWorker()
    const answers = createStaleResponses(worker)
    tell(data)
    expect(answers.asOf.get()).toBeUndefined()
  },
)

it('works in a browser without workers', () => {
  expect(createStaleResponses(undefined).asOf.get()).toBeUndefined()
})
