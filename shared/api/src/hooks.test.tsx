import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { getCourse } from '@mentor-connect/contract/courses/courses'
import { aCourse, FakeApi } from '@mentor-connect/testing'
import { ApiFailure } from './ApiFailure'
import { useAttempt } from './useAttempt'
import { useEndpoint } from './useEndpoint'

function renderFresh(element: ReactNode) {
  const wrap = (children: ReactNode) => (
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0, shouldRetryOnError: false }}>
      {children}
    </SWRConfig>
  )
  const cache = new Map()
  const view = render(wrap(element))
  return { user: userEvent.setup(), rerender: (next: ReactNode) => view.rerender(wrap(next)) }
}

describe('useEndpoint', () => {
  function Title({ id }: { id: string | null }) {
    const course = useEndpoint(getCourse, id ? { params: { id } } : null)
    return (
      <section aria-busy={course.isRefreshing}>
        {course.isLoading && <p role="status">Loading</p>}
        {course.error && <p role="alert">{course.error.code}</p>}
        {course.data && <h1>{course.data.title}</h1>}
        <button onClick={course.retry}>Again</button>
        <button onClick={() => course.setData(aCourse({ title: 'Renamed' }))}>Rename</button>
      </section>
    )
  }
  const title = () => screen.queryByRole('heading')?.textContent
  const answering = (name: string) => new FakeApi().answers(getCourse, aCourse({ title: name }))

  test('reports loading first, then the data', async () => {
    const api = answering('Learn Go')
    renderFresh(<Title id="a" />)
    expect(screen.getByRole('status')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Learn Go' })).toBeVisible()
    expect(screen.queryByRole('status')).toBeNull()
    expect(api.received(getCourse)).toHaveLength(1)
  })

  test('makes no request while its arguments are null', async () => {
    const api = answering('Learn Go')
    const { rerender } = renderFresh(<Title id={null} />)
    expect(screen.getByRole('status')).toBeVisible()
    expect(api.received(getCourse)).toHaveLength(0)
    rerender(<Title id="a" />)
    expect(await screen.findByRole('heading', { name: 'Learn Go' })).toBeVisible()
  })

  test('reports a failure until a retry succeeds', async () => {
    new FakeApi().refuses(getCourse, 404, 'not_found')
    const { user } = renderFresh(<Title id="a" />)
    expect(await screen.findByText('not_found')).toBeVisible()
    expect(screen.queryByRole('status')).toBeNull()
    answering('Learn Go')
    await user.click(screen.getByRole('button', { name: 'Again' }))
    expect(await screen.findByRole('heading', { name: 'Learn Go' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('keeps the cached data when a refresh fails, and reports the failure', async () => {
    answering('Learn Go')
    const { user } = renderFresh(<Title id="a" />)
    await screen.findByRole('heading', { name: 'Learn Go' })
    new FakeApi().isUnreachable(getCourse)
    await user.click(screen.getByRole('button', { name: 'Again' }))
    expect(await screen.findByText('unreachable')).toBeVisible()
    expect(title()).toBe('Learn Go')
  })

  test('shares one request and its data between components', async () => {
    const api = answering('Learn Go')
    const { user } = renderFresh(
      <>
        <Title id="a" />
        <Title id="a" />
      </>,
    )
    expect(await screen.findAllByRole('heading', { name: 'Learn Go' })).toHaveLength(2)
    expect(api.received(getCourse)).toHaveLength(1)
    await user.click(screen.getAllByRole('button', { name: 'Rename' })[0]!)
    expect(await screen.findAllByRole('heading', { name: 'Renamed' })).toHaveLength(2)
    expect(api.received(getCourse)).toHaveLength(1)
  })

  test('keeps the previous data until the new request has loaded', async () => {
    new FakeApi().answers(getCourse, ({ params }) => aCourse({ title: `Course ${params['id']}` }))
    const { rerender } = renderFresh(<Title id="a" />)
    await screen.findByRole('heading', { name: 'Course a' })
    rerender(<Title id="b" />)
    expect(title()).toBe('Course a')
    expect(await screen.findByRole('heading', { name: 'Course b' })).toBeVisible()
  })
})

describe('useAttempt', () => {
  function Action({ act: action }: { act: () => Promise<unknown> }) {
    const { attempt, isBusy, failure } = useAttempt()
    const run = async () => {
      outcomes.push(await attempt(action))
    }
    return (
      <>
        <button disabled={isBusy} onClick={() => void run()}>
          Send
        </button>
        {failure && <p role="alert">{failure.code}</p>}
      </>
    )
  }
  let outcomes: boolean[]
  beforeEach(() => {
    outcomes = []
  })
  const button = () => screen.getByRole('button', { name: 'Send' })

  test('is busy until the action has finished', async () => {
    let finish = () => undefined as void
    const { user } = renderFresh(<Action act={() => new Promise<void>((resolve) => (finish = resolve))} />)
    await user.click(button())
    expect(button()).toBeDisabled()
    await act(async () => finish())
    expect(button()).toBeEnabled()
    expect(outcomes).toEqual([true])
  })

  test('reports the failure until the next attempt', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const action = jest
      .fn()
      .mockRejectedValueOnce(new ApiFailure(0, 'unreachable', 'Offline.'))
      .mockRejectedValueOnce(new TypeError('Oops.'))
      .mockResolvedValueOnce(undefined)
    const { user } = renderFresh(<Action act={action} />)
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent('unreachable')
    expect(button()).toBeEnabled()
    await user.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent('internal')
    await user.click(button())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(outcomes).toEqual([false, false, true])
    expect(log).toHaveBeenCalledTimes(1)
    log.mockRestore()
  })
})
