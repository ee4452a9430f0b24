import { step } from './steps'

afterEach(() => void Reflect.deleteProperty(globalThis, 'scheduler'))

test('a step runs after the task that asks for it', async () => {
  const order: string[] = []
  const done = step(() => order.push('step'))
  await Promise.resolve().then(() => order.push('microtask of the same task'))
  order.push('end of the task')
  await done
  expect(order).toEqual(['microtask of the same task', 'end of the task', 'step'])
})

test('where the browser has a scheduler, it decides when to go on', async () => {
  let goOn = () => {}
  const scheduler = { yield: () => new Promise<void>((resolve) => (goOn = resolve)) }
  Object.assign(globalThis, { scheduler })
  const run = jest.fn(() => 'result')
  const done = step(run)
  expect(run).not.toHaveBeenCalled()
  goOn()
  expect(await done).toBe('result')
})

test('a step that fails ends the start', async () => {
  const failing = step(() => Promise.reject(new Error('no modules')))
  await expect(failing).rejects.toThrow('no modules')
})
