import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom'
import { page } from './page'
import { withPageMessages } from './pageMessages'

function Retry() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate('/', { replace: true })}>Try again</button>
}

test('a failed chunk is requested again and loads without a page reload', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('503'))
    .mockResolvedValue({ default: () => <h1>Here</h1> })
  const router = createMemoryRouter([
    { path: '/', ...page(load), ErrorBoundary: Retry, HydrateFallback: () => null },
  ])
  render(<RouterProvider router={router} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a page is shown when its own messages are there; failed ones are requested again', async () => {
  const none = async () => ({ default: {} })
  const messages = { en: none, hi: none }
  const register = jest.fn().mockRejectedValueOnce(new Error('503')).mockResolvedValue(undefined)
  const own = page(async () => ({ default: () => <h1>Here</h1> }), messages)
  const routes = withPageMessages([{ path: '/', ...own, ErrorBoundary: Retry }], register)
  render(<RouterProvider router={createMemoryRouter([{ HydrateFallback: () => null, children: routes }])} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeVisible()
  expect(register.mock.calls).toEqual([[messages], [messages]])
})
