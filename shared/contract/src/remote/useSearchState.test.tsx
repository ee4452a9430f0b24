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
