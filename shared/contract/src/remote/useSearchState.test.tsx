import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { useSearchState } from './useSearchState'

function Filters() {
  const [params, update] = useSearchState()
  const set = (key: string, value: string) =>
    update((current) => {
      const next = new URLSearchParams(current)
      next.set(key, value)
      return next
    })
  const handleClick = () => {
    set('course', 'js')
    set('sort', 'progress')
  }
  return <button onClick={handleClick}>{params.toString()}</button>
}

test('two changes before the next render are both applied', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Filters /> }], { initialEntries: ['/?q=asha'] })
  render(<RouterProvider router={router} />)
  await act(async () => screen.getByRole('button').click())
  expect(router.state.location.search).toBe('?q=asha&course=js&sort=progress')
  expect(screen.getByRole('button')).toHaveTextContent('q=asha&course=js&sort=progress')
})

test('a change after going back is based on the current URL', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Filters /> }], {
    initialEntries: ['/', '/?q=ravi'],
    initialIndex: 1,
  })
  render(<RouterProvider router={router} />)
  await act(async () => router.navigate(-1))
  await act(async () => screen.getByRole('button').click())
  expect(router.state.location.search).toBe('?course=js&sort=progress')
})

test.each(['/', '/hi'])(
  'a change while another page is being opened does not cancel that (base %s)',
  async (base) => {
    let finish: (value: null) => void = () => undefined
    const loader = () => new Promise<null>((resolve) => (finish = resolve))
    const router = createMemoryRouter(
      [
        { path: '/', element: <Filters /> },
        { path: '/course', loader, element: <h1>Course</h1> },
      ],
      { basename: base, initialEntries: [base] },
    )
    render(<RouterProvider router={router} />)
    act(() => void router.navigate('/course'))
    await act(async () => screen.getByRole('button').click())
    await act(async () => finish(null))
    expect(screen.getByRole('heading', { name: 'Course' })).toBeVisible()
  },
)

test('changes follow each other in another language, too', async () => {
  const router = createMemoryRouter(
    [{ path: '/', loader: () => null, element: <Filters />, HydrateFallback: () => null }],
    {
      basename: '/hi',
      initialEntries: ['/hi?q=asha'],
    },
  )
  render(<RouterProvider router={router} />)
  const button = await screen.findByRole('button')
  await act(async () => button.click())
  expect(router.state.location.search).toBe('?q=asha&course=js&sort=progress')
})
